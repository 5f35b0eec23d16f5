// The large view of a scene: a dialog with its picture, the settings, and the details.

const title = element('h2', { id: 'viewer-title', tabindex: '-1' });
const place = element('p', { class: 'folder' });
const step = (label, sign) => element('button', { type: 'button', class: 'icon', 'aria-label': label, title: label }, sign);
const previous = step('Previous scene', '\u2190');
const next = step('Next scene', '\u2192');
const close = step('Close', '\u2715');
const bar = element('div', { class: 'settings', role: 'group', 'aria-label': 'Settings of the picture' });
const zoomed = element('div', { class: 'zoom', role: 'group', 'aria-label': 'Scale' });
const kind = element('span');
const sliders = element('div', { class: 'sliders', role: 'group', 'aria-label': 'Window size' });
const live = element('p', { role: 'status', class: 'live' });
const stage = element('div', { class: 'stage' });
const facts = element('div', { class: 'facts', role: 'region', 'aria-label': 'Details' });
const viewer = element('dialog', { id: 'viewer', 'aria-labelledby': 'viewer-title' },
  element('header', {}, element('div', {}, place, title), element('div', { class: 'steps' }, previous, next, close)),
  element('div', { class: 'work' }, stage, element('div', { class: 'bar' }, bar, sliders, zoomed, live), facts));
document.body.append(viewer);

for (const [name, label, text] of [['fit', 'Fit', 'Fit to the window'], ['full', '100 %', '100 %: actual size'], ['double', '200 %', '200 %']]) {
  const button = element('button', { type: 'button', 'data-zoom': name, 'aria-label': text }, label);
  button.addEventListener('click', () => go({ zoom: name }, true));
  zoomed.append(button);
}

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
  go({ w: 0, h: 0 }, true);
  sides[0].input.focus();
});
sliders.prepend(kind);
sliders.append(unsized);

function showSliders(data, scene, size) {
  sliders.hidden = !scene.resize;
  if (!scene.resize) return;
  kind.textContent = data.window ? data.window + ' window' : 'Window';
  sides.forEach((side, i) => {
    const [least, most] = data.range.slice(side.first, side.first + 2);
    side.input.min = least;
    side.input.max = most;
    side.input.value = Math.min(most, Math.max(least, size[i]));
    side.input.setAttribute('aria-valuetext', `${side.input.value} points`);
    side.output.textContent = `${side.input.value}`;
  });
  unsized.hidden = !state.w;
}

// Opening and closing.

const leave = () => go({ s: -1, v: '', w: 0, h: 0 });
close.addEventListener('click', leave);
viewer.addEventListener('click', (event) => { if (event.target === viewer) leave(); });
viewer.addEventListener('cancel', (event) => {
  event.preventDefault();
  leave();
});

// The cards that the filters show, from the current one.
function neighbor(offset) {
  const list = cards.filter((c) => !c.card.hidden);
  const at = list.findIndex((c) => c.d === state.d && c.s === state.s);
  return at < 0 ? undefined : list[at + offset];
}
function move(offset) {
  const card = neighbor(offset);
  if (card) go({ d: card.d, s: card.s, v: '', w: 0, h: 0 }, true);
}
previous.addEventListener('click', () => move(-1));
next.addEventListener('click', () => move(1));

// The picture.

let shown = '';
function boxes() { return [...stage.querySelectorAll('rect[data-id]')]; }

function draw(scene, configuration, name, key, make) {
  let again = false;
  if (shown !== key) {
    shown = key;
    const svg = make();
    svg.setAttribute('role', 'group');
    const hasFocus = stage.contains(document.activeElement);
    stage.replaceChildren(svg);
    setFrame(svg, svg.getAttribute('width'), svg.getAttribute('height'), configuration);
    for (const box of boxes()) {
      const text = box.querySelector('title');
      box.setAttribute('role', 'button');
      box.setAttribute('aria-label', text ? text.textContent : box.dataset.id);
      box.setAttribute('tabindex', '-1');
    }
    again = hasFocus;
  }
  const svg = stage.firstChild;
  svg.setAttribute('aria-label', `${scene.title} in ${name}; use the arrow keys to move between views`);
  stage.dataset.zoom = state.zoom;
  for (const button of zoomed.children) button.setAttribute('aria-pressed', String(button.dataset.zoom === state.zoom));
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

// A list of views, of which one is a tab stop: the arrow keys move in it, Escape leaves the view.
function rove(list, items) {
  list.addEventListener('keydown', (event) => {
    const all = items();
    const at = all.indexOf(document.activeElement);
    if (at < 0) return;
    let to = -1;
    if (event.key === 'ArrowRight' || event.key === 'ArrowDown') to = Math.min(at + 1, all.length - 1);
    else if (event.key === 'ArrowLeft' || event.key === 'ArrowUp') to = Math.max(at - 1, 0);
    else if (event.key === 'Home') to = 0;
    else if (event.key === 'End') to = all.length - 1;
    else if (event.key === 'Enter' || event.key === ' ') to = at;
    else if (event.key === 'Escape' && state.v) {
      event.preventDefault();
      go({ v: '' }, true);
      return;
    }
    if (to < 0) return;
    event.preventDefault();
    const { id } = all[to].dataset;
    go({ v: id }, true);
    const focus = items().find((item) => item.dataset.id === id);
    if (focus) focus.focus();
  });
}
rove(stage, boxes);

// A view is marked in the picture while the pointer is on its line in the list.
function mark(id) {
  for (const box of boxes()) box.classList.toggle('marked', box.dataset.id === id);
}

function showScene(data, scene) {
  const at = stateOf(data, scene, state.c);
  const configuration = data.configurations[at[0]];
  title.replaceChildren(breakable(scene.title));
  place.replaceChildren(breakable(data.path), ' ', element('code', {}, scene.id));
  previous.disabled = !neighbor(-1);
  next.disabled = !neighbor(1);
  // Where somebody is choosing, the focus stays.
  const key = bar.contains(document.activeElement) ? document.activeElement.dataset.axis : null;
  bar.replaceChildren(...settings(states(scene).map((s) => data.configurations[s[0]]), configuration, { w: 0, h: 0 }));
  if (key && bar.querySelector(`[data-axis="${key}"]`)) bar.querySelector(`[data-axis="${key}"]`).focus();
  bar.hidden = !bar.firstChild;
  const isSized = state.w > 0 && state.h > 0 && scene.resize;
  showSliders(data, scene, isSized ? [state.w, state.h] : data.pictures[at[1]]);
  if (!isSized) {
    live.textContent = `${fullName(configuration)} \u00b7 ${data.pictures[at[1]].slice(0, 2).join(' \u00d7 ')} points`;
    viewer.dataset.shown = configuration[0];
    draw(scene, configuration, configuration[6], `${state.d} ${at[1]}`, () => picture(data, at[1], 'v'));
    details(data, scene, at, null);
    return;
  }
  const [w, h] = sides.map((side) => Number(side.input.value));
  Object.assign(state, { w, h });
  const found = resized(data, scene, w, h, 0);
  viewer.dataset.shown = `size:${w}x${h}`;
  if (!found) {
    live.textContent = `${w} \u00d7 ${h}: the page has no layout of the scene at this size`;
    stage.replaceChildren(element('p', {}, `The page has no layout for ${w} \u00d7 ${h} points. To draw it, run `, element('code', {}, `ninefold preview --size ${w}x${h}`), '.'));
    shown = '';
    facts.replaceChildren();
    return;
  }
  live.textContent = `Window of ${w} \u00d7 ${h} points \u00b7 scene of ${found.size.map(round).join(' \u00d7 ')} points`;
  draw(scene, null, `a window of ${w} \u00d7 ${h} points`, `${state.d} ${state.s} ${w}x${h}`, () => pictureAt(data, found));
  details(data, scene, [0, 0, found.piece[4]], found);
}
