import { useRef } from "react";
import { newKey } from "#app/lib/new-key.ts";

/**
 * Sends what is to be made with a key that stays until it is answered: sent again after a lost answer, it is made once.
 */
export function useSentOnce() {
  const key = useRef<string>(undefined);
  return async <Answer>(send: (key: string) => Promise<Answer>): Promise<Answer> => {
    key.current ??= newKey();
    const answer = await send(key.current);
    key.current = undefined;
    return answer;
  };
}
