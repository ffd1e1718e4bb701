import { giftCardTexts } from "#app/texts/en/shared/gift-cards.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Button } from "#app/ui/Button.tsx";
import { notifyError, notifySuccess } from "#app/ui/toasts.ts";

/** Copies the code of a gift card. If the browser does not allow it, the code is shown instead. */
export function CopyCode({ code }: { code: string }) {
  const texts = useTexts(giftCardTexts);
  async function copy() {
    try {
      await navigator.clipboard.writeText(code);
      notifySuccess(texts.copied);
    } catch {
      notifyError(texts.code, code);
    }
  }
  return (
    <Button variant="quiet" size="sm" onClick={() => void copy()}>
      {texts.copy}
      <span className="sr">{texts.copyWhat}</span>
    </Button>
  );
}
