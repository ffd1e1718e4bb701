import { useMutation, useQueryClient } from "@tanstack/react-query";
import { explain } from "#app/lib/explain.ts";
import { securedApi } from "#app/lib/secured-api.ts";
import { noticesTexts } from "#app/texts/en/notices.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { notifyError } from "#app/ui/toasts.ts";
import type { Me, Notices } from "#contract/users.ts";

interface Change {
  notices?: Partial<Notices>;
  language?: Me["language"];
}

/** Switches mails on and off: shown at once, and taken back where it was not saved. */
export function useChangeNotices(email: string) {
  const queries = useQueryClient();
  const texts = useTexts(noticesTexts);
  const key = ["me", email];
  return useMutation({
    mutationFn: (change: Change) => securedApi("updateMe", { body: change }),
    async onMutate({ notices, language }) {
      await queries.cancelQueries({ queryKey: key });
      const before = queries.getQueryData<Me>(key);
      queries.setQueryData<Me>(
        key,
        (me) => me && { ...me, language: language ?? me.language, notices: { ...me.notices, ...notices } },
      );
      return before;
    },
    onError(error, _change, before) {
      queries.setQueryData(key, before);
      notifyError(texts.notSaved, explain(error));
    },
    onSettled: () => queries.invalidateQueries({ queryKey: key }),
  });
}
