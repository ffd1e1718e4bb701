import "#app/features/gifts/gift-cards.css";
import { Link } from "react-router";
import { useTranslatedNames } from "#app/data/use-translated.ts";
import { CodeQuestion } from "#app/features/gifts/CodeQuestion.tsx";
import { CopyCode } from "#app/features/gifts/CopyCode.tsx";
import { GiftCardFace } from "#app/features/gifts/GiftCardFace.tsx";
import { useFoundGift } from "#app/features/gifts/use-found-gift.ts";
import { useLinkToken } from "#app/features/sign-in/use-link-token.ts";
import { money } from "#app/lib/money.ts";
import { salonAddress } from "#app/lib/names.ts";
import { useSalon } from "#app/lib/use-salon.ts";
import { otherLanguageOf } from "#app/lib/words-language.ts";
import { giftCardTexts } from "#app/texts/en/shared/gift-cards.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Button } from "#app/ui/Button.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import { LinkButton } from "#app/ui/LinkButton.tsx";
import type { GiftCardFound } from "#contract/gift-cards.ts";

/** A gift card as its mail opens it, to keep or to print. Its code is in the URL's fragment; no account is needed. */
export function ReceivedCard() {
  const code = useLinkToken() ?? "";
  const { found, problem, looking, look } = useFoundGift(code);
  if (found) return <Opened gift={found} />;
  return <CodeQuestion start={code} problem={problem} looking={looking} onLook={look} />;
}

/** @param gift with the code that found it, which was typed if the URL had none or a wrong one */
function Opened({ gift }: { gift: GiftCardFound & { code: string } }) {
  const texts = useTexts(giftCardTexts);
  const translate = useTranslatedNames();
  const salon = useSalon();
  const { code } = gift;
  const sum = money(gift.left);
  const service = gift.service_name === null ? undefined : translate(gift.service_name);
  return (
    <div className="wrap gift-narrow">
      <h1 className="h1">{texts.isYours(gift.to)}</h1>
      <GiftCardFace picture={gift.picture} worth={gift.worth} service={service} />
      {gift.message !== "" && (
        <figure className="gift-letter">
          <blockquote lang={otherLanguageOf(gift.message)}>{gift.message}</blockquote>
          <figcaption className="mt-3.5" lang={otherLanguageOf(gift.from)}>
            {gift.from}
          </figcaption>
        </figure>
      )}
      <div className="grid gap-3.5">
        <div className="gift-code">
          <span>
            <span className="sm muted block">{texts.code}</span>
            <b className="num">{code}</b>
          </span>
          <CopyCode code={code} />
        </div>
        <LinkButton block to="/services">
          {texts.choose}
        </LinkButton>
        <Button block variant="line" onClick={() => window.print()}>
          <Icon name="print" />
          {texts.print}
        </Button>
      </div>
      <dl className="gift-facts num">
        <div>
          <dt>{texts.onIt}</dt>
          <dd>{service === undefined ? texts.anyService(sum) : texts.forService(sum, service)}</dd>
        </div>
        <div>
          <dt>{texts.goodUntil}</dt>
          <dd>{texts.noExpiry}</dd>
        </div>
        <div>
          <dt>{texts.inParts}</dt>
          <dd>{texts.inPartsText}</dd>
        </div>
        <div>
          <dt>{texts.where}</dt>
          <dd>{salonAddress(salon).join(", ")}</dd>
        </div>
        <div className="no-print">
          <dt>{texts.usedSome}</dt>
          <dd>
            <Link className="link" to={`/gift-card/balance#${code}`}>
              {texts.seeBalance}
            </Link>
          </dd>
        </div>
      </dl>
    </div>
  );
}
