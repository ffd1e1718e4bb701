/** Whether any text in a value has the null character, which PostgreSQL can't store. Files are not searched. */
export function holdsZero(value: unknown): boolean {
  if (typeof value === "string") return value.includes("\0");
  if (value instanceof Uint8Array) return false;
  if (typeof value === "object" && value !== null) return Object.values(value).some(holdsZero);
  return false;
}
