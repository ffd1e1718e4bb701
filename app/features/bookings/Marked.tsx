import { Fragment, type ReactNode } from "react";
import { parted } from "#app/features/bookings/matches.ts";

/** A text with the search words marked. */
export function Marked({ text, search }: { text: string; search: string }) {
  return parted(text, search).map(({ part, isMatch, at }) =>
    isMatch ? <mark key={at}>{breakable(part)}</mark> : <Fragment key={at}>{breakable(part)}</Fragment>,
  );
}

/** An address that is too long for its column goes on after its @, not in the middle of a word. */
function breakable(part: string): ReactNode {
  const after = part.indexOf("@") + 1;
  if (after === 0) return part;
  return (
    <>
      {part.slice(0, after)}
      <wbr />
      {part.slice(after)}
    </>
  );
}
