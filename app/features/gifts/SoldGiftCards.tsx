import { useState } from "react";
import { useRole } from "#app/data/me.ts";
import { useRefundGiftCard, useSoldGiftCards } from "#app/data/sold-gift-cards.ts";
import { GiftCardsTable } from "#app/features/gifts/GiftCardsTable.tsx";
import { JustSold, type SoldNow } from "#app/features/gifts/JustSold.tsx";
import { MailGiftCard } from "#app/features/gifts/MailGiftCard.tsx";
import { SellGiftCard } from "#app/features/gifts/SellGiftCard.tsx";
import { explain } from "#app/lib/explain.ts";
import { money } from "#app/lib/money.ts";
import { useAskBeforeLeaving } from "#app/lib/use-ask-before-leaving.ts";
import { soldGiftCardsTexts } from "#app/texts/en/dashboard/sold-gift-cards.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Button } from "#app/ui/Button.tsx";
import { EmptyState } from "#app/ui/EmptyState.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import { MoreButton } from "#app/ui/MoreButton.tsx";
import { QueryView } from "#app/ui/QueryView.tsx";
import { notifySuccess } from "#app/ui/toasts.ts";
import { useConfirm } from "#app/ui/use-confirm.tsx";
import type { GiftCard } from "#contract/gift-cards.ts";

/** The salon's gift cards: what is owed on them, each card, selling at the desk, sending again and refunding. */
export function SoldGiftCards() {
  const texts = useTexts(soldGiftCardsTexts);
  const sold = useSoldGiftCards();
  const giving = useRefundGiftCard();
  const isAdmin = useRole() === "admin";
  const [isSelling, setSelling] = useState(false);
  const [justSold, setJustSold] = useState<readonly SoldNow[]>([]);
  const [mailed, setMailed] = useState<GiftCard>();
  const [ask, dialog] = useConfirm();
  useAskBeforeLeaving(
    justSold.some(({ email }) => !email),
    () =>
      ask({
        title: texts.leaveCode,
        text: texts.codeIsLost,
        yes: texts.leave,
        no: texts.stay,
        danger: true,
      }),
  );

  async function giveBack({ _id, to, worth, atDesk }: GiftCard) {
    const sum = money(worth);
    const agreed = await ask({
      title: texts.backTitle(sum, to),
      text: atDesk ? texts.backAtDesk(sum) : texts.backToCard(sum),
      yes: texts.backYes,
      no: texts.keep,
      danger: true,
    });
    if (!agreed) return;
    const answer = await giving.run(_id, texts.notBack);
    if (!answer) return;
    const { atSalon, refund } = answer;
    notifySuccess(atSalon > 0 ? texts.handOut(money(atSalon)) : texts.goesBack(money(refund)));
  }

  const [first] = sold.data?.pages ?? [];
  const sell = (
    <Button onClick={() => setSelling(true)}>
      <Icon name="gift" />
      {texts.sell}
    </Button>
  );
  return (
    <section aria-labelledby="gift-cards">
      <div className="bar mb-6">
        <div>
          <h1 className="h2 dashboard-title" id="gift-cards">
            {texts.title}
          </h1>
          {first && <p className="muted num mt-1">{texts.owed(money(first.owed))}</p>}
        </div>
        {first && first.cards.length > 0 && sell}
      </div>
      {justSold.map((one) => (
        <JustSold
          key={one.code}
          sold={one}
          onDone={() => setJustSold((all) => all.filter(({ code }) => code !== one.code))}
        />
      ))}
      <QueryView
        query={{ ...sold, data: sold.data?.pages.flatMap(({ cards }) => cards) }}
        waiting={["h-12", "h-28", "h-28"]}
        failed={(error) => `${texts.notLoaded} ${explain(error)}`}
        empty={<EmptyState className="card" title={texts.none} text={texts.noneText} action={sell} />}
      >
        {(cards) => (
          <div className="grid gap-4">
            <GiftCardsTable
              cards={cards}
              busyId={giving.underWay}
              onSend={setMailed}
              onGiveBack={isAdmin ? (card) => void giveBack(card) : undefined}
            />
            <MoreButton pages={sold} more={texts.more} loading={texts.loading} />
          </div>
        )}
      </QueryView>
      {isSelling && (
        <SellGiftCard
          onClose={() => setSelling(false)}
          onSold={(now) => setJustSold((before) => [now, ...before])}
        />
      )}
      {mailed && <MailGiftCard card={mailed} onDone={() => setMailed(undefined)} />}
      {dialog}
    </section>
  );
}
