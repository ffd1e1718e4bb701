import { useEffect, useState } from "react";
import { hasToken } from "#app/lib/access-token.ts";
import { keepWritten, keptWritten } from "#app/lib/kept-written.ts";
import { useSession } from "#app/lib/session.tsx";

/**
 * Keeps what is typed in a form for the person who typed it, so that it survives the end of the session. Leaving the
 * form while signed in discards it.
 * @param place the key of the form
 * @returns what was kept there, and a function that keeps something else instead
 */
export function useKept<Written extends object>(
  place: string,
): [kept: Written | undefined, keep: (written: Written | undefined) => void] {
  const { user } = useSession();
  const [writer] = useState(user?.email ?? "");
  const [kept] = useState(() => keptWritten<Written>(place, writer));
  useEffect(
    () => () => {
      if (hasToken()) keepWritten(place, writer, undefined);
    },
    [place, writer],
  );
  return [kept, (written) => keepWritten(place, writer, written)];
}
