// The state of the page, which its address records.

// The settings of a configuration: the name of the control, its label, and the place of the value in
// the data.
const axes = [['place', 'Device', 1], ['language', 'Language', 2], ['style', 'Style', 3], ['direction', 'Direction', 4], ['text', 'Text size', 5]];
const unset = { language: 'Base', style: 'Automatic', direction: 'By language', text: 'Default' };
const named = {
  light: 'Light', dark: 'Dark', ltr: 'Left to right', rtl: 'Right to left',
  xSmall: 'Extra small', small: 'Small', medium: 'Medium', large: 'Large (default)', xLarge: 'Extra large',
  xxLarge: 'Extra extra large', xxxLarge: 'Extra extra extra large', AX1: 'Accessibility 1', AX2: 'Accessibility 2',
  AX3: 'Accessibility 3', AX4: 'Accessibility 4', AX5: 'Accessibility 5',
};
// d and s: the document and scene in the large view (s is -1 if it is closed); c: the configuration;
// v: the view; q and f: the filters; w and h: the size of a window.
const state = { d: 0, s: -1, c: '', v: '', q: '', f: false, zoom: 'fit', w: 0, h: 0 };

// Reads the address, and returns the id of the element that it names, if it names one.
function readAddress() {
  const hash = location.hash.slice(1);
  if (/^(d\d+(s\d+)?|empty|content|index)$/.test(hash)) {
    Object.assign(state, { s: -1, v: '', w: 0, h: 0 });
    return hash;
  }
  const words = new URLSearchParams(hash);
  state.d = Number(words.get('d') || 0) || 0;
  state.s = words.has('s') ? Number(words.get('s')) : -1;
  state.c = words.get('c') || '';
  state.v = words.get('v') || '';
  state.q = words.get('q') || '';
  state.f = words.has('f');
  state.w = Math.round(Number(words.get('w'))) || 0;
  state.h = Math.round(Number(words.get('h'))) || 0;
  state.zoom = ['full', 'double'].includes(words.get('zoom')) ? words.get('zoom') : 'fit';
  return null;
}

function address() {
  const words = new URLSearchParams();
  if (state.s >= 0) {
    words.set('d', state.d);
    words.set('s', state.s);
    if (state.v) words.set('v', state.v);
    if (state.w && state.h) {
      words.set('w', state.w);
      words.set('h', state.h);
    }
    if (state.zoom !== 'fit') words.set('zoom', state.zoom);
  }
  if (state.c) words.set('c', state.c);
  if (state.q) words.set('q', state.q);
  if (state.f) words.set('f', 1);
  return '#' + words;
}

function go(changes, replaces) {
  Object.assign(state, changes);
  if (replaces) history.replaceState(null, '', address());
  else history.pushState(null, '', address());
  show();
}

// A setting in words.
function word(key, configuration, axis) {
  if (key === 'place') return configuration[6];
  return named[configuration[axis]] || configuration[axis] || unset[key];
}

// A configuration in words: its device and whatever else was chosen.
function fullName(configuration) {
  const chosen = axes.slice(1).filter(([, , axis]) => configuration[axis]);
  return [configuration[6], ...chosen.map(([key, , axis]) => word(key, configuration, axis))].join(' \u00b7 ');
}

// A select for each setting that has several values, for the scenes with these configurations.
function settings(configurations, current, changes) {
  const made = [];
  for (const [key, label, axis] of axes) {
    const options = new Map();
    for (const c of configurations) options.set(c[axis], [c[axis], word(key, c, axis), key === 'place' ? c[7] : '']);
    if (options.size < 2) continue;
    const title = key === 'place' && [...options.values()].some((o) => o[2] !== 'Devices') ? 'Environment' : label;
    made.push(select(title, options.values(), current[axis], (value) => {
      const best = nearest(configurations, current, axis, value);
      if (best) go({ c: best[0], ...changes }, true);
    }, { 'data-axis': key }));
  }
  return made;
}

// The configuration that has a value, and otherwise most in common with the current one.
function nearest(configurations, current, axis, value) {
  let best = null;
  let most = -1;
  for (const c of configurations) {
    if (c[axis] !== value) continue;
    const same = axes.reduce((n, a) => n + (c[a[2]] === current[a[2]] ? 1 : 0), 0);
    if (same > most) {
      most = same;
      best = c;
    }
  }
  return best;
}
