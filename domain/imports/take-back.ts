/** How long an import can be undone. */
export const importTakeBackMs = 2 * 24 * 60 * 60_000;

/** Whether an import can still be undone. Epoch milliseconds. */
export function canTakeImportBack(importedAt: number, now: number): boolean {
  return now < importedAt + importTakeBackMs;
}
