/** A rendered page before it is kept or sent. */
export interface Page {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}
