import { giftCardTexts } from "#app/texts/en/shared/gift-cards.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Button } from "#app/ui/Button.tsx";
import { copyText } from "#app/ui/copy-text.ts";

/** Copies the code of a gift card. If the browser does not allow it, the code is shown instead. */
export function CopyCode({ code }: { code: string }) {
  const texts = useTexts(giftCardTexts);
  const said = { copied: texts.copied, notCopied: texts.code };
  return (
    <Button variant="quiet" size="sm" onClick={() => void copyText(code, said)}>
      {texts.copy}
      <span className="sr">{texts.copyWhat}</span>
    </Button>
  );
}
