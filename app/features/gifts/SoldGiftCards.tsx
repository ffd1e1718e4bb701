import { useCallback, useState } from "react";
import { useRole } from "#app/data/me.ts";
import { useSoldGiftCards } from "#app/data/sold-gift-cards.ts";
import { GiftCardFinder } from "#app/features/gifts/GiftCardFinder.tsx";
import { GiftCardsTable } from "#app/features/gifts/GiftCardsTable.tsx";
import { JustSold, type SoldNow } from "#app/features/gifts/JustSold.tsx";
import { MailGiftCard } from "#app/features/gifts/MailGiftCard.tsx";
import { SellGiftCard } from "#app/features/gifts/SellGiftCard.tsx";
import { useGiveBack } from "#app/features/gifts/use-give-back.ts";
import { explain } from "#app/lib/explain.ts";
import { money } from "#app/lib/money.ts";
import { useAskBeforeLeaving } from "#app/lib/use-ask-before-leaving.ts";
import { useAskedQuery } from "#app/lib/use-asked-query.ts";
import { soldGiftCardsTexts } from "#app/texts/en/dashboard/sold-gift-cards.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Button } from "#app/ui/Button.tsx";
import { EmptyState } from "#app/ui/EmptyState.tsx";
import { Former } from "#app/ui/Former.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import { MoreButton } from "#app/ui/MoreButton.tsx";
import { QueryView } from "#app/ui/QueryView.tsx";
import { useConfirm } from "#app/ui/use-confirm.tsx";
import type { GiftCard } from "#contract/gift-cards.ts";
import { giftCardGroups } from "#domain/gift-cards.ts";

/** The salon's gift cards: what is owed on them, each card, selling at the desk, sending again and refunding. */
export function SoldGiftCards() {
  const texts = useTexts(soldGiftCardsTexts);
  const failed = (error: unknown) => `${texts.notLoaded} ${explain(error)}`;
  const [address, askFor] = useAskedQuery();
  const search = address.get("search") ?? "";
  const only = search === "" ? giftCardGroups.find((group) => group === address.get("only")) : undefined;
  const look = useCallback((typed: string) => askFor(() => (typed ? { search: typed } : "")), [askFor]);
  const sold = useSoldGiftCards(search, only);
  const { giveBack, underWay, question } = useGiveBack();
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

  const [first] = sold.data?.pages ?? [];
  const cards = sold.data?.pages.flatMap(({ cards }) => cards);
  const isNoneSold = cards?.length === 0 && first?.search === "" && first.only === undefined;
  // "None" would be about what was looked for before.
  const isEmptyFormer = sold.isPlaceholderData && cards?.length === 0;
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
          {first && (
            <p className="muted num mt-1">
              {first.counts
                ? texts.owedOn(money(first.owed), first.counts.part + first.counts.unused)
                : texts.owed(money(first.owed))}
            </p>
          )}
        </div>
        {first && !isNoneSold && sell}
      </div>
      {justSold.map((one) => (
        <JustSold
          key={one.code}
          sold={one}
          onDone={() => setJustSold((all) => all.filter(({ code }) => code !== one.code))}
        />
      ))}
      {(first ? !isNoneSold : search !== "" || only !== undefined) && (
        <GiftCardFinder search={search} onLook={look} only={only} counts={first?.counts} />
      )}
      <QueryView
        query={{ ...sold, data: isEmptyFormer ? undefined : cards }}
        waiting={["h-12", "h-28", "h-28"]}
        failed={failed}
        empty={
          isNoneSold ? (
            <EmptyState className="card" title={texts.none} text={texts.noneText} action={sell} />
          ) : (
            <NoneFound search={search} onAll={() => look("")} />
          )
        }
      >
        {(cards) => (
          <div className="grid gap-4">
            <Former isFormer={sold.isPlaceholderData}>
              <GiftCardsTable
                cards={cards}
                busyId={underWay}
                onSend={setMailed}
                onGiveBack={isAdmin ? (card) => void giveBack(card) : undefined}
              />
            </Former>
            <MoreButton pages={sold} more={texts.more} loading={texts.loading} failed={failed} />
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
      {question}
    </section>
  );
}

/** Nothing was found, or a group is empty. */
function NoneFound({ search, onAll }: { search: string; onAll: () => void }) {
  const texts = useTexts(soldGiftCardsTexts);
  return (
    <div role="status">
      <EmptyState
        className="card"
        title={search ? texts.noneFound(search) : texts.noneIn}
        text={search ? texts.noneFoundText : texts.noneInText}
        action={
          <Button variant="line" size="sm" onClick={onAll}>
            {texts.showAll}
          </Button>
        }
      />
    </div>
  );
}
