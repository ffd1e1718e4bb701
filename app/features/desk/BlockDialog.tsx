import { useState } from "react";
import { useBlockTime } from "#app/data/calendar.ts";
import { HitList } from "#app/features/visits/HitList.tsx";
import { masterName } from "#app/lib/names.ts";
import { salonInstant } from "#app/lib/salon-time.ts";
import { useSalon } from "#app/lib/use-salon.ts";
import { calendarTexts } from "#app/texts/en/dashboard/calendar.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Button } from "#app/ui/Button.tsx";
import { Dialog } from "#app/ui/Dialog.tsx";
import { FormDialog } from "#app/ui/FormDialog.tsx";
import { SelectField } from "#app/ui/SelectField.tsx";
import { TextField } from "#app/ui/TextField.tsx";
import { notifySuccess } from "#app/ui/toasts.ts";
import type { HitVisit } from "#contract/front-desk.ts";
import type { Master } from "#contract/masters.ts";

interface Props {
  masters: Master[];
  date: string;
  onClose: () => void;
}

/** Keeps a master's time free, and lists the visits that are booked in it already. */
export function BlockDialog({ masters, date, onClose }: Props) {
  const { zone } = useSalon();
  const texts = useTexts(calendarTexts);
  const keepOff = useBlockTime();
  const [block, setBlock] = useState({
    masterId: masters[0]?._id ?? "",
    fromDate: date,
    from: "13:00",
    toDate: date,
    to: "14:00",
    reason: "",
  });
  const [hits, setHits] = useState<HitVisit[] | null>(null);
  const write = (change: Partial<typeof block>) => setBlock({ ...block, ...change });

  async function keepFree() {
    const body = {
      masterId: block.masterId,
      startsAt: salonInstant(block.fromDate, block.from, zone),
      endsAt: salonInstant(block.toDate, block.to, zone),
      reason: block.reason,
    };
    const made = await keepOff.run(body);
    if (!made) return;
    if (made.hits.length > 0) return setHits(made.hits);
    notifySuccess(texts.isBlocked);
    onClose();
  }

  if (hits) {
    return (
      <Dialog
        open
        onClose={onClose}
        title={texts.blockedWithVisits}
        actions={<Button onClick={onClose}>{texts.seeToThem}</Button>}
      >
        <p className="muted">{texts.blockedText}</p>
        <HitList hits={hits} onFollow={onClose} />
      </Dialog>
    );
  }
  return (
    <FormDialog
      title={texts.blockTime}
      no={texts.discard}
      onClose={onClose}
      yes={texts.blockTime}
      onSubmit={keepFree}
      busy={keepOff.busy}
      busyText={texts.blocking}
      problem={keepOff.problem(texts.notBlocked)}
    >
      <SelectField
        label={texts.master}
        value={block.masterId}
        onChange={(event) => write({ masterId: event.target.value })}
      >
        {masters.map((master) => (
          <option key={master._id} value={master._id}>
            {masterName(master)}
          </option>
        ))}
      </SelectField>
      <div className="field-pairs">
        <TextField
          label={texts.from}
          type="date"
          required
          value={block.fromDate}
          onChange={(event) => write({ fromDate: event.target.value, toDate: event.target.value })}
        />
        <TextField
          label={texts.at}
          type="time"
          step={300}
          required
          value={block.from}
          onChange={(event) => write({ from: event.target.value })}
        />
        <TextField
          label={texts.until}
          type="date"
          required
          min={block.fromDate}
          value={block.toDate}
          onChange={(event) => write({ toDate: event.target.value })}
        />
        <TextField
          label={texts.at}
          type="time"
          step={300}
          required
          value={block.to}
          onChange={(event) => write({ to: event.target.value })}
        />
      </div>
      <TextField
        label={texts.reason}
        required
        maxLength={200}
        placeholder={texts.blockReason}
        value={block.reason}
        onChange={(event) => write({ reason: event.target.value })}
      />
    </FormDialog>
  );
}
