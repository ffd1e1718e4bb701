import "#app/features/gifts/gift-cards.css";
import { useTranslatedNames } from "#app/data/use-translated.ts";
import { giftTones } from "#app/features/gifts/gift-tones.ts";
import { money } from "#app/lib/money.ts";
import { inSalon } from "#app/lib/salon-time.ts";
import { useSalon } from "#app/lib/use-salon.ts";
import { givenGiftCardsTexts } from "#app/texts/en/dashboard/given-gift-cards.ts";
import { soldGiftCardsTexts } from "#app/texts/en/dashboard/sold-gift-cards.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Badge } from "#app/ui/Badge.tsx";
import { Card } from "#app/ui/Card.tsx";
import { type Column, DataTable } from "#app/ui/DataTable.tsx";
import { RowButton } from "#app/ui/RowButton.tsx";
import type { GiftCard } from "#contract/gift-cards.ts";

interface Props {
  cards: GiftCard[];
  /** The card being refunded. */
  busyId: string | undefined;
  onSend: (card: GiftCard) => void;
  /** Refunds an unused card; undefined for those who may not. */
  onGiveBack: ((card: GiftCard) => void) | undefined;
}

/** Sold gift cards: who they are for, when they were sold, what is left, and the desk's actions. */
export function GiftCardsTable({ cards, busyId, onSend, onGiveBack }: Props) {
  const { zone } = useSalon();
  const texts = useTexts(soldGiftCardsTexts);
  const { states } = useTexts(givenGiftCardsTexts);
  const columns: Column<GiftCard>[] = [
    { header: texts.for, narrow: "title", cell: (card) => <ForWhom card={card} /> },
    {
      header: texts.sold,
      className: "num whitespace-nowrap",
      cell: ({ soldAt }) => inSalon("date", soldAt, zone),
    },
    { header: texts.left, narrow: "line", cell: (card) => <Left card={card} /> },
    {
      header: texts.state,
      narrow: "corner",
      cell: ({ state }) => <Badge tone={giftTones[state]}>{states[state]}</Badge>,
    },
    {
      header: texts.actions,
      narrow: "line",
      cell: (card) =>
        card.state !== "refunded" &&
        card.state !== "used" && (
          <span className="flex flex-wrap gap-2">
            <RowButton row={card.to} variant="line" size="xs" onClick={() => onSend(card)}>
              {card.email === null ? texts.sendByMail : texts.sendAgain}
            </RowButton>
            {onGiveBack && card.refundable && (
              <RowButton
                row={card.to}
                variant="quiet"
                size="xs"
                disabled={busyId === card._id}
                onClick={() => onGiveBack(card)}
              >
                {texts.giveBack}
              </RowButton>
            )}
          </span>
        ),
    },
  ];
  return (
    <Card className="relative overflow-auto">
      <DataTable caption={texts.list} columns={columns} rows={cards} rowKey={({ _id }) => _id} />
    </Card>
  );
}

function ForWhom({ card: { to, from, atDesk, email, service_name } }: { card: GiftCard }) {
  const texts = useTexts(soldGiftCardsTexts);
  const translate = useTranslatedNames();
  return (
    <span className="block wrap-anywhere">
      <span className="block font-semibold">{to}</span>
      <span className="sm muted block font-normal">
        {atDesk ? texts.fromAtDesk(from) : texts.fromOnline(from)}
      </span>
      <span className="sm muted block font-normal">
        {[service_name && translate(service_name), email === null ? texts.handedOver : texts.mailedTo(email)]
          .filter(Boolean)
          .join(", ")}
      </span>
    </span>
  );
}

function Left({ card }: { card: GiftCard }) {
  const texts = useTexts(soldGiftCardsTexts);
  return (
    <span className="grid min-w-28 gap-1.5">
      <span className="num">
        <b>{money(card.left)}</b> <span className="sm muted">{texts.of(money(card.worth))}</span>
      </span>
      <span className="gift-meter block" aria-hidden="true">
        <i style={{ width: `${(card.left / card.worth) * 100}%` }} />
      </span>
      {card.gone !== undefined && <span className="sm block">{texts.gone(money(card.gone))}</span>}
    </span>
  );
}
