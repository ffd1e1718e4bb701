import type { CardRow } from "./card-row.ts";

type Look = Record<string, unknown>;

/** The options of Stripe.js's card element that have a meaning here; the others are taken and ignored. */
export interface CardOptions {
  disabled?: boolean;
  style?: { base?: Look; invalid?: Look };
}

const PROPERTIES = ["color", "fontFamily", "fontSize", "fontWeight", "letterSpacing", "lineHeight"] as const;

/** Puts the caller's options on the row. Without a style it looks like the text around it. */
export function applyOptions(row: CardRow, options: CardOptions): void {
  const base = options.style?.base ?? {};
  for (const property of PROPERTIES) row.root.style[property] = textOf(base[property]);
  const placeholder = base["::placeholder"];
  const hint = typeof placeholder === "object" && placeholder !== null ? placeholder : {};
  row.root.style.setProperty("--sbx-placeholder", textOf("color" in hint ? hint.color : ""));
  row.root.style.setProperty("--sbx-invalid", textOf(options.style?.invalid?.color));
  for (const input of [row.number, row.expiry, row.cvc]) input.disabled = options.disabled ?? false;
}

/** Marks the inputs and sets Stripe.js's class names on the container. `invalid` goes number, expiry, CVC. */
export function showState(
  row: CardRow,
  container: HTMLElement,
  state: { empty: boolean; complete: boolean; invalid: boolean[] },
): void {
  for (const [index, input] of [row.number, row.expiry, row.cvc].entries()) {
    input.setAttribute("aria-invalid", String(state.invalid[index] ?? false));
  }
  container.classList.add("StripeElement");
  container.classList.toggle("StripeElement--empty", state.empty);
  container.classList.toggle("StripeElement--complete", state.complete);
  container.classList.toggle("StripeElement--invalid", state.invalid.includes(true));
  container.classList.toggle("StripeElement--focus", container.contains(document.activeElement));
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}
