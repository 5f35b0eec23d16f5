// Shows what the address says.

function show() {
  filter();
  showSettings();
  for (const card of cards) if (card.isNear) drawCard(card);
  const data = state.s >= 0 && doc(state.d);
  const scene = data && data.scenes[state.s];
  const current = scene && cards.find((c) => c.d === state.d && c.s === state.s);
  if (!current) {
    document.title = heading;
    if (viewer.open) {
      viewer.close();
      const last = viewer.card;
      if (last && !last.card.hidden) {
        last.card.scrollIntoView({ block: 'nearest' });
        last.link.focus({ preventScroll: true });
      }
    }
    return;
  }
  document.title = `${scene.title} \u2013 ${heading}`;
  if (!viewer.open) {
    viewer.showModal();
    title.focus();
  }
  if (viewer.card !== current) {
    current.card.scrollIntoView({ block: 'nearest' });
    viewer.querySelector('.work').scrollTop = 0;
    facts.scrollTop = 0;
  }
  viewer.card = current;
  showScene(data, scene);
}

const heading = document.title;
const follow = () => {
  const id = readAddress();
  show();
  if (id) visit(id);
};
addEventListener('hashchange', follow);
addEventListener('popstate', follow);
follow();
// The part of the page that stays in view may be of any height.
new ResizeObserver(() => document.documentElement.style.setProperty('--top', `${$('top').offsetHeight}px`)).observe($('top'));
document.documentElement.dataset.ready = 'true';
