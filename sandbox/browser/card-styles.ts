const CSS = `
html, body { margin: 0; background: none; }
.sbx-card { display: flex; flex-wrap: wrap; align-items: center; gap: 0 0.7em; width: 100%; min-width: 0;
  font-variant-numeric: tabular-nums; }
.sbx-card-icon { flex: none; width: 1.25em; height: 1.25em; fill: none; stroke: currentColor; stroke-width: 1.5; }
.sbx-card-input { appearance: none; box-sizing: border-box; min-width: 0; min-height: 1.75em; margin: 0;
  padding: 0.15em 0; border: 0; border-radius: 0; background: none; color: inherit; font: inherit;
  letter-spacing: inherit; outline: none; }
.sbx-card-input:focus { outline: none; box-shadow: 0 1px 0 currentColor; }
.sbx-card-input::placeholder { color: var(--sbx-placeholder, color-mix(in srgb, currentColor 72%, transparent));
  opacity: 1; }
.sbx-card-input[aria-invalid="true"] { color: var(--sbx-invalid, var(--color-error, #b0390a)); }
.sbx-card-input[aria-invalid="true"]::placeholder { color: inherit; }
.sbx-card-number { flex: 1 1 10.8em; }
.sbx-card-expiry { flex: 0 1 4.4em; }
.sbx-card-cvc { flex: 0 1 2.8em; }
@media (max-width: 380px) {
  .sbx-card { gap: 0 0.5em; }
  .sbx-card-icon { display: none; }
  .sbx-card-expiry { flex-basis: 4em; }
  .sbx-card-cvc { flex-basis: 2.4em; }
}
@media (max-width: 289px) { .sbx-card-number { flex-basis: 100%; } }
`;

let styled = false;

/** Adds the field's rules to the frame once; a constructed sheet needs no leave from a strict content policy. */
export function installStyles(): void {
  if (styled) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(CSS);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  styled = true;
}
