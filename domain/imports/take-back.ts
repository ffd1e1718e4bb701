/** How long an import can be taken back. */
export const importTakeBackMs = 2 * 24 * 60 * 60_000;

/** Whether an import can still be taken back; epoch milliseconds. */
export function canTakeImportBack(importedAt: number, now: number): boolean {
  return now < importedAt + importTakeBackMs;
}
