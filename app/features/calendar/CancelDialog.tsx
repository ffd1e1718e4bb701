import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useDesk } from "#app/features/calendar/queries.ts";
import { explain } from "#app/lib/explain.ts";
import { money } from "#app/lib/money.ts";
import { inSalon } from "#app/lib/salon-time.ts";
import { securedApi } from "#app/lib/secured-api.ts";
import { Button } from "#app/ui/Button.tsx";
import { Dialog } from "#app/ui/Dialog.tsx";
import { TextField } from "#app/ui/TextField.tsx";
import { notifySuccess } from "#app/ui/toasts.ts";
import type { CalendarVisit } from "#contract/front-desk.ts";

interface Props {
  visit: CalendarVisit;
  zone: string;
  onClose: () => void;
}

/** Asks on whose account a visit is given up, and says what goes back, before it does. */
export function CancelDialog({ visit, zone, onClose }: Props) {
  const { run, busy } = useDesk();
  const [by, setBy] = useState<"salon" | "customer">("salon");
  const [reason, setReason] = useState("");
  const params = { id: visit._id };
  const preview = useQuery({
    queryKey: ["cancellation", visit._id, by],
    queryFn: ({ signal }) => securedApi("previewCancellation", { params, query: { by } }, { signal }),
    staleTime: 0,
  });

  async function cancel() {
    const body = { by, ...(reason.trim() && { reason: reason.trim() }) };
    const done = await run("The visit was not cancelled", () =>
      securedApi("cancelBooking", { params, body }),
    );
    if (!done) return;
    notifySuccess("The visit is cancelled");
    onClose();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={`Cancel ${visit.name}'s visit?`}
      actions={
        <>
          <Button variant="soft" onClick={onClose}>
            Keep
          </Button>
          <Button
            variant="danger-solid"
            loading={busy}
            loadingText="Cancelling"
            onClick={() => void cancel()}
          >
            Cancel visit
          </Button>
        </>
      }
    >
      <p className="muted">
        {visit.service_name}
        {visit.startsAt &&
          `, ${inSalon("shortDay", visit.startsAt, zone)} at ${inSalon("clock", visit.startsAt, zone)}`}
      </p>
      <fieldset className="desk-radios">
        <legend className="field-label">Who gives it up</legend>
        <label>
          <input type="radio" name="by" checked={by === "salon"} onChange={() => setBy("salon")} />
          The salon: everything goes back
        </label>
        <label>
          <input type="radio" name="by" checked={by === "customer"} onChange={() => setBy("customer")} />
          The customer: as her policy says
        </label>
      </fieldset>
      <TextField
        label="Reason"
        optional
        maxLength={400}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      <p role="status" className="num">
        {preview.data
          ? preview.data.paid > 0
            ? `${money(preview.data.refund)} of ${money(preview.data.paid)} goes back to the card.`
            : visit.paid === "salon"
              ? `${money(visit.price)} was paid at the salon: give it back at the desk.`
              : "Nothing was paid, so nothing goes back."
          : preview.error
            ? explain(preview.error)
            : "Counting what goes back…"}
      </p>
    </Dialog>
  );
}
