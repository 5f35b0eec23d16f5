/// The style sheet of a page.
enum PageStyle {
  static let text = """
    :root { color-scheme: light dark; font: 15px/1.45 system-ui, sans-serif; --back: #f2f2f7; --card: #fff; --text: #1c1c1e; --soft: #5a5a60; --edge: #8e8e93; --link: #0058c4; --mark: #c2006b; }
    @media (prefers-color-scheme: dark) { :root { --back: #111113; --card: #1f1f22; --text: #f2f2f7; --soft: #b4b4bb; --edge: #7c7c84; --link: #6cb2ff; --mark: #ff6fb5; } }
    * { box-sizing: border-box; }
    body { margin: 0; background: var(--back); color: var(--text); display: grid; grid-template: "head head" auto "nav main" 1fr / minmax(12em, 17em) minmax(0, 1fr); min-height: 100vh; }
    header { grid-area: head; padding: 0.9em 1.2em 0.6em; }
    header h1 { margin: 0; font-size: 1.3em; }
    header p { margin: 0; color: var(--soft); }
    nav { grid-area: nav; padding: 0.4em 1.2em 2em; overflow-wrap: anywhere; }
    nav ul { list-style: none; margin: 0.2em 0 0.8em; padding: 0; }
    nav a { display: block; padding: 0.25em 0.6em; border-radius: 6px; }
    nav a[aria-current] { background: var(--link); color: var(--card); text-decoration: none; }
    nav summary { font-weight: 600; cursor: pointer; overflow-wrap: anywhere; }
    summary bdi { display: inline; }
    main { grid-area: main; padding: 0.4em 1.2em 3em 0.4em; min-width: 0; }
    main:focus { outline: none; }
    a { color: var(--link); }
    a:focus-visible, button:focus-visible, select:focus-visible, input:focus-visible, summary:focus-visible { outline: 3px solid var(--mark); outline-offset: 1px; }
    h2 { font-size: 1.15em; overflow-wrap: anywhere; margin: 1em 0 0.4em; }
    h3 { font-size: 1em; overflow-wrap: anywhere; margin: 1em 0 0.4em; }
    code { color: var(--soft); font-size: 0.9em; overflow-wrap: anywhere; }
    .skip { position: absolute; left: -99em; }
    .skip:focus { left: 1em; top: 1em; background: var(--card); padding: 0.4em; }
    .definitions { position: absolute; }
    article, .card { background: var(--card); border-radius: 10px; padding: 0.7em 1em 1em; margin: 0 0 1em; }
    article h3 { margin-top: 0.2em; }
    .looks { display: flex; flex-wrap: wrap; gap: 1em; align-items: flex-end; }
    figure { margin: 0; max-width: 100%; }
    figure svg { display: block; max-width: 100%; height: auto; max-height: 280px; width: auto; border: 1px solid var(--edge); background: #fff; }
    figcaption { max-width: 22em; color: var(--soft); font-size: 0.87em; overflow-wrap: anywhere; }
    .findings { padding-left: 1.2em; overflow-wrap: anywhere; }
    .error { color: #c2000f; font-weight: 600; }
    .warning { color: #8a4300; font-weight: 600; }
    .note { color: var(--soft); }
    @media (prefers-color-scheme: dark) { .error { color: #ff8078; } .warning { color: #ffb340; } }
    label { display: inline-flex; flex-direction: column; font-size: 0.87em; color: var(--soft); max-width: 100%; }
    select, input, button { font: inherit; font-size: 1rem; color: var(--text); background: var(--card); border: 1px solid var(--edge); border-radius: 6px; padding: 0.3em 0.5em; max-width: 100%; min-height: 2.1em; }
    button { cursor: pointer; }
    button[aria-pressed="true"] { background: var(--link); color: var(--card); }
    nav label { display: flex; margin-bottom: 0.8em; }
    .bar { display: flex; flex-wrap: wrap; gap: 0.6em; align-items: flex-end; margin-bottom: 0.8em; }
    .sliders label { flex: 1 1 14em; max-width: 30em; }
    .sliders input { padding: 0; accent-color: var(--link); }
    .work { display: grid; grid-template-columns: minmax(0, 1fr) minmax(16em, 24em); gap: 1em; }
    .stage { overflow: auto; }
    .stage svg { display: block; outline: 1px solid var(--edge); background: #fff; }
    .stage svg.fit { max-width: 100%; max-height: 85vh; height: auto; width: auto; }
    .stage rect[data-id] { pointer-events: all; cursor: pointer; }
    .stage rect[data-id]:focus { outline: none; stroke: #c2006b; stroke-width: 2; stroke-dasharray: 4,3; vector-effect: non-scaling-stroke; }
    .stage rect.selected { stroke: #c2006b; stroke-width: 2.5; vector-effect: non-scaling-stroke; }
    .facts { overflow-wrap: anywhere; }
    .facts h3 { font-size: 1em; }
    .facts table { border-collapse: collapse; width: 100%; font-size: 0.87em; }
    .facts th, .facts td { text-align: left; vertical-align: top; border-top: 1px solid var(--edge); padding: 0.2em 0.4em 0.2em 0; font-weight: normal; }
    .facts th { color: var(--soft); width: 45%; }
    .facts ul { padding-left: 1.1em; }
    .why { margin-top: 0.8em; }
    .why summary { cursor: pointer; font-weight: 600; }
    .why h4 { font-size: 0.87em; margin: 0.6em 0 0.2em; }
    .why ol { font-size: 0.87em; margin: 0; padding-left: 1.6em; }
    [hidden] { display: none !important; }
    @media (max-width: 800px) {
      body { grid-template: "head" auto "nav" auto "main" 1fr / minmax(0, 1fr); }
      nav, main { padding: 0.4em 0.9em; }
      nav .list { max-height: 40vh; overflow: auto; }
      .work { grid-template-columns: minmax(0, 1fr); }
    }
    """
}
