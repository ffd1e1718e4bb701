/** A figure for advertising: the promised one until the real one exceeds it, then the real one rounded down to tens. */
export function stat(promised: number, real: number): string {
  return `${Math.max(promised, Math.floor(real / 10) * 10)}+`;
}
