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

/** Marks the inputs that are wrong. `invalid` goes number, expiry, CVC. */
export function markInvalid(row: CardRow, invalid: boolean[]): void {
  for (const [index, input] of [row.number, row.expiry, row.cvc].entries()) {
    input.setAttribute("aria-invalid", String(invalid[index] ?? false));
  }
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}
