/** Markup that is safe to send: what was put into it is escaped. */
export interface Markup {
  readonly markup: string;
}

type Part = string | Markup | readonly Markup[] | undefined | false;

/** A template whose texts are escaped, whatever they hold; markup in it stays. */
export function markup(pieces: TemplateStringsArray, ...parts: Part[]): Markup {
  const filled = pieces.map((piece, index) => piece + written(parts[index]));
  return { markup: filled.join("") };
}

function written(part: Part): string {
  if (part === undefined || part === false) return "";
  if (typeof part === "string") return escapeText(part);
  if ("markup" in part) return part.markup;
  return part.map((one) => one.markup).join("");
}

function escapeText(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
