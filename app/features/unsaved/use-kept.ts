import { useEffect, useState } from "react";
import { hasToken } from "#app/lib/access-token.ts";
import { keepWritten, keptWritten } from "#app/lib/kept-written.ts";
import { useSession } from "#app/lib/session.tsx";

/**
 * Keeps what is written in a form for its writer, so that a session that ends does not take it away. Who leaves the form
 * while signed in throws it away.
 * @param place what the form is about
 * @returns what was kept there, and what keeps something else in its place
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
