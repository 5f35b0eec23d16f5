(() => {
  'use strict';
  const NS = 'http://www.w3.org/2000/svg';
  const sources = [...document.querySelectorAll('script.document')];
  const read = [];
  const $ = (id) => document.getElementById(id);
  // Documents are read when they are shown.
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
  function element(name, attributes, ...children) {
    const made = document.createElement(name);
    for (const key in attributes || {}) {
      if (attributes[key] !== null && attributes[key] !== undefined) made.setAttribute(key, attributes[key]);
    }
    made.append(...children);
    return made;
  }
  // Pictures
  // The number of values of a template, and the start tag with the values of a part.
  function start(data, index, defined) {
    const part = data.parts[index];
    const pieces = data.pieces[part[0]];
    let text = '';
    let next = 1;
    const reference = (n) => {
      if (n < 0) return 'image' + data.images[-1 - n];
      defined.add(n);
      return 'v' + n;
    };
    for (let i = 0; i < pieces.length; i += 1) {
      text += pieces[i][0];
      if (i + 1 === pieces.length) break;
      const name = pieces[i][1];
      let value;
      if (name === 'id') value = 'v' + index;
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
  function picture(data, number) {
    const made = data.pictures[number];
    const defined = new Set();
    const body = [];
    for (const part of made.slice(2)) markup(data, part, defined, body);
    const definitions = [];
    const written = new Set();
    for (let again = true; again;) {
      again = false;
      for (const n of [...defined]) {
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
  // The frames of all views of a picture, by their ids: those in the superview.
  function frames(data, number) {
    if (data.frames[number]) return data.frames[number];
    const found = new Map();
    const todo = data.pictures[number].slice(2);
    const ignored = new Set();
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
  }  // Windows of any size

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
        if (n < 0) return 'image' + data.images[-1 - n];
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
  }  // The state, which the address says
  const axes = [['place', 'Environment', 1], ['language', 'Language', 2], ['style', 'Style', 3], ['direction', 'Direction', 4], ['text', 'Text size', 5]];
  const unset = { language: 'the document\u2019s own', style: 'from the environment', direction: 'from the language', text: 'default' };
  const state = { d: 0, s: -1, c: '', v: '', q: '', zoom: 'fit', w: 0, h: 0 };
  function readAddress() {
    const hash = location.hash.slice(1);
    const anchor = /^d(\d+)s(\d+)$/.exec(hash);
    if (anchor) {
      state.d = Number(anchor[1]);
      state.s = Number(anchor[2]);
      state.v = '';
      state.w = 0;
      state.h = 0;
      return;
    }
    const words = new URLSearchParams(hash);
    state.d = Number(words.get('d') || 0) || 0;
    state.s = words.has('s') ? Number(words.get('s')) : -1;
    state.c = words.get('c') || '';
    state.v = words.get('v') || '';
    state.q = words.get('q') || '';
    state.w = Math.round(Number(words.get('w'))) || 0;
    state.h = Math.round(Number(words.get('h'))) || 0;
    state.zoom = words.get('zoom') === 'full' ? 'full' : 'fit';
  }
  function address() {
    const words = new URLSearchParams();
    if (state.s >= 0) {
      words.set('d', state.d);
      words.set('s', state.s);
      if (state.c) words.set('c', state.c);
      if (state.v) words.set('v', state.v);
      if (state.w && state.h) {
        words.set('w', state.w);
        words.set('h', state.h);
      }
      if (state.zoom === 'full') words.set('zoom', 'full');
    }
    if (state.q) words.set('q', state.q);
    return '#' + words;
  }
  function go(changes, replaces) {
    Object.assign(state, changes);
    if (replaces) history.replaceState(null, '', address());
    else history.pushState(null, '', address());
    show();
  }
  // What is on the page once
  const viewer = $('viewer');
  const all = $('all');
  const links = [...document.querySelectorAll('nav a')];
  for (const link of links) link.dataset.place = link.getAttribute('href');
  const search = element('input', { type: 'search', autocomplete: 'off' });
  const only = element('select', {}, element('option', { value: '' }, 'all scenes'), element('option', { value: 'f' }, 'scenes with findings'));
  const hits = element('p', { role: 'status' });
  $('search-place').append(element('label', {}, 'Search documents, scenes and views', search), element('label', {}, 'Show', only), hits);
  const bar = element('div', { class: 'bar', role: 'group', 'aria-label': 'Display options' });
  const stage = element('div', { class: 'stage card' });
  const facts = element('div', { class: 'facts card', role: 'region', 'aria-label': 'Details' });
  const title = element('h2', { tabindex: '-1' });
  const live = element('p', { role: 'status' });
  const kind = element('span');
  const sliders = element('div', { class: 'bar sliders', role: 'group', 'aria-label': 'Window size' }, kind);
  const sides = ['Width', 'Height'].map((label, i) => {
    const input = element('input', { type: 'range', step: '1' });
    const output = element('output');
    input.addEventListener('input', () => {
      const size = sides.map((s) => Number(s.input.value));
      Object.assign(state, { w: size[0], h: size[1] });
      show();
    });
    // The address follows when the slider rests: browsers do not take it as often as it moves.
    input.addEventListener('change', () => history.replaceState(null, '', address()));
    sliders.append(element('label', {}, element('span', {}, label + ' ', output), input));
    return { input, output, first: i * 2 };
  });
  const unsized = element('button', { type: 'button' }, 'Reset size');
  unsized.addEventListener('click', () => {
    go({ w: 0, h: 0 });
    sides[0].input.focus();
  });
  sliders.append(unsized);
  function showSliders(data, scene, size) {
    sliders.hidden = !scene.resize;
    if (!scene.resize) return;
    kind.textContent = data.window ? data.window + ' window' : '';
    sides.forEach((side, i) => {
      const [least, most] = data.range.slice(side.first, side.first + 2);
      side.input.min = least;
      side.input.max = most;
      side.input.value = Math.min(most, Math.max(least, size[i]));
      side.input.setAttribute('aria-valuetext', `${side.input.value} points`);
      side.output.textContent = `${side.input.value}`;
    });
    unsized.hidden = !state.w;
  }  viewer.append(title, bar, sliders, live, element('div', { class: 'work' }, stage, facts));
  // On a phone the index is folded, but for the document that is shown.
  const phone = matchMedia('(max-width: 800px)');
  function fold() {
    document.querySelectorAll('nav details').forEach((d, i) => { d.open = !phone.matches || (state.s >= 0 && i === state.d); });
  }
  phone.addEventListener('change', fold);
  function scenesText(data, scene) {
    if (scene.text === undefined) {
      const words = [data.path, scene.title, scene.id];
      const seen = new Set();
      for (let i = 2; i < scene.states.length; i += 3) {
        if (seen.has(scene.states[i])) continue;
        seen.add(scene.states[i]);
        for (const n of data.facts[scene.states[i]][0]) {
          const view = data.texts[n];
          words.push(view.id, view.class, view.custom || '', view.label || '');
        }
      }
      scene.text = words.join('\n').toLowerCase();
    }
    return scene.text;
  }
  function filter() {
    const wanted = state.q.toLowerCase();
    let count = 0;
    for (const link of links) {
      const m = /^#d(\d+)s(\d+)$/.exec(link.dataset.place);
      let matches = true;
      if (wanted || only.value) {
        const data = doc(Number(m[1]));
        const scene = data.scenes[Number(m[2])];
        matches = (!wanted || scenesText(data, scene).includes(wanted))
          && (!only.value || data.findings.some((f) => f[5] === scene.id));
      }
      link.parentElement.hidden = !matches;
      if (matches) count += 1;
      if (matches && wanted) link.closest('details').open = true;
    }
    hits.textContent = wanted || only.value ? `${count} of ${links.length} scenes` : '';
  }
        search.addEventListener('input', () => go({ q: search.value }, true));
  only.addEventListener('change', filter);
  document.querySelector('nav').addEventListener('click', (event) => {
    const link = event.target.closest('a');
    if (!link) return;
    event.preventDefault();
    const m = /^#d(\d+)s(\d+)$/.exec(link.dataset.place);
    go({ d: Number(m[1]), s: Number(m[2]), v: '' });
    title.focus();
  });
  // A scene
  function states(scene) {
    const found = [];
    for (let i = 0; i < scene.states.length; i += 3) found.push(scene.states.slice(i, i + 3));
    return found;
  }
  function choose(data, scene, axis, value) {
    const list = states(scene);
    const current = list.find((s) => data.configurations[s[0]][0] === state.c) || list[0];
    const now = data.configurations[current[0]];
    let best = null;
    let most = -1;
    for (const s of list) {
      const c = data.configurations[s[0]];
      if (c[axis] !== value) continue;
      const same = axes.reduce((n, a) => n + (c[a[2]] === now[a[2]] ? 1 : 0), 0);
      if (same > most) {
        most = same;
        best = c[0];
      }
    }
    if (best !== null) go({ c: best, w: 0, h: 0 });
  }
  function controls(data, scene, configuration) {
    // Where somebody is choosing, the element stays.
    const focused = document.activeElement && document.activeElement.dataset.axis;
    bar.replaceChildren();
    const used = states(scene).map((s) => data.configurations[s[0]]);
    for (const [key, label, axis] of axes) {
      const values = [...new Set(used.map((c) => c[axis]))];
      if (values.length < 2) continue;
      const select = element('select', { 'data-axis': key });
      for (const value of values) {
        const option = element('option', { value }, value || unset[key] || value);
        option.selected = value === configuration[axis];
        select.append(option);
      }
      select.addEventListener('change', () => choose(data, scene, axis, select.value));
      bar.append(element('label', {}, label, select));
      if (focused === key) select.focus();
    }
    const zoom = element('button', { type: 'button', 'data-axis': 'zoom', 'aria-pressed': String(state.zoom === 'full') }, 'Full size');
    zoom.addEventListener('click', () => go({ zoom: state.zoom === 'full' ? 'fit' : 'full' }, true));
    const back = element('button', { type: 'button' }, 'All scenes');
    back.addEventListener('click', () => {
      const place = `d${state.d}s${state.s}`;
      go({ s: -1, v: '' });
      const heading = $(place);
      if (heading) heading.scrollIntoView();
    });
    bar.append(zoom, back);
    if (focused === 'zoom') zoom.focus();
  }
  let shown = '';
  function boxes() { return [...stage.querySelectorAll('rect[data-id]')]; }
  function draw(data, scene, name, key, make) {
    let again = false;
    if (shown !== key) {
      shown = key;
      const svg = make();
      svg.setAttribute('role', 'group');
      const hasFocus = stage.contains(document.activeElement);
      stage.replaceChildren(svg);
      for (const box of boxes()) {
        const name = box.querySelector('title');
        box.setAttribute('role', 'button');
        box.setAttribute('aria-label', name ? name.textContent : box.dataset.id);
        box.setAttribute('tabindex', '-1');
      }
      again = hasFocus;
    }
    const svg = stage.firstChild;
    svg.setAttribute('aria-label', `${scene.title} in ${name}; use the arrow keys to move between views`);
    svg.classList.toggle('fit', state.zoom !== 'full');
    let target = null;
    for (const box of boxes()) {
      const isSelected = box.dataset.id === state.v;
      box.classList.toggle('selected', isSelected);
      box.setAttribute('aria-pressed', String(isSelected));
      box.setAttribute('tabindex', '-1');
      if (isSelected) target = box;
    }
    const stop = target || boxes()[0];
    if (stop) stop.setAttribute('tabindex', '0');
    if (again && stop) stop.focus({ preventScroll: true });
  }
  stage.addEventListener('click', (event) => {
    const under = [...new Set(document.elementsFromPoint(event.clientX, event.clientY)
      .map((e) => e.closest && stage.contains(e) && e.closest('rect[data-id]')).filter(Boolean))];
    if (!under.length) return;
    // A second click takes what lies below.
    const at = under.findIndex((box) => box.dataset.id === state.v);
    const box = under[(at + 1) % under.length];
    go({ v: box.dataset.id }, true);
    box.focus({ preventScroll: true });
  });
  stage.addEventListener('keydown', (event) => {
    const list = boxes();
    const at = list.indexOf(document.activeElement);
    if (at < 0) return;
    let next = -1;
    if (event.key === 'ArrowRight' || event.key === 'ArrowDown') next = Math.min(at + 1, list.length - 1);
    else if (event.key === 'ArrowLeft' || event.key === 'ArrowUp') next = Math.max(at - 1, 0);
    else if (event.key === 'Home') next = 0;
    else if (event.key === 'End') next = list.length - 1;
    else if (event.key === 'Enter' || event.key === ' ') next = at;
    else if (event.key === 'Escape') {
      event.preventDefault();
      go({ v: '' }, true);
      return;
    }
    if (next < 0) return;
    event.preventDefault();
    go({ v: list[next].dataset.id }, true);
    const focus = boxes().find((b) => b.dataset.id === list[next].dataset.id);
    if (focus) focus.focus();
  });

  // Details

  function row(table, name, ...value) {
    table.append(element('tr', {}, element('th', { scope: 'row' }, name), element('td', {}, ...value)));
  }
  function words(value) {
    if (value === null) return 'none';
    if (Array.isArray(value)) return value.map(words).join(', ');
    if (typeof value === 'object') return Object.entries(value).map(([k, v]) => `${k} ${words(v)}`).join(', ');
    return String(value);
  }
  const round = (n) => String(Math.round(n * 1000) / 1000);
  function findingList(list) {
    const items = element('ul', { class: 'findings' });
    for (const f of list) {
      items.append(element('li', {}, element('span', { class: f[0] }, f[0]), ` line ${f[2]}: `, element('bdi', {}, f[3]), ' ', element('code', {}, f[1])));
    }
    return items;
  }
  function details(data, scene, at, sized) {
    const list = data.facts[at[2]][0].map((n) => data.texts[n]);
    const constraints = data.facts[at[2]][1].map((n) => data.texts[n]);
    facts.replaceChildren();
    const picker = element('select', { 'data-axis': 'view' }, element('option', { value: '' }, 'the scene'));
    for (const view of list) {
      const option = element('option', { value: view.id }, `${'\u00a0\u00a0'.repeat(view.depth)}${view.class}${view.label ? ' \u2013 ' + view.label : ''} (${view.id})`);
      option.selected = view.id === state.v;
      picker.append(option);
    }
    picker.addEventListener('change', () => {
      go({ v: picker.value }, true);
      facts.querySelector('select').focus();
    });
    facts.append(element('label', {}, 'Details of', picker));
    const view = list.find((v) => v.id === state.v);
    if (!view) {
      const table = element('table');
      row(table, 'Scene', scene.id);
      row(table, 'Views', String(list.length));
      row(table, 'Constraints', String(constraints.length));
      facts.append(element('h3', {}, scene.title), table);
      if (state.v) facts.append(element('p', {}, `${state.v} is not installed here.`));
      const found = data.findings.filter((f) => f[5] === scene.id);
      if (found.length) facts.append(element('h3', {}, 'Findings'), findingList(found));
      return;
    }
    const table = element('table');
    row(table, 'Id', element('code', {}, view.id));
    row(table, 'Class', view.custom ? `${view.custom} (${view.class})` : view.class);
    if (view.label) row(table, 'Name', view.label);
    row(table, 'Line', String(view.line));
    if (view.open) row(table, 'Ambiguous', `the constraints do not determine ${view.open}`);
    if (view.approximate) row(table, 'Size', 'approximate');
    if (view.cut) row(table, 'Text', 'does not fit');
    facts.append(element('h3', {}, view.label || view.custom || view.class), table);
    const found = data.findings.filter((f) => f[4] === view.id);
    if (found.length) facts.append(element('h3', {}, 'Findings'), findingList(found));

    const groups = new Map();
    const here = sized && sized.boxes.get(view.id);
    if (here) groups.set(here.map(round).join(', '), [`${state.w} \u00d7 ${state.h}`]);
    for (const s of states(scene)) {
      const frame = frames(data, s[1]).get(view.id);
      const text = frame ? frame.map(round).join(', ') : 'not installed';
      if (!groups.has(text)) groups.set(text, []);
      groups.get(text).push(data.configurations[s[0]][0]);
    }
    const places = element('table', {}, 
      element('tr', {}, element('th', { scope: 'col' }, 'x, y, width, height in its superview'), element('th', { scope: 'col' }, 'environments')));
    for (const [frame, names] of groups) {
      const shownNames = names.length > 6 ? `${names.slice(0, 5).join(', ')} and ${names.length - 5} more` : names.join(', ');
      places.append(element('tr', {}, element('td', {}, frame), element('td', { title: names.join(', ') }, names.length === states(scene).length + (here ? 1 : 0) ? 'all' : shownNames)));
    }
    facts.append(element('h3', {}, 'Frames'), places);
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
      facts.append(why);
    }
    const own = constraints.filter((c) => c.views.includes(view.id));
    facts.append(element('h3', {}, own.length ? 'Constraints' : 'No constraints'));
    if (own.length) {
      const items = element('ul');
      for (const c of own) {
        const item = element('li', {}, c.text);
        if (c.priority < 1000) item.append(` at ${c.priority}`);
        if (c.conflict) item.append(' ', element('span', { class: 'error' }, 'conflicts with other constraints'));
        items.append(item);
      }
      facts.append(items);
    }
    const attributes = element('table');
    for (const [name, value] of Object.entries(view.attributes || {})) row(attributes, name, words(value));
    const told = ['id', 'class', 'custom', 'label', 'depth', 'line', 'open', 'approximate', 'cut', 'attributes'];
    for (const [name, value] of Object.entries(view)) {
      if (!told.includes(name)) row(attributes, name, words(value));
    }
    if (attributes.rows.length) facts.append(element('h3', {}, 'Resolved attributes'), attributes);
  }
  function show() {
    search.value = state.q;
    filter();
    const data = state.s >= 0 && doc(state.d);
    const scene = data && data.scenes[state.s];
    for (const link of links) {
      if (scene && link.dataset.place === `#d${state.d}s${state.s}`) link.setAttribute('aria-current', 'page');
      else link.removeAttribute('aria-current');
    }
    viewer.hidden = !scene;
    all.hidden = Boolean(scene);
    document.title = scene ? `${scene.title} \u2013 Interface preview` : 'Interface preview';
    if (!scene || !scene.states.length) return;
    const list = states(scene);
    const at = list.find((s) => data.configurations[s[0]][0] === state.c) || list[0];
    const configuration = data.configurations[at[0]];
    title.textContent = `${scene.title} \u2013 ${data.path}`;
    controls(data, scene, configuration);
    const isSized = state.w > 0 && state.h > 0 && scene.resize;
    showSliders(data, scene, isSized ? [state.w, state.h] : data.pictures[at[1]]);
    if (!isSized) {
      live.textContent = `${configuration[0]}, ${data.pictures[at[1]][0]} \u00d7 ${data.pictures[at[1]][1]} points`;
      draw(data, scene, configuration[0], `${state.d} ${at[1]}`, () => picture(data, at[1]));
      details(data, scene, at, null);
      return;
    }
    const [w, h] = sides.map((side) => Number(side.input.value));
    Object.assign(state, { w, h });
    const found = resized(data, scene, w, h, 0);
    if (!found) {
      live.textContent = `size:${w}x${h}: the page has no layout of the scene at this size`;
      stage.replaceChildren(element('p', {}, `The page has no layout for ${w} \u00d7 ${h} points. To draw it, run `, element('code', {}, `ninefold preview --size ${w}x${h}`), '.'));
      shown = '';
      facts.replaceChildren();
      return;
    }
    live.textContent = `size:${w}x${h}, ${found.size[0]} \u00d7 ${found.size[1]} points`;
    draw(data, scene, `size:${w}x${h}`, `${state.d} ${state.s} ${w}x${h}`, () => pictureAt(data, found));
    details(data, scene, [0, 0, found.piece[4]], found);
  }
  addEventListener('hashchange', () => { readAddress(); show(); });
  addEventListener('popstate', () => { readAddress(); show(); });
  readAddress();
  fold();
  show();
  document.documentElement.dataset.ready = 'true';
})();
