import { useRef } from "react";

/**
 * Sends what is to be made with a key that stays until it is answered: sent again after a lost answer, it is made once.
 */
export function useSentOnce() {
  const key = useRef<string>(undefined);
  return async <Answer>(send: (key: string) => Promise<Answer>): Promise<Answer> => {
    key.current ??= crypto.randomUUID();
    const answer = await send(key.current);
    key.current = undefined;
    return answer;
  };
}
