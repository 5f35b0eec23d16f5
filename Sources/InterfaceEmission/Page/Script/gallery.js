// The gallery: its cards in the chosen configuration, search, and the list of documents.

const cards = [...document.querySelectorAll('.card')].map((card, number) => {
  const m = /^d(\d+)s(\d+)$/.exec(card.id);
  const look = card.querySelector('.look');
  return {
    card, number, look, d: Number(m[1]), s: Number(m[2]), link: card.querySelector('h3 a'), first: look.firstElementChild,
    about: card.querySelectorAll('.about span'), shown: null, isNear: false,
  };
});

const tools = $('tools');
const nav = $('index');
const search = element('input', { type: 'search', autocomplete: 'off', placeholder: 'Search', 'aria-keyshortcuts': '/' });
const hits = element('p', { role: 'status', class: 'hits' });
const contents = element('button', { type: 'button', class: 'narrow', 'aria-expanded': 'false', 'aria-controls': 'index' }, 'Contents');
const only = element('button', { type: 'button', 'aria-pressed': 'false' }, 'With findings');
const theme = element('button', { type: 'button', class: 'theme' });
const choices = element('div', { class: 'choices', id: 'choices' });
const options = element('button', { type: 'button', class: 'narrow options', 'aria-expanded': 'false', 'aria-controls': 'choices' }, 'Options');
const chosen = element('div', { class: 'settings', role: 'group', 'aria-label': 'Shown in all pictures' });
choices.append(chosen, only, theme);
tools.append(contents, element('label', { class: 'search' }, element('span', {}, 'Search documents, scenes, views and findings'), search), options, choices);
$('content').prepend(hits);
only.hidden = !document.querySelector('.document .findings');

search.addEventListener('input', () => go({ q: search.value }, true));
only.addEventListener('click', () => go({ f: !state.f }, true));
addEventListener('keydown', (event) => {
  if (event.key !== '/' || viewer.open || /^(INPUT|SELECT|TEXTAREA)$/.test(event.target.tagName)) return;
  event.preventDefault();
  search.focus();
});

// On a narrow screen, the list and the options are shown on demand.
function disclose(button, target) {
  const set = (isOpen) => {
    target.classList.toggle('open', isOpen);
    button.setAttribute('aria-expanded', String(isOpen));
  };
  button.addEventListener('click', () => set(!target.classList.contains('open')));
  target.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !target.classList.contains('open')) return;
    set(false);
    button.focus();
  });
  return set;
}
disclose(options, choices);
const setContents = disclose(contents, nav);
nav.addEventListener('click', (event) => {
  const link = event.target.closest('a');
  if (!link) return;
  event.preventDefault();
  setContents(false);
  visit(link.hash.slice(1));
});

// Scrolls to a document or card, and focuses what it contains.
function visit(id) {
  const target = $(id);
  if (!target) return;
  if (target.tagName === 'DETAILS') target.open = true;
  const link = target.classList.contains('card') ? target.querySelector('h3 a') : target;
  if (link === target) target.setAttribute('tabindex', '-1');
  target.scrollIntoView({ block: target.classList.contains('card') ? 'center' : 'start' });
  link.focus({ preventScroll: true });
}

// The colors of the page itself: those of the system, light or dark.
const schemes = ['light dark', 'light', 'dark'];
function setScheme(scheme) {
  document.documentElement.style.colorScheme = scheme;
  theme.textContent = ['\u25d0 Auto', '\u25cb Light', '\u25cf Dark'][schemes.indexOf(scheme)];
  theme.setAttribute('aria-label', `Page colors: ${['automatic', 'light', 'dark'][schemes.indexOf(scheme)]}`);
}
let scheme = schemes[0];
try { scheme = schemes.find((s) => s === sessionStorage.getItem('colors')) || scheme; } catch (_) { /* The page works without. */ }
setScheme(scheme);
theme.addEventListener('click', () => {
  scheme = schemes[(schemes.indexOf(scheme) + 1) % schemes.length];
  setScheme(scheme);
  try { sessionStorage.setItem('colors', scheme); } catch (_) { /* The page works without. */ }
});

// The configurations of the first scene stand for those of all.
function showSettings() {
  if (!cards.length) return;
  const data = doc(cards[0].d);
  const current = data.configurations[stateOf(data, data.scenes[cards[0].s], state.c)[0]];
  const key = document.activeElement && chosen.contains(document.activeElement) ? document.activeElement.dataset.axis : null;
  chosen.replaceChildren(...settings(data.configurations, current, { w: 0, h: 0 }));
  chosen.hidden = !chosen.firstChild;
  options.hidden = chosen.hidden && only.hidden;
  if (key) chosen.querySelector(`[data-axis="${key}"]`).focus();
}

// Cards are drawn when they are near the window.
const nearby = new IntersectionObserver((entries) => {
  for (const entry of entries) {
    const card = cards[entry.target.dataset.number];
    card.isNear = entry.isIntersecting;
    if (card.isNear) drawCard(card);
  }
}, { rootMargin: '600px' });
for (const card of cards) {
  card.look.dataset.number = card.number;
  nearby.observe(card.look);
}

function drawCard(card) {
  if (card.shown === null && !state.c) return;
  const data = doc(card.d);
  const scene = data.scenes[card.s];
  const at = stateOf(data, scene, state.c);
  const configuration = data.configurations[at[0]];
  const [width, height] = data.pictures[at[1]];
  card.about[0].textContent = configuration[6];
  card.about[1].textContent = `${width} \u00d7 ${height}`;
  if (card.shown === null) card.shown = scene.states[1];
  if (card.shown === at[1]) return;
  card.shown = at[1];
  let svg = card.first;
  if (at[1] !== scene.states[1]) {
    svg = picture(data, at[1], `c${card.number}v`);
    svg.setAttribute('role', 'img');
    svg.setAttribute('aria-label', `${scene.title} in ${configuration[6]}`);
  }
  setFrame(card.card, width, height, configuration);
  card.look.replaceChildren(svg);
}

// The words of a scene, its document, its views and its findings, in small letters.
function wordsOf(data, scene) {
  if (scene.text === undefined) {
    const found = [data.path, scene.title, scene.id];
    const add = (value) => {
      if (typeof value === 'string') found.push(value);
      else if (value && typeof value === 'object') Object.values(value).forEach(add);
    };
    const seen = new Set();
    for (const [, , number] of states(scene)) {
      if (seen.has(number)) continue;
      seen.add(number);
      for (const n of data.facts[number][0]) add(data.texts[n]);
    }
    for (const f of data.findings) if (f[5] === scene.id) found.push(f[0], f[1], f[3]);
    scene.text = found.join('\n').toLowerCase();
  }
  return scene.text;
}

let filtered = null;
function filter() {
  const key = `${state.f} ${state.q}`;
  if (filtered === key) return;
  filtered = key;
  if (search.value !== state.q) search.value = state.q;
  only.setAttribute('aria-pressed', String(state.f));
  const wanted = state.q.toLowerCase().split(/\s+/).filter(Boolean);
  const matches = (text) => wanted.every((w) => text.includes(w));
  let count = 0;
  for (const { card, d, s } of cards) {
    let isShown = true;
    if (wanted.length || state.f) {
      const data = doc(d);
      const scene = data.scenes[s];
      isShown = matches(wordsOf(data, scene)) && (!state.f || data.findings.some((f) => f[5] === scene.id));
    }
    card.hidden = !isShown;
    if (isShown) count += 1;
  }
  for (const section of document.querySelectorAll('.document')) section.hidden = !section.querySelector('.card:not([hidden])');
  const empty = $('empty');
  if (empty) {
    let left = 0;
    for (const item of empty.querySelectorAll(':scope > ul > li')) {
      item.hidden = !matches(item.textContent.toLowerCase()) || (state.f && !item.querySelector('.findings'));
      if (!item.hidden) left += 1;
    }
    empty.hidden = !left;
    if (wanted.length && left && !count) empty.open = true;
  }
  // The list shows what the gallery shows.
  let folder = null;
  for (const item of nav.querySelectorAll('li')) {
    if (item.classList.contains('folder')) {
      folder = item;
      item.hidden = true;
      continue;
    }
    const target = $(item.querySelector('a').hash.slice(1));
    item.hidden = !target || Boolean(target.closest('[hidden]'));
    if (folder && !item.hidden) folder.hidden = false;
  }
  hits.textContent = wanted.length || state.f ? (count ? `${count} of ${cards.length} scenes` : 'No scene matches.') : '';
}

$('gallery').addEventListener('click', (event) => {
  const card = event.target.closest('.card');
  if (!card || event.target.closest('details') || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  const { d, s } = cards.find((c) => c.card === card);
  go({ d, s, v: '', w: 0, h: 0 });
});
