// Windows of any size: the frames of views as functions of the size, and the picture interpolated
// around them.

function quadrant(data, w, h) { return (w >= data.range[4] ? 1 : 0) + (h >= data.range[5] ? 2 : 0) + (w >= data.range[7] ? 4 : 0); }
function valueOf(data, form, w, h) {
  const f = data.forms[form];
  return f[0] + f[1] * w + f[2] * h;
}
function holds(data, piece, w, h) {
  return piece[1].every((n) => (n < 0 ? valueOf(data, -1 - n, w, h) > 1e-6 : valueOf(data, n, w, h) >= -1e-6));
}
// The frames of all views in a scene of a size, rounded to pixels as a layout's are.
function boxesOf(data, piece, w, h) {
  const scale = data.range[6];
  const pixel = (form) => Math.floor(valueOf(data, form, w, h) * scale + 0.5 + 1e-6) / scale;
  const found = new Map();
  for (const n of piece[2]) {
    const e = data.edges[n];
    const x = pixel(e[1]);
    const y = pixel(e[2]);
    found.set(e[0], [x - pixel(e[5]), y - pixel(e[6]), pixel(e[3]) - x, pixel(e[4]) - y]);
  }
  return found;
}
// The piece that has a scene in a window, with the scene's own size; null where none has it.
function resized(data, scene, w, h, depth) {
  let size = [w, h];
  if (scene.resize.own) size = scene.resize.own.map((side, n) => side === null ? size[n] : side);
  if (scene.resize.inside) {
    const outer = data.scenes[scene.resize.inside[0]];
    const found = depth < 20 && outer.resize && resized(data, outer, w, h, depth + 1);
    const box = found && found.boxes.get(scene.resize.inside[1]);
    if (!box) return null;
    size = [box[2], box[3]];
  }
  const q = quadrant(data, w, h);
  const piece = scene.pieces.find((p) => p[0] === q && holds(data, p, size[0], size[1]));
  return piece ? { piece, size, boxes: boxesOf(data, piece, size[0], size[1]) } : null;
}

// The numbers of a start tag that say how something looks.
const lengths = / (?:transform|d|points|r|rx|ry|font-size|stroke-width)="[^"]*"/g;
const digits = /-?\d+(?:\.\d+)?/g;
function eachLength(head, change) { return head.replace(lengths, (a) => a.replace(digits, change)); }
// A template without the numbers of its start tag, so that two of one shape are the same.
function shape(data, template) {
  data.shapes = data.shapes || [];
  if (data.shapes[template] === undefined) {
    const text = data.templates[template];
    const end = text.indexOf('>');
    data.shapes[template] = eachLength(text.slice(0, end), () => '#') + text.slice(end);
  }
  return data.shapes[template];
}
// How a number follows the size of what is around it, by what it is in some pictures.
function fit(values, sizes, size) {
  const first = values[0];
  if (values.every((v) => v === first)) return first;
  const steps = sizes.map((s) => [s[0] - sizes[0][0], s[1] - sizes[0][1]]);
  let best = [0, 0];
  let least = Infinity;
  const attempt = (a, b) => {
    let error = 0;
    values.forEach((v, i) => { error = Math.max(error, Math.abs(first + a * steps[i][0] + b * steps[i][1] - v)); });
    if (error < least - 1e-9) {
      least = error;
      best = [a, b];
    }
  };
  for (const a of [0, 0.5, 1]) for (const b of [0, 0.5, 1]) attempt(a, b);
  if (least > 0.6) {
    let [xx, xy, yy, xv, yv] = [0, 0, 0, 0, 0];
    steps.forEach(([x, y], i) => {
      const v = values[i] - first;
      xx += x * x; xy += x * y; yy += y * y; xv += x * v; yv += y * v;
    });
    const area = xx * yy - xy * xy;
    if (area > 1e-6 * xx * yy) attempt((xv * yy - yv * xy) / area, (yv * xx - xv * xy) / area);
    if (xx > 0) attempt(xv / xx, 0);
    if (yy > 0) attempt(0, yv / yy);
  }
  if (least > 2) return first;
  return Math.round((first + best[0] * (size[0] - sizes[0][0]) + best[1] * (size[1] - sizes[0][1])) * 1000) / 1000;
}
function pictureAt(data, found) {
  const samples = [];
  for (let i = 0; i < found.piece[3].length; i += 3) samples.push(found.piece[3].slice(i, i + 3));
  const distance = (s) => Math.abs(s[0] - found.size[0]) + Math.abs(s[1] - found.size[1]);
  samples.sort((a, b) => distance(a) - distance(b));
  const seen = samples.map((s) => boxesOf(data, found.piece, s[0], s[1]));
  const definitions = [];
  let count = 0;

  // One element in several pictures: its parts' indices, where the sizes of what is around it are known.
  function tag(nodes, sizes, size, frame, offset) {
    const parts = nodes.map((n) => data.parts[n.part]);
    const base = parts[0];
    let pieces = data.pieces[base[0]];
    if (parts.some((p) => p[0] !== base[0])) {
      const heads = parts.map((p) => data.templates[p[0]]).map((t) => t.slice(0, t.indexOf('>')));
      const numbers = heads.map((t) => {
        const list = [];
        eachLength(t, (n) => list.push(Number(n)));
        return list;
      });
      let at = 0;
      const head = eachLength(heads[0], () => {
        const value = fit(numbers.map((n) => n[at]), sizes, size);
        at += 1;
        return value;
      });
      const text = head + data.templates[base[0]].slice(heads[0].length);
      pieces = text.split('=""').map((p) => [p, p.slice(p.lastIndexOf(' ') + 1)]);
    }
    let text = '';
    let next = 1;
    let place = 0;
    const number = () => {
      const value = fit(parts.map((p) => p[next]), sizes, size);
      next += 1;
      return value;
    };
    const reference = () => {
      const n = base[next];
      const all = nodes.map((node, i) => ({ ...node, part: parts[i][next] }));
      next += 1;
      if (n < 0) return shared(data, n);
      const alike = all.filter((node) => node.part >= 0);
      const name = `r${(count += 1)}`;
      const body = [];
      elements(alike.map((node) => ({ boxes: node.boxes, parts: [node.part] })), sizes.filter((_, i) => all[i].part >= 0), size, body, name);
      definitions.push(body.join(''));
      return name;
    };
    for (let i = 0; i < pieces.length; i += 1) {
      text += pieces[i][0];
      if (i + 1 === pieces.length) break;
      const name = pieces[i][1];
      let value;
      if (name === 'id') value = offset || '';
      else if (name === 'transform') {
        value = frame && data.names[base[0]] === 'g' ? `translate(${frame[0]} ${frame[1]})` : null;
        const x = number();
        const y = number();
        if (value === null) value = `translate(${x} ${y})`;
      } else if (name === 'href') value = '#' + reference();
      else if (name === 'clip-path' || name === 'filter' || name === 'fill') value = `url(#${reference()})`;
      else {
        value = number();
        if (frame && data.boxes[base[0]] !== null && place < 4) value = frame[place];
        place += 1;
      }
      text += `="${value}"`;
    }
    return [text, next];
  }
  function elements(nodes, sizes, size, out, name) {
    const base = nodes[0];
    let view = null;
    base.parts.forEach((part, k) => {
      const template = data.parts[part][0];
      const kept = [];
      nodes.forEach((n, i) => {
        const other = n.parts.length === base.parts.length ? n.parts[k] : undefined;
        if (other !== undefined && shape(data, data.parts[other][0]) === shape(data, template)) kept.push(i);
      });
      let inner = kept.map((i) => sizes[i]);
      let own = size;
      const alike = kept.map((i) => ({ boxes: nodes[i].boxes, part: nodes[i].parts[k] }));
      const id = data.boxes[template];
      let frame = null;
      if (id !== null) {
        frame = found.boxes.get(id) || null;
        view = id;
      } else if (view !== null && data.names[template] === 'g') {
        const boxes = alike.map((n) => n.boxes.get(view));
        const box = found.boxes.get(view);
        const moves = data.parts[part].slice(1, 3);
        if (box && boxes.every(Boolean) && data.templates[template].includes('transform=""')
          && Math.abs(moves[0] - boxes[0][0]) < 0.01 && Math.abs(moves[1] - boxes[0][1]) < 0.01) {
          frame = box;
          inner = boxes.map((b) => b.slice(2));
          own = box.slice(2);
        }
        view = null;
      }
      const [text, next] = tag(alike, inner, own, frame, name);
      out.push(text);
      const rows = alike.map((n) => ({ boxes: n.boxes, parts: data.parts[n.part].slice(next) }));
      if (!rows[0].parts.length) return;
      elements(rows, inner, own, out, null);
      out.push(`</${data.names[template]}>`);
    });
  }
  const body = [];
  const sizes = samples.map((s) => s.slice(0, 2));
  const nodes = samples.map((s, i) => ({ boxes: seen[i], parts: data.pictures[s[2]].slice(2) }));
  elements(nodes, sizes, found.size, body, null);
  const [width, height] = [0, 1].map((i) => fit(samples.map((s) => Number(data.pictures[s[2]][i])), sizes, found.size));
  return svgOf(width, height, definitions.join(''), body.join(''));
}
