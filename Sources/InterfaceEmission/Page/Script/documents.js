// What the page contains: the data of documents, which are read when they are needed, and elements.

const sources = [...document.querySelectorAll('script.document')];
const read = [];
const $ = (id) => document.getElementById(id);

function doc(number) {
  if (!read[number] && sources[number]) {
    const data = JSON.parse(sources[number].textContent);
    data.pieces = data.templates.map((t) => t.split('=""').map((p) => [p, p.slice(p.lastIndexOf(' ') + 1)]));
    data.names = data.templates.map((t) => /^<(\w+)/.exec(t)[1]);
    data.boxes = data.templates.map((t) => {
      const m = /^<rect data-id="([^"]*)"/.exec(t);
      return m && m[1].replace(/&(lt|gt|quot|amp|#9|#10|#13);/g,
        (_, n) => ({ lt: '<', gt: '>', quot: '"', amp: '&', '#9': '\t', '#10': '\n', '#13': '\r' })[n]);
    });
    data.frames = [];
    read[number] = data;
  }
  return read[number];
}

// A scene in each configuration: the indices of the configuration, its picture and its facts.
function states(scene) {
  const found = [];
  for (let i = 0; i < scene.states.length; i += 3) found.push(scene.states.slice(i, i + 3));
  return found;
}

// The state of a scene in the configuration of a name, or else its first.
function stateOf(data, scene, name) {
  const list = states(scene);
  return list.find((s) => data.configurations[s[0]][0] === name) || list[0];
}

function element(name, attributes, ...children) {
  const made = document.createElement(name);
  for (const key in attributes || {}) {
    if (attributes[key] !== null && attributes[key] !== undefined) made.setAttribute(key, attributes[key]);
  }
  made.append(...children);
  return made;
}

// A name that may be broken between its words only.
function breakable(name) {
  const made = element('bdi');
  name.split(/(?<=[/_+-])(?![/_+-])|(?<=\p{Ll})(?=\p{Lu})|(?=\.)/u).forEach((word, i) => {
    if (i) made.append(element('wbr'));
    made.append(word);
  });
  return made;
}

// One row of a select for each value; a function is called with the chosen value.
function select(label, options, value, chosen, attributes) {
  const made = element('select', attributes);
  const groups = new Map();
  for (const [key, text, group] of options) {
    const option = element('option', { value: key }, text);
    option.selected = key === value;
    if (!group) made.append(option);
    else {
      if (!groups.has(group)) groups.set(group, element('optgroup', { label: group }));
      groups.get(group).append(option);
    }
  }
  // A single group needs no heading.
  for (const group of groups.values()) made.append(...(groups.size > 1 ? [group] : group.childNodes));
  made.addEventListener('change', () => chosen(made.value));
  return element('label', {}, element('span', {}, label), made);
}
