import "#app/features/gifts/gift-cards.css";
import { CopyCode } from "#app/features/gifts/CopyCode.tsx";
import { soldGiftCardsTexts } from "#app/texts/en/dashboard/sold-gift-cards.ts";
import { giftCardTexts } from "#app/texts/en/shared/gift-cards.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Button } from "#app/ui/Button.tsx";
import { Card } from "#app/ui/Card.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import { LinkButton } from "#app/ui/LinkButton.tsx";

/** A card that was just sold at this desk. No list contains its code. */
export interface SoldNow {
  code: string;
  to: string;
  email: string | undefined;
}

/** The code of the card that was just sold, to print or to read out. It stays until somebody presses done. */
export function JustSold({ sold: { code, to, email }, onDone }: { sold: SoldNow; onDone: () => void }) {
  const texts = useTexts(soldGiftCardsTexts);
  const gift = useTexts(giftCardTexts);
  return (
    <Card className="mb-5 p-5">
      <div className="grid gap-3.5" role="status">
        <h2 className="h4">{texts.soldTo(to)}</h2>
        <div className="gift-code max-w-[460px]">
          <span>
            <span className="sm muted block">{gift.code}</span>
            <b className="num">{code}</b>
          </span>
          <CopyCode code={code} />
        </div>
        <p className="muted wrap-anywhere">{email ? texts.onItsWay(email) : texts.shownOnce}</p>
        <div className="button-row">
          <LinkButton variant="line" size="sm" to={`/gift-card/received#${code}`} target="_blank">
            <Icon name="print" />
            {texts.toPrint}
          </LinkButton>
          <Button variant="quiet" size="sm" onClick={onDone}>
            {texts.done}
          </Button>
        </div>
      </div>
    </Card>
  );
}
