import { lazy, Suspense, useState } from "react";
import type { ChangeAsked } from "#app/data/visit-changes.ts";
import type { Charge } from "#app/features/card/charge-card.ts";
import { ChangeSums } from "#app/features/visits/ChangeSums.tsx";
import { useSavingChange } from "#app/features/visits/use-saving-change.ts";
import { money } from "#app/lib/money.ts";
import { changeVisitTexts } from "#app/texts/en/dashboard/change-visit.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Button } from "#app/ui/Button.tsx";
import { LinkButton } from "#app/ui/LinkButton.tsx";
import { Note } from "#app/ui/Note.tsx";
import { RetryButton } from "#app/ui/RetryButton.tsx";
import { Skeleton } from "#app/ui/Skeleton.tsx";
import type { Booking } from "#contract/bookings.ts";
import type { ChangePreview, WayToPay } from "#contract/visit-changes.ts";
import type { WantedBy } from "#domain/wanted-by.ts";

const ChangeByCard = lazy(() => import("#app/features/visits/ChangeByCard.tsx"));

interface Props {
  preview: ChangePreview;
  asked: ChangeAsked;
  /** Whether the sums are for the change asked for; an impossible change has none. */
  isPriced: boolean;
  /** Whether the change can be saved: it differs from the current visit, and fits. */
  isReady: boolean;
  buyer: { name: string; email: string };
  byStaff: boolean;
  by: WantedBy;
  onBy: (by: WantedBy) => void;
  backTo: string;
  onSaved: (visit: Booking) => void;
}

/** The difference, how to pay it, and the button that makes the change. */
export function SaveChange(props: Props) {
  const { preview, asked, isPriced, isReady, buyer, byStaff, by, onBy, backTo, onSaved } = props;
  const texts = useTexts(changeVisitTexts);
  const { state, save, finish } = useSavingChange(preview.visit._id, onSaved);
  const [picked, setPicked] = useState<WayToPay>();
  const { pay, more, dueNow, seen, price, refund, handBack, toGiftCard = 0, session } = preview;
  const way = picked && pay.includes(picked) ? picked : pay[0];
  const isSaving = state.phase === "saving";

  function send(charge?: (clientSecret: string) => Promise<Charge>) {
    const { serviceIds, startsAt, by: onWhom } = asked;
    const body = {
      serviceIds,
      seen,
      price,
      refund,
      handBack,
      toGiftCard,
      ...(session && { session }),
      ...(way && { pay: way }),
      ...(way === "card" && { dueNow }),
    };
    void save({ ...body, ...(startsAt && { startsAt }), ...(onWhom && { by: onWhom }) }, charge);
  }

  return (
    <aside className="card change-save" aria-labelledby="difference">
      <h2 className="h4" id="difference">
        {texts.difference}
      </h2>
      {byStaff && (preview.paid > 0 || session) && (
        <fieldset className="change-radios">
          <legend className="field-label">{texts.who}</legend>
          <label>
            <input type="radio" name="by" checked={by === "salon"} onChange={() => onBy("salon")} />
            {texts.salonWants}
          </label>
          <label>
            <input type="radio" name="by" checked={by === "customer"} onChange={() => onBy("customer")} />
            {texts.guestWants}
          </label>
        </fieldset>
      )}
      {isPriced && pay.length > 1 && (
        <fieldset className="change-radios">
          <legend className="field-label">{texts.howPaid}</legend>
          {pay.map((one) => (
            <label key={one}>
              <input type="radio" name="pay" checked={one === way} onChange={() => setPicked(one)} />
              {one === "card" ? texts.byCard(money(dueNow)) : texts.leave(money(more))}
            </label>
          ))}
        </fieldset>
      )}
      <div aria-live="polite" className="grid gap-4">
        {isPriced && <ChangeSums preview={preview} way={way} byStaff={byStaff} />}
      </div>
      {state.phase === "idle" && state.trouble && <Note tone="error">{state.trouble}</Note>}
      {state.phase === "paid" ? (
        <Note
          tone="error"
          action={<RetryButton label={texts.finish} onClick={() => void finish(state.transactionId)} />}
        >
          <b className="font-semibold">{texts.wentThrough}</b>
          {texts.notDone(state.why)}
        </Note>
      ) : way === "card" ? (
        <Suspense fallback={<Skeleton className="h-32" />}>
          <ChangeByCard
            sum={money(dueNow)}
            buyer={buyer}
            cardError={state.phase === "idle" ? state.cardError : undefined}
            isPaying={isSaving}
            disabled={!isReady}
            onPay={send}
          />
        </Suspense>
      ) : (
        <Button
          block
          disabled={!isReady}
          loading={isSaving}
          loadingText={texts.saving}
          onClick={() => send()}
        >
          {texts.save}
        </Button>
      )}
      <LinkButton variant="quiet" block to={backTo}>
        {texts.leaveIt}
      </LinkButton>
    </aside>
  );
}
