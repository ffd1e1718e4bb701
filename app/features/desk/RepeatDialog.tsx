import { useRef, useState } from "react";
import { useBookRow, useRowCheck } from "#app/data/rows.ts";
import { CallersCode } from "#app/features/desk/CallersCode.tsx";
import { RowDates } from "#app/features/desk/RowDates.tsx";
import { type Choice, settledDates, startsOfRow } from "#app/features/desk/row-plan.ts";
import { useCallersCode } from "#app/features/desk/use-callers-code.ts";
import { explain, isLost } from "#app/lib/explain.ts";
import { money, sumOfPrices } from "#app/lib/money.ts";
import { newKey } from "#app/lib/new-key.ts";
import { salonDate } from "#app/lib/salon-time.ts";
import { useWhileHere } from "#app/lib/use-is-here.ts";
import { useSalon } from "#app/lib/use-salon.ts";
import { rowTexts } from "#app/texts/en/dashboard/visits-in-a-row.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Dialog } from "#app/ui/Dialog.tsx";
import { DialogAnswers } from "#app/ui/DialogAnswers.tsx";
import { FormProblem } from "#app/ui/FormProblem.tsx";
import { LoadError } from "#app/ui/QueryView.tsx";
import { SelectField } from "#app/ui/SelectField.tsx";
import { TextField } from "#app/ui/TextField.tsx";
import { notifySuccess } from "#app/ui/toasts.ts";
import type { RowChecked } from "#contract/desk-changes.ts";
import type { CalendarVisit } from "#contract/front-desk.ts";
import { addDays } from "#domain/time/dates.ts";
import { mostInRow } from "#domain/visit.ts";

interface Props {
  visit: CalendarVisit & { startsAt: string };
  /** The initial number of visits: one, or several in a row. */
  count: number;
  onClose: () => void;
}

const weeksBetween = [1, 2, 3, 4, 5, 6, 8, 10, 12];

/** Books a visit's guest again, once or as a row. Each date is checked and settled before anything is booked. */
export function RepeatDialog({ visit, count: countAtFirst, onClose }: Props) {
  const { zone } = useSalon();
  const texts = useTexts(rowTexts);
  const [row, setRow] = useState({
    first: addDays(salonDate(visit.startsAt, zone), countAtFirst === 1 ? 7 : 21),
    wall: visit.startsAt.slice(11, 16),
    weeks: 3,
    count: countAtFirst,
  });
  const [chosen, setChosen] = useState<Record<string, Choice>>({});
  const [code, setCode] = useState("");
  const sent = useRef({ row: "", key: "" });
  const serviceIds = visit.items.map(({ serviceId }) => serviceId);
  const check = useRowCheck({
    serviceIds,
    masterIds: visit.items.map(({ masterId }) => masterId ?? "any"),
    startsAt: startsOfRow(row, zone),
  });
  // Once the answer to a row got lost, its own visits may be in the way of its dates, and the same row is sent again.
  const [lost, setLost] = useState<RowChecked>();
  const checked = lost ?? check.data;
  const booking = useBookRow();
  const settled = settledDates(checked ?? [], chosen);
  const open = settled.filter((one) => one === "open").length;
  const visits = settled.filter((one) => typeof one !== "string");
  const coded = useCallersCode({
    code,
    setCode,
    serviceIds,
    guestId: visit.guestId ?? undefined,
    email: visit.email || undefined,
    packageId: undefined,
    error: booking.error,
  });
  // The current price, which may differ from what the visit cost.
  const each = coded.quote?.total;
  function startOver() {
    booking.reset();
    setLost(undefined);
  }
  const change = (part: Partial<typeof row>) => {
    startOver();
    setRow({ ...row, ...part });
  };

  const close = useWhileHere(onClose);

  async function book() {
    if (!coded.isSettled()) return;
    const said = { visits, ...(code && { code }) };
    // Sending the same visits again uses the same key, even if the answer was lost.
    const written = JSON.stringify(said);
    if (sent.current.row !== written) sent.current = { row: written, key: newKey() };
    const { name, number, email, guestId } = visit;
    const guest = { name, number, ...(email && { email }), ...(guestId && { guestId }) };
    const told = each !== undefined && { due: each };
    const body = { key: sent.current.key, ...guest, serviceIds, ...said, ...told };
    const answer = await booking.run(body, (error) => setLost(isLost(error) ? checked : undefined));
    if (!answer) return void check.refetch();
    notifySuccess(texts.booked(visits.length, name));
    close();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.title(visit.name)}
      kind="wide"
      actions={
        <DialogAnswers
          no={texts.leave}
          onNo={onClose}
          yes={texts.book(visits.length)}
          onYes={() => void book()}
          disabled={open > 0 || visits.length === 0 || check.isPending}
          loading={booking.busy}
          loadingText={texts.booking}
        />
      }
    >
      <p className="muted">{visit.service_name}</p>
      <div className="field-pairs">
        <TextField
          label={texts.first}
          type="date"
          required
          value={row.first}
          onChange={(event) => change({ first: event.target.value })}
        />
        <TextField
          label={texts.time}
          type="time"
          step={300}
          required
          value={row.wall}
          onChange={(event) => change({ wall: event.target.value })}
        />
        <SelectField
          label={texts.visits}
          value={row.count}
          onChange={(event) => change({ count: Number(event.target.value) })}
        >
          {Array.from({ length: mostInRow }, (_, index) => index + 1).map((count) => (
            <option key={count} value={count}>
              {texts.count(count)}
            </option>
          ))}
        </SelectField>
        {row.count > 1 && (
          <SelectField
            label={texts.every}
            value={row.weeks}
            onChange={(event) => change({ weeks: Number(event.target.value) })}
          >
            {weeksBetween.map((weeks) => (
              <option key={weeks} value={weeks}>
                {texts.weeks(weeks)}
              </option>
            ))}
          </SelectField>
        )}
      </div>
      <FormProblem problem={booking.problem(texts.notBooked)} />
      {check.error && (
        <LoadError of={check} onRetry={check.refetch}>
          {texts.notChecked(explain(check.error))}
        </LoadError>
      )}
      <p role="status" className="field-label">
        {checked ? texts.toSettle(checked.length, open) : check.isFetching && texts.checking}
      </p>
      {checked && (
        <RowDates
          checked={checked}
          settled={settled}
          chosen={chosen}
          onChoose={(startsAt, choice) => {
            startOver();
            setChosen({ ...chosen, [startsAt]: choice });
          }}
        />
      )}
      <CallersCode coded={coded} />
      {checked && open === 0 && visits.length === 0 && <p className="sm muted">{texts.nothing}</p>}
      {checked && open === 0 && visits.length > 0 && each !== undefined && (
        <p className="sm muted">
          {texts.total(texts.count(visits.length), money(sumOfPrices(visits.map(() => each))))}
        </p>
      )}
    </Dialog>
  );
}
