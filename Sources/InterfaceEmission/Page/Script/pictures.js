// Pictures, assembled from the parts that a document stores once.

const NS = 'http://www.w3.org/2000/svg';

// Returns the name of an image, which has an odd number, or of a letter's outline.
function shared(data, n) {
  return n % 2 ? 'image' + data.images[(-1 - n) / 2] : 'outline' + data.outlines[-n / 2 - 1];
}

// Returns the start tag of a part with its values, and the index after the last value.
function start(data, index, defined) {
  const part = data.parts[index];
  const pieces = data.pieces[part[0]];
  let text = '';
  let next = 1;
  const reference = (n) => {
    if (n < 0) return shared(data, n);
    defined.used.add(n);
    return defined.prefix + n;
  };
  for (let i = 0; i < pieces.length; i += 1) {
    text += pieces[i][0];
    if (i + 1 === pieces.length) break;
    const name = pieces[i][1];
    let value;
    if (name === 'id') value = defined.prefix + index;
    else if (name === 'transform') value = `translate(${part[next++]} ${part[next++]})`;
    else if (name === 'href') value = '#' + reference(part[next++]);
    else if (name === 'clip-path' || name === 'filter' || name === 'fill') value = `url(#${reference(part[next++])})`;
    else value = part[next++];
    text += `="${value}"`;
  }
  return [text, next];
}

function markup(data, index, defined, out) {
  const [text, next] = start(data, index, defined);
  const part = data.parts[index];
  out.push(text);
  if (part.length === next) return;
  for (let i = next; i < part.length; i += 1) markup(data, part[i], defined, out);
  out.push(`</${data.names[part[0]]}>`);
}

// Returns a picture as an element. The names of its definitions start with `prefix`, which no other
// picture on the page uses.
function picture(data, number, prefix) {
  const made = data.pictures[number];
  const defined = { prefix, used: new Set() };
  const body = [];
  for (const part of made.slice(2)) markup(data, part, defined, body);
  const definitions = [];
  const written = new Set();
  for (let again = true; again;) {
    again = false;
    for (const n of [...defined.used]) {
      if (written.has(n)) continue;
      written.add(n);
      again = true;
      markup(data, n, defined, definitions);
    }
  }
  return svgOf(made[0], made[1], definitions.join(''), body.join(''));
}

function svgOf(width, height, definitions, body) {
  const text = `<svg xmlns="${NS}" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${definitions}</defs>${body}</svg>`;
  const parsed = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
  if (parsed.nodeName !== 'svg') return document.createElementNS(NS, 'svg');
  const svg = document.importNode(parsed, true);
  svg.setAttribute('font-family', "-apple-system, 'SF Pro Text', Inter, 'Helvetica Neue', Arial, sans-serif");
  return svg;
}

// Returns the frames of all views of a picture by their ids, in the superview's coordinates.
function frames(data, number) {
  if (data.frames[number]) return data.frames[number];
  const found = new Map();
  const todo = data.pictures[number].slice(2);
  while (todo.length) {
    const part = data.parts[todo.pop()];
    const box = data.boxes[part[0]];
    if (box !== null) found.set(box, part.slice(1, 5));
    if (data.names[part[0]] === 'g') {
      const skip = data.pieces[part[0]].reduce((n, p, i, all) => n + (i + 1 === all.length || p[1] === 'id' ? 0 : p[1] === 'transform' ? 2 : 1), 1);
      for (let i = skip; i < part.length; i += 1) todo.push(part[i]);
    }
  }
  data.frames[number] = found;
  return found;
}

// Tells the style sheet the size of a picture in points, and what is behind it.
function setFrame(shown, width, height, configuration) {
  shown.style.setProperty('--w', Math.max(1, width));
  shown.style.setProperty('--h', Math.max(1, height));
  if (configuration && configuration[3] === 'dark') shown.style.setProperty('--back', '#000');
  else shown.style.removeProperty('--back');
}
