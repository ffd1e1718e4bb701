/** A text with the search terms marked. @param parts in any case; one-character parts are ignored */
export function Highlight({ text, parts }: { text: string; parts: readonly string[] }) {
  const wanted = parts
    .filter((part) => part.length > 1)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  if (wanted.length === 0) return text;
  const pieces = text.split(new RegExp(`(${wanted.join("|")})`, "gi"));
  // A split by one group answers what is between and what was found in turns.
  // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a text never move.
  return pieces.map((piece, place) => (place % 2 === 1 ? <mark key={place}>{piece}</mark> : piece));
}
