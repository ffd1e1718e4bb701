/** Colours that an owner can use as they are. */
export const accents = [
  { name: "alta", colour: "#a3142f" },
  { name: "nil", colour: "#28407a" },
  { name: "mehendi", colour: "#2f5747" },
  { name: "jamun", colour: "#5b2350" },
] as const;

export const defaultAccent = "#a3142f";

/** The page backgrounds and inks next to an accent, as in app/styles/tokens.css. */
const white = "#ffffff";
const page = "#fffcfa";
const tinted = "#fbf2ef";
const rose = "#f6ddd7";

export interface AccentPair {
  /** White text on the button, links on the page and on the tinted section, a badge's text, the focus ring. */
  pair: "button" | "link" | "tinted" | "badge" | "focus";
  /** WCAG 2 contrast ratio, from 1 to 21, rounded down to a tenth. */
  ratio: number;
  needs: number;
  passes: boolean;
}

export interface AccentShades {
  /** A little lighter than the accent. */
  light: string;
  accent: string;
  /** Under the pointer, and for text on rose. */
  dark: string;
  /** While it is pressed. */
  darkest: string;
}

/** The accent and its shades. @param accent #rrggbb */
export function shadesOf(accent: string): AccentShades {
  const towards = (target: number, share: number) =>
    toHex(channelsOf(accent).map((value) => value + (target - value) * share));
  return { light: towards(255, 0.12), accent, dark: towards(0, 0.18), darkest: towards(0, 0.42) };
}

/** Whether everything in the accent's colours is legible. @param accent #rrggbb */
export function measureAccent(accent: string): { passes: boolean; pairs: AccentPair[] } {
  const measured = (pair: AccentPair["pair"], [ink, ground]: [string, string], needs: number): AccentPair => {
    const exact = contrast(ink, ground);
    return { pair, ratio: Math.floor(exact * 10) / 10, needs, passes: exact >= needs };
  };
  const pairs = [
    measured("button", [white, accent], 4.5),
    measured("link", [accent, page], 4.5),
    measured("tinted", [accent, tinted], 4.5),
    measured("badge", [shadesOf(accent).dark, rose], 4.5),
    measured("focus", [accent, page], 3),
  ];
  return { passes: pairs.every(({ passes }) => passes), pairs };
}

/** The number of steps in the search for a darker colour that passes. */
const steps = 256;

/** The lightest colour of the same hue and saturation that passes. An accent that passes stays as it is. */
export function nearestAccent(accent: string): string {
  const { hue, saturation, lightness } = toHsl(accent);
  for (let step = 0; step <= steps; step++) {
    const darker = step === 0 ? accent : fromHsl(hue, saturation, lightness * (1 - step / steps));
    if (measureAccent(darker).passes) return darker;
  }
  // Black, the last step, passes every pair.
  throw new Error(`No shade of ${accent} can be read.`);
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(colour).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function channelsOf(colour: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
}

function toHex(channels: number[]): string {
  const digits = channels.map((value) =>
    Math.round(Math.min(255, Math.max(0, value)))
      .toString(16)
      .padStart(2, "0"),
  );
  return `#${digits.join("")}`;
}

/** @returns hue from 0 to 6, the others from 0 to 1 */
function toHsl(colour: string): { hue: number; saturation: number; lightness: number } {
  const [red = 0, green = 0, blue = 0] = channelsOf(colour).map((value) => value / 255);
  const most = Math.max(red, green, blue);
  const range = most - Math.min(red, green, blue);
  const lightness = most - range / 2;
  if (range === 0) return { hue: 0, saturation: 0, lightness };
  const saturation = range / (1 - Math.abs(2 * lightness - 1));
  if (most === red) return { hue: ((green - blue) / range + 6) % 6, saturation, lightness };
  if (most === green) return { hue: (blue - red) / range + 2, saturation, lightness };
  return { hue: (red - green) / range + 4, saturation, lightness };
}

function fromHsl(hue: number, saturation: number, lightness: number): string {
  const reach = saturation * Math.min(lightness, 1 - lightness);
  const channel = (offset: number) => {
    const place = (offset + hue * 2) % 12;
    return 255 * (lightness - reach * Math.max(-1, Math.min(place - 3, 9 - place, 1)));
  };
  return toHex([channel(0), channel(8), channel(4)]);
}
