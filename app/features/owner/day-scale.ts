/** The amounts for a chart's horizontal lines, from its lowest to its highest, about four steps apart. */
export function linesFor(amounts: number[]): number[] {
  const least = Math.min(0, ...amounts);
  const most = Math.max(0, ...amounts);
  const step = roundStep((most - least) / 4);
  const first = Math.floor(least / step);
  const count = Math.ceil(most / step) - first;
  return Array.from({ length: Math.max(count, 1) + 1 }, (_, index) => (first + index) * step);
}

/** Which of the days get a label below a chart: the first, the last, and a few evenly spaced between. */
export function namedDays(count: number): number[] {
  if (count < 2) return count === 1 ? [0] : [];
  const steps = count > 7 ? 4 : Math.min(count - 1, 3);
  return Array.from({ length: steps + 1 }, (_, index) => Math.round((index * (count - 1)) / steps));
}

/** The next of 1, 2, 2.5, 5 and 10 times a power of ten. */
function roundStep(least: number): number {
  if (least <= 1) return 1;
  const power = 10 ** Math.floor(Math.log10(least));
  const factor = [1, 2, 2.5, 5, 10].find((one) => one * power >= least) ?? 10;
  return factor * power;
}
