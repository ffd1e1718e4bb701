import { useCards, useRemoveCard } from "#app/data/cards.ts";
import { cardName, cardUntil } from "#app/features/card/card-name.ts";
import { explain } from "#app/lib/explain.ts";
import { useSalon } from "#app/lib/use-salon.ts";
import { cardTexts } from "#app/texts/en/dashboard/cards.ts";
import { savedCardsTexts } from "#app/texts/en/dashboard/saved-cards.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Icon } from "#app/ui/Icon.tsx";
import { QueryView } from "#app/ui/QueryView.tsx";
import { RowButton } from "#app/ui/RowButton.tsx";
import { Section } from "#app/ui/Section.tsx";
import { notifyError, notifySuccess } from "#app/ui/toasts.ts";
import { useConfirm } from "#app/ui/use-confirm.tsx";
import type { SavedCard } from "#contract/cards.ts";

/** A customer's saved cards, each with a button to remove it. Nothing where no cards are taken. */
export function SavedCards() {
  const texts = useTexts(cardTexts);
  if (!useSalon().takesCards) return null;
  return (
    <Section title={texts.saved} text={texts.savedText}>
      <Cards />
    </Section>
  );
}

function Cards() {
  const texts = useTexts(cardTexts);
  return (
    <QueryView
      query={useCards()}
      waiting={["h-12"]}
      failed={(error) => texts.notLoaded(explain(error))}
      empty={<p>{texts.none}</p>}
    >
      {(cards) => (
        <ul className="grid gap-3">
          {cards.map((card) => (
            <Row key={card._id} card={card} />
          ))}
        </ul>
      )}
    </QueryView>
  );
}

function Row({ card }: { card: SavedCard }) {
  const texts = useTexts(cardTexts);
  const { question, text, yes, keep } = useTexts(savedCardsTexts);
  const remove = useRemoveCard();
  const [ask, dialog] = useConfirm();
  const name = cardName(card);

  async function askToRemove() {
    if (!(await ask({ title: question(name), text, yes, no: keep, danger: true }))) return;
    const removed = await remove.run(card._id, (error) => notifyError(texts.notRemoved(explain(error))));
    if (removed) notifySuccess(texts.removed);
  }

  return (
    <li className="flex flex-wrap items-center justify-between gap-3">
      <span className="num flex items-center gap-3">
        <Icon name="card" />
        <span>
          <span className="font-semibold">{name}</span>
          <span className="muted sm block">{cardUntil(card)}</span>
        </span>
      </span>
      <RowButton
        row={name}
        variant="line"
        loading={remove.busy}
        loadingText={texts.removing}
        onClick={() => void askToRemove()}
      >
        {texts.remove}
      </RowButton>
      {dialog}
    </li>
  );
}
