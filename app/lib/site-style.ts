import type { SiteContent } from "#contract/site-content.ts";
import { defaultAccent, shadesOf } from "#domain/site/accent.ts";

/**
 * The CSS rules that a page needs besides its style sheets: the accent, and the focus of its pictures. They contain
 * only numbers and colours that the contract has checked. Empty if nothing differs from the style sheets.
 * @param options.whole includes the accent even if it is the default
 */
export function siteStyle(content: SiteContent, { whole }: { whole: boolean }): string {
  const isDefault = content.accent === defaultAccent;
  return [isDefault && !whole ? "" : accentRule(content.accent), ...focusRules(content)].join("");
}

function accentRule(accent: string): string {
  const { light, dark, darkest } = shadesOf(accent);
  const shades = { 500: light, 600: accent, 700: dark, 900: darkest };
  const variables = Object.entries(shades).map(([step, colour]) => `--color-alta-${step}:${colour}`);
  return `:root{${variables.join(";")}}`;
}

function focusRules({ home, pages, contact }: SiteContent): string[] {
  const { hero, highlights, professionally, prices, member } = home;
  const shown = [
    ...[hero, professionally, prices, member, ...highlights.cards].map(({ picture }) => picture),
    ...Object.values(pages),
    contact.map,
  ];
  const rules = shown.flatMap((picture) => {
    if (!picture) return [];
    const { x, y } = picture.focus;
    return x === 50 && y === 50 ? [] : `.focus-${x}-${y}{object-position:${x}% ${y}%}`;
  });
  return [...new Set(rules)];
}
