const CSS = `
.sbx-challenge { box-sizing: border-box; width: min(26rem, calc(100vw - 2rem)); margin: auto; padding: 0; border: 0;
  border-radius: 1.25rem; background: #fff; color: #24121a; font: inherit;
  box-shadow: 0 24px 64px rgb(36 18 26 / 0.28); }
.sbx-challenge::backdrop { background: rgb(36 18 26 / 0.55); }
.sbx-challenge-flag { margin: 0; padding: 0.6rem 1.5rem; background: #fbeed0; color: #6e4600; font-size: 0.875rem;
  font-weight: 600; }
.sbx-challenge-body { padding: 1.25rem 1.5rem 1.5rem; }
.sbx-challenge-title { margin: 0 0 0.5rem; font-size: 1.25rem; font-weight: 600; line-height: 1.25; }
.sbx-challenge-text { margin: 0 0 1.25rem; line-height: 1.5; }
.sbx-challenge-actions { display: flex; flex-wrap: wrap; gap: 0.75rem; }
.sbx-challenge-button { flex: 1 1 8rem; min-height: 2.75rem; padding: 0 1.25rem; border: 1.5px solid #24121a;
  border-radius: 999px; background: #fff; color: #24121a; font: inherit; font-weight: 600; cursor: pointer; }
.sbx-challenge-button:focus-visible { outline: 2px solid #24121a; outline-offset: 2px; }
.sbx-challenge-complete { background: #24121a; color: #fff; }
`;

let styled = false;

/** Adds the challenge's rules to the page once; a constructed sheet needs no leave from a strict content policy. */
export function installStyles(): void {
  if (styled) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(CSS);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  styled = true;
}
