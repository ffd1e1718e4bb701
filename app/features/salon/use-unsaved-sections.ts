import { useCallback, useState } from "react";
import { useAskBeforeLeaving } from "#app/lib/use-ask-before-leaving.ts";
import { salonSettingsTexts } from "#app/texts/en/dashboard/salon-settings.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { useConfirm } from "#app/ui/use-confirm.tsx";

/** Tracks which forms of a page have unsaved changes, and asks before the page is left with them. */
export function useUnsavedSections() {
  const texts = useTexts(salonSettingsTexts);
  const [unsaved, setUnsaved] = useState<readonly string[]>([]);
  const [ask, dialog] = useConfirm();
  const onUnsaved = useCallback((section: string, isUnsaved: boolean) => {
    setUnsaved((before) => {
      const others = before.filter((one) => one !== section);
      return isUnsaved ? [...others, section] : others;
    });
  }, []);
  useAskBeforeLeaving(unsaved.length > 0, () =>
    ask({
      title: texts.leaveTitle,
      text: texts.leaveText(unsaved.join(", ")),
      yes: texts.leave,
      no: texts.stay,
      danger: true,
    }),
  );
  /** Render it once on the page. */
  return { onUnsaved, dialog };
}
