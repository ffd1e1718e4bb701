import "#app/features/gifts/gift-cards.css";
import { CodeQuestion } from "#app/features/gifts/CodeQuestion.tsx";
import { useFoundGift } from "#app/features/gifts/use-found-gift.ts";
import { useLinkToken } from "#app/features/sign-in/use-link-token.ts";
import { money } from "#app/lib/money.ts";
import { inSalon } from "#app/lib/salon-time.ts";
import { useSalon } from "#app/lib/use-salon.ts";
import { giftCardTexts } from "#app/texts/en/shared/gift-cards.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { LinkButton } from "#app/ui/LinkButton.tsx";
import type { GiftCardFound } from "#contract/gift-cards.ts";

/** What is left on a card, by its code, and its history. An unknown code reads as an empty card. */
export function BalanceScreen() {
  const code = useLinkToken() ?? "";
  const { found, problem, looking, look } = useFoundGift(code);
  return (
    <CodeQuestion start={code} problem={problem} looking={looking} onLook={look}>
      {found && <Balance gift={found} />}
    </CodeQuestion>
  );
}

function Balance({ gift }: { gift: GiftCardFound }) {
  const texts = useTexts(giftCardTexts);
  const { zone } = useSalon();
  const [left, worth] = [money(gift.left), money(gift.worth)];
  return (
    <>
      <div className="grid gap-3.5" role="status">
        <p className="gift-left num">
          <b>{left}</b> <span className="muted">{texts.leftOf(worth)}</span>
        </p>
        <div className="gift-meter" role="img" aria-label={texts.meter(left, worth)}>
          <i style={{ width: `${(gift.left / gift.worth) * 100}%` }} />
        </div>
        {gift.reserved !== undefined && <p className="num">{texts.reserved(money(gift.reserved))}</p>}
        <p className="sm muted">{texts.noExpiry}</p>
      </div>
      <div>
        <LinkButton to="/services">{texts.choose}</LinkButton>
      </div>
      <section aria-labelledby="gift-lines">
        <h2 className="h4 mb-3" id="gift-lines">
          {texts.happened}
        </h2>
        <dl className="gift-facts num">
          {gift.lines.toReversed().map(({ kind, amount, at }) => (
            <div key={`${kind} ${at} ${amount}`}>
              <dt>
                {kind === "sold" ? texts.lines.sold(gift.from) : texts.lines[kind]}
                <small className="block sm muted">{inSalon("date", at, zone)}</small>
              </dt>
              <dd className="font-semibold">
                {amount < 0 ? "−" : "+"} {money(Math.abs(amount))}
              </dd>
            </div>
          ))}
        </dl>
      </section>
    </>
  );
}
