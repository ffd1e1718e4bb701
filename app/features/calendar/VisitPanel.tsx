import { type ReactNode, useState } from "react";
import { StatusBadge } from "#app/features/bookings/StatusBadge.tsx";
import { CancelDialog } from "#app/features/calendar/CancelDialog.tsx";
import { MoveDialog } from "#app/features/calendar/MoveDialog.tsx";
import { NoteEditor } from "#app/features/calendar/NoteEditor.tsx";
import { type Step, stepsFor } from "#app/features/calendar/next-steps.ts";
import { useDesk } from "#app/features/calendar/queries.ts";
import { money } from "#app/lib/money.ts";
import { inSalon, timeSpan } from "#app/lib/salon-time.ts";
import { securedApi } from "#app/lib/secured-api.ts";
import { Button } from "#app/ui/Button.tsx";
import { IconButton } from "#app/ui/IconButton.tsx";
import type { CalendarVisit } from "#contract/front-desk.ts";
import { canBecome, mayBeMoved, occupiesCells } from "#domain/booking-states.ts";

interface Props {
  visit: CalendarVisit;
  zone: string;
  now: number;
  onClose: () => void;
}

/** Everything about one visit, and all that the desk can do with it. */
export function VisitPanel({ visit, zone, now, onClose }: Props) {
  const { run, busy } = useDesk();
  const [dialog, setDialog] = useState<"move" | "cancel" | null>(null);
  const params = { id: visit._id };
  const steps = stepsFor(visit, now, zone);
  const isDue = visit.paid === "unpaid" && visit.price > 0 && occupiesCells(visit.status);
  const go = ({ to, failure }: Step) =>
    run(failure, () => securedApi("changeBookingState", { params, body: { to } }));

  return (
    <article className="card visit-panel" aria-labelledby="visit-name">
      <div className="flex items-start justify-between gap-2.5">
        <div className="min-w-0">
          <h2 className="h4" id="visit-name" tabIndex={-1}>
            {visit.name}
          </h2>
          <p className="sm muted">{timesHere(visit.visitsHad)}</p>
        </div>
        <div className="flex items-center gap-1">
          <StatusBadge status={visit.status} />
          <IconButton icon="close" label="Close" size="sm" onClick={onClose} />
        </div>
      </div>
      <dl className="visit-lines">
        <Line label="Service">{visit.service_name}</Line>
        <Line label="Time">
          {visit.startsAt && visit.endsAt
            ? timeSpan(visit.startsAt, visit.endsAt, zone, true)
            : "to be arranged"}
        </Line>
        {visit.startsAt && <Line label="Day">{inSalon("shortDay", visit.startsAt, zone)}</Line>}
        <Line label="Master">
          {[...new Set(visit.items.map(({ masterName }) => masterName ?? "anyone"))].join(", ")}
        </Line>
        <Line label="Mobile">
          <a href={`tel:${visit.number}`}>{visit.number}</a>
        </Line>
        <Line label="Paid">{paidWords(visit)}</Line>
      </dl>
      <NoteEditor key={visit._id} visit={visit} />
      <div className="grid gap-2.5">
        {steps.map((step, index) => (
          <Button
            key={step.to}
            block
            variant={index === 0 ? "primary" : "soft"}
            size="sm"
            className="min-h-11.5"
            aria-disabled={busy || undefined}
            onClick={() => !busy && void go(step)}
          >
            {step.label}
          </Button>
        ))}
        {isDue && (
          <Button
            block
            variant="line"
            size="sm"
            className="min-h-11.5"
            aria-disabled={busy || undefined}
            onClick={() =>
              !busy && void run("The payment was not recorded", () => securedApi("recordPayment", { params }))
            }
          >
            Pay at salon, {money(visit.price)}
          </Button>
        )}
        <div className="flex gap-2.5">
          {mayBeMoved(visit.status) && (
            <Button variant="soft" size="sm" className="grow" onClick={() => setDialog("move")}>
              {visit.startsAt ? "Move" : "Arrange a time"}
            </Button>
          )}
          {canBecome(visit.status, "cancelled") && (
            <Button variant="danger" size="sm" className="grow" onClick={() => setDialog("cancel")}>
              Cancel
            </Button>
          )}
        </div>
      </div>
      {dialog === "move" && (
        <MoveDialog visit={visit} zone={zone} now={now} onClose={() => setDialog(null)} />
      )}
      {dialog === "cancel" && <CancelDialog visit={visit} zone={zone} onClose={() => setDialog(null)} />}
    </article>
  );
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className="num">{children}</dd>
    </div>
  );
}

function timesHere(visitsHad: number): string {
  if (visitsHad === 0) return "No completed visit yet";
  return visitsHad === 1 ? "1 completed visit" : `${visitsHad} completed visits`;
}

function paidWords({ paid, price }: CalendarVisit): string {
  if (price === 0) return "nothing due";
  if (paid === "unpaid") return `${money(price)}, not yet`;
  return `${money(price)}, ${paid === "card" ? "card" : "at the salon"}`;
}
