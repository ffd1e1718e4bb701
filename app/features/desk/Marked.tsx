import { parted } from "#app/features/desk/matches.ts";

/** A text with the parts that were looked for marked. */
export function Marked({ text, search }: { text: string; search: string }) {
  return parted(text, search).map(({ part, isMatch, at }) => (isMatch ? <mark key={at}>{part}</mark> : part));
}
