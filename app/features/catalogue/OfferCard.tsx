import { offerState, termsOf } from "#app/features/catalogue/offer-words.ts";
import { shareOff } from "#app/lib/discount-name.ts";
import { money } from "#app/lib/money.ts";
import { useSalon } from "#app/lib/use-salon.ts";
import { offersTexts } from "#app/texts/en/dashboard/offers.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Badge } from "#app/ui/Badge.tsx";
import { RowButton } from "#app/ui/RowButton.tsx";
import { TitledCard } from "#app/ui/TitledCard.tsx";
import type { Offer } from "#contract/offers.ts";
import type { ManagedService } from "#contract/services.ts";

interface Props {
  offer: Offer;
  /** YYYY-MM-DD of the salon. */
  today: string;
  services: ManagedService[];
  busy: boolean;
  onEdit: () => void;
  onEnd: () => void;
  onCopy: () => void;
}

const tones = { on: "ok", coming: "pending", over: "off", used_up: "off", ended: "off" } as const;

/** One offer: its code, its discount, who it is for, and how it was used. */
export function OfferCard({ offer, today, services, busy, onEdit, onEnd, onCopy }: Props) {
  const { zone } = useSalon();
  const texts = useTexts(offersTexts);
  const { code, off } = offer;
  const state = offerState(offer, today);
  const terms = termsOf(offer, services, zone);
  const size = shareOff({
    percent: off.kind === "percent" ? off.percent : null,
    amount: off.kind === "amount" ? off.amount : null,
  });
  return (
    <TitledCard
      title={<span className="num">{code}</span>}
      badge={<Badge tone={tones[state]}>{texts.states[state]}</Badge>}
    >
      <p className="num">
        <b>{texts.off(size)}</b>
        {terms.length > 0 && `: ${terms.join("; ")}`}
      </p>
      <p className="sm muted num">
        {texts.booked(offer.booked)}
        {offer.held > 0 && `, ${texts.held(offer.held)}`}
        {offer.revenue > 0 && `, ${texts.revenue(money(offer.revenue))}`}
      </p>
      {offer.endedAt === null && (
        <div className="button-row">
          <RowButton row={code} variant="line" disabled={busy} onClick={onEdit}>
            {texts.change}
          </RowButton>
          <RowButton row={code} variant="line" onClick={onCopy}>
            {texts.copy}
          </RowButton>
          {state !== "over" && (
            <RowButton row={code} variant="quiet" disabled={busy} onClick={onEnd}>
              {texts.end}
            </RowButton>
          )}
        </div>
      )}
    </TitledCard>
  );
}
