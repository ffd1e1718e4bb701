/** The parts of a mounted card field. */
export interface CardRow {
  root: HTMLElement;
  number: HTMLInputElement;
  expiry: HTMLInputElement;
  cvc: HTMLInputElement;
}

/** Builds one row of three labelled inputs, which a browser fills that keeps cards. */
export function buildCardRow(): CardRow {
  const root = document.createElement("div");
  root.className = "sbx-card";
  const number = buildInput("Card number", "Card number", "number", "cc-number");
  const expiry = buildInput("Expiry date", "MM / YY", "expiry", "cc-exp");
  const cvc = buildInput("CVC", "CVC", "cvc", "cc-csc");
  root.append(buildIcon(), number, expiry, cvc);
  return { root, number, expiry, cvc };
}

/** What a browser that keeps cards may put in. */
type AutoFill = "cc-number" | "cc-exp" | "cc-csc";

function buildInput(label: string, placeholder: string, part: string, fills: AutoFill): HTMLInputElement {
  const input = document.createElement("input");
  input.type = "text";
  input.inputMode = "numeric";
  input.autocomplete = fills;
  input.spellcheck = false;
  input.placeholder = placeholder;
  input.className = `sbx-card-input sbx-card-${part}`;
  input.setAttribute("aria-label", label);
  input.setAttribute("autocorrect", "off");
  return input;
}

function buildIcon(): SVGSVGElement {
  const space = "http://www.w3.org/2000/svg";
  const icon = document.createElementNS(space, "svg");
  icon.setAttribute("viewBox", "0 0 20 20");
  icon.setAttribute("class", "sbx-card-icon");
  icon.setAttribute("aria-hidden", "true");
  const outline = document.createElementNS(space, "path");
  outline.setAttribute("d", "M4.5 4.5h11a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2h-11a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2z");
  const stripe = document.createElementNS(space, "path");
  stripe.setAttribute("d", "M2.5 8.5h15M5.5 12.5h3");
  icon.append(outline, stripe);
  return icon;
}
