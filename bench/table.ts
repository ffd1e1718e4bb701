/** One line: the name, our value, the value of the reference, and the project's aim. */
export interface Row {
  what: string;
  ours: string;
  reference: string;
  /** Our value divided by the reference's; null when the ratio is meaningless. */
  ratio: number | null;
  aim: string;
}

/** Prints rows under headings, with each column as wide as it needs. */
export function printTable(rows: Row[]): void {
  const lines = [
    ["", "ours", "reference", "ratio", "aim"],
    ...rows.map(({ what, ours, reference, ratio, aim }) => [
      what,
      ours,
      reference,
      ratio === null ? "" : ratio.toFixed(ratio < 0.1 ? 3 : 2),
      aim,
    ]),
  ];
  const widths = [0, 1, 2, 3, 4].map((column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  for (const [first = "", ...others] of lines) {
    const cells = others.map((cell, index) => cell.padStart(widths[index + 1] ?? 0));
    console.log([first.padEnd(widths[0] ?? 0), ...cells].join("   "));
  }
}

/** @param perSecond how often something is done per second */
export function rate(perSecond: number): string {
  return `${Math.round(perSecond).toLocaleString("en")}/s`;
}
