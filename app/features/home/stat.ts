/** A number to boast with: what the page promises until the truth passes it, then the truth in whole tens. */
export function stat(promised: number, real: number): string {
  return `${Math.max(promised, Math.floor(real / 10) * 10)}+`;
}
