// The details of the selected view, or of the scene.

function row(table, name, ...value) {
  table.append(element('tr', {}, element('th', { scope: 'row' }, name), element('td', {}, ...value)));
}
// The words of a name: `Title color` for `titleColor`.
function spelled(name) {
  const text = name.replace(/([a-z0-9])([A-Z])/g, (_, a, b) => `${a} ${b}`).replace(/ [A-Z](?![A-Z])/g, (c) => c.toLowerCase());
  return text.charAt(0).toUpperCase() + text.slice(1);
}
function hex(parts) {
  return '#' + parts.map((p) => Math.round(Math.min(Math.max(p, 0), 1) * 255).toString(16).padStart(2, '0')).join('');
}
function color(value) {
  const name = value.name || value.systemColor || value.cocoaTouchSystemColor || value.catalogColor;
  const parts = value.red !== undefined ? [value.red, value.green, value.blue] : value.white !== undefined ? [value.white, value.white, value.white] : null;
  if (!parts) return name;
  const alpha = value.alpha === undefined || value.alpha === 1 ? '' : `, ${Math.round(value.alpha * 100)} %`;
  return [name, hex(parts) + alpha].filter(Boolean).join(' ');
}
function font(value) {
  const name = value.style || value.name || value.family || (value.type ? `${spelled(value.type)} font` : '');
  return [name, value.weight, value.pointSize !== undefined && `${value.pointSize} pt`].filter(Boolean).join(', ');
}
// A value in words. An element of the document has attributes, and children that are known by their keys.
function words(value) {
  if (value === null) return 'none';
  if (value === true) return 'yes';
  if (value === false) return 'no';
  if (Array.isArray(value)) return value.map(words).join(value.some((v) => typeof v === 'object') ? '; ' : ', ');
  if (typeof value !== 'object') return String(value);
  if (value.element) return members(value).map(([k, v]) => `${spelled(k).toLowerCase()}: ${words(v)}`).join(', ') || spelled(value.element);
  if (color(value)) return color(value);
  if (value.pointSize !== undefined) return font(value);
  if (value.fragments) return value.fragments.map((f) => f.content).join('');
  return Object.entries(value).map(([k, v]) => `${spelled(k).toLowerCase()}: ${words(v)}`).join(', ');
}
function members(value) {
  const own = Object.entries(value.attributes || {});
  if (value.element === 'color' || value.element === 'fontDescription') return own.length ? [[value.element === 'color' ? 'color' : 'font', value.attributes]] : own;
  const inner = (value.children || []).map((c) => [c.key || c.element, c.element === 'color' || c.element === 'fontDescription' ? c.attributes || null : c]);
  return [...own, ...inner];
}
const stateNames = { normal: 'Default', highlighted: 'Highlighted', disabled: 'Disabled', selected: 'Selected', focused: 'Focused' };
// Rows for a value: those of a state are one for each of its properties.
function valueRows(table, name, value) {
  if (value && value.element === 'state') {
    for (const [k, v] of members(value)) row(table, `${stateNames[name] || spelled(name)}: ${spelled(k).toLowerCase()}`, words(v));
  } else row(table, spelled(name), words(value));
}
const round = (n) => String(Math.round(n * 1000) / 1000);
function findingList(list) {
  const items = element('ul', { class: 'findings' });
  for (const f of list) {
    items.append(element('li', {}, element('span', { class: f[0] }, f[0]), ` line ${f[2]}: `, element('bdi', {}, f[3]), ' ', element('code', {}, f[1])));
  }
  return items;
}

// The views of a scene as a list that shows how they are nested.
function outline(list) {
  const items = element('ul', { class: 'outline', 'aria-label': 'Views' });
  const target = list.find((v) => v.id === state.v) || list[0];
  for (const view of list) {
    const isSelected = view.id === state.v;
    const button = element('button', {
      type: 'button', 'data-id': view.id, 'aria-pressed': String(isSelected), tabindex: view === target ? '0' : '-1',
      style: `--depth:${view.depth}`,
    }, element('span', {}, view.custom || view.class));
    const text = view.label || shortText(view);
    if (text) button.append(' ', element('bdi', {}, text));
    button.addEventListener('click', () => {
      go({ v: isSelected ? '' : view.id }, true);
      const again = facts.querySelector(`.outline [data-id="${CSS.escape(view.id)}"]`);
      if (again) again.focus();
    });
    button.addEventListener('pointerenter', () => mark(view.id));
    button.addEventListener('pointerleave', () => mark(null));
    items.append(element('li', {}, button));
  }
  rove(items, () => [...facts.querySelectorAll('.outline button')]);
  return items;
}

// What a label, button or field says.
function shortText(view) {
  const of = view.attributes || {};
  const normal = of.normal && of.normal.attributes;
  const styled = of.attributedText && of.attributedText.fragments ? words(of.attributedText) : '';
  const text = [styled, of.text, of.title, normal && normal.title, of.placeholder, of.image].find((t) => typeof t === 'string' && t);
  return text ? text.slice(0, 40) : '';
}

function details(data, scene, at, sized) {
  const list = data.facts[at[2]][0].map((n) => data.texts[n]);
  const constraints = data.facts[at[2]][1].map((n) => data.texts[n]);
  const old = facts.querySelector('.outline');
  const scrolled = old ? old.scrollTop : 0;
  const isFocused = old && old.contains(document.activeElement);
  const views = outline(list);
  facts.replaceChildren(element('h3', {}, `${list.length} view${list.length === 1 ? '' : 's'}`), views);
  views.scrollTop = scrolled;
  const pressed = views.querySelector('[aria-pressed="true"]');
  if (pressed) {
    const [above, below] = [pressed.offsetTop - views.scrollTop, pressed.offsetTop + pressed.offsetHeight - views.scrollTop - views.clientHeight];
    if (above < 0) views.scrollTop += above;
    else if (below > 0) views.scrollTop += below;
  }
  if (isFocused && (pressed || views.querySelector('button'))) (pressed || views.querySelector('button')).focus({ preventScroll: true });
  const view = list.find((v) => v.id === state.v);
  if (!view) {
    if (state.v) facts.append(element('p', {}, `${state.v} is not installed here.`));
    const found = data.findings.filter((f) => f[5] === scene.id);
    if (found.length) facts.append(element('h3', {}, found.length === 1 ? '1 finding' : `${found.length} findings`), findingList(found));
    if (list.length) facts.append(element('p', { class: 'hint' }, 'Select a view in the picture or in the list to see its frame, what determines it, and its attributes.'));
    return;
  }
  // On a phone, this is a sheet at the bottom, below the picture.
  const chosen = element('div', { class: 'chosen' });
  const shut = element('button', { type: 'button', class: 'icon shut', 'aria-label': 'Close details', title: 'Close details' }, '\u2715');
  shut.addEventListener('click', () => go({ v: '' }, true));
  facts.append(chosen);
  const table = element('table');
  row(table, 'Id', element('code', {}, view.id));
  row(table, 'Class', view.custom ? `${view.custom} (${view.class})` : view.class);
  if (view.label) row(table, 'Name', view.label);
  row(table, 'Line', String(view.line));
  if (view.open) row(table, 'Ambiguous', `the constraints do not determine ${view.open}`);
  if (view.approximate) row(table, 'Size', 'approximate');
  if (view.cut) row(table, 'Text', 'does not fit');
  chosen.append(shut, element('h3', {}, view.label || view.custom || view.class), table);
  const found = data.findings.filter((f) => f[4] === view.id);
  if (found.length) chosen.append(element('h3', {}, 'Findings'), findingList(found));

  const groups = new Map();
  const here = sized && sized.boxes.get(view.id);
  if (here) groups.set(here.map(round).join(', '), [`${state.w} \u00d7 ${state.h}`]);
  for (const s of states(scene)) {
    const frame = frames(data, s[1]).get(view.id);
    const text = frame ? frame.map(round).join(', ') : 'not installed';
    if (!groups.has(text)) groups.set(text, []);
    groups.get(text).push(fullName(data.configurations[s[0]]));
  }
  const places = element('table', {},
    element('tr', {}, element('th', { scope: 'col' }, 'x, y, width, height'), element('th', { scope: 'col' }, 'in')));
  for (const [frame, names] of groups) {
    const isEverywhere = names.length === states(scene).length + (here ? 1 : 0);
    const lines = names.length > 6 ? [...names.slice(0, 5), `and ${names.length - 5} more`] : names;
    places.append(element('tr', {}, element('td', {}, frame),
      element('td', { title: names.join('\n') }, ...(isEverywhere ? ['all'] : lines.map((name) => element('div', {}, name))))));
  }
  chosen.append(element('h3', {}, 'Frame in its superview'), places);
  const reasons = data.facts[at[2]][2];
  if (reasons) {
    const edges = data.texts[reasons[list.indexOf(view)]];
    const why = element('details', { class: 'why' }, element('summary', {}, 'Why the view has this frame'));
    if (!edges.length) why.append(element('p', {}, 'Its canvas, table or container determines its size.'));
    for (const [edge, isOpen, ...sentences] of edges) {
      const items = element('ol');
      for (const n of sentences) items.append(element('li', {}, element('bdi', {}, data.texts[n])));
      why.append(element('h4', {}, `${edge} edge${isOpen ? ', which the constraints leave ambiguous' : ''}`), items);
    }
    chosen.append(why);
  }
  const own = constraints.filter((c) => c.views.includes(view.id));
  chosen.append(element('h3', {}, own.length ? 'Constraints' : 'No constraints'));
  if (own.length) {
    const items = element('ul');
    for (const c of own) {
      const item = element('li', {}, c.text);
      if (c.priority < 1000) item.append(` at ${c.priority}`);
      if (c.conflict) item.append(' ', element('span', { class: 'error' }, 'conflicts with other constraints'));
      items.append(item);
    }
    chosen.append(items);
  }
  const attributes = element('table');
  for (const [name, value] of Object.entries(view.attributes || {})) valueRows(attributes, name, value);
  const told = ['id', 'class', 'custom', 'label', 'depth', 'line', 'open', 'approximate', 'cut', 'attributes'];
  for (const [name, value] of Object.entries(view)) {
    if (!told.includes(name)) valueRows(attributes, name, value);
  }
  if (attributes.rows.length) chosen.append(element('h3', {}, 'Resolved attributes'), attributes);
}
