import { type FormEvent, useState } from "react";
import { HitList } from "#app/features/calendar/HitList.tsx";
import { useDesk } from "#app/features/calendar/queries.ts";
import { salonInstant } from "#app/lib/salon-time.ts";
import { securedApi } from "#app/lib/secured-api.ts";
import { Button } from "#app/ui/Button.tsx";
import { Dialog } from "#app/ui/Dialog.tsx";
import { SelectField } from "#app/ui/SelectField.tsx";
import { TextField } from "#app/ui/TextField.tsx";
import { notifySuccess } from "#app/ui/toasts.ts";
import type { HitVisit } from "#contract/front-desk.ts";
import type { Master } from "#contract/masters.ts";

interface Props {
  masters: Master[];
  date: string;
  zone: string;
  onClose: () => void;
}

/** Keeps a master's time free, and lists the visits that are booked in it already. */
export function BlockDialog({ masters, date, zone, onClose }: Props) {
  const { run, busy } = useDesk();
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

  async function keepFree(event: FormEvent) {
    event.preventDefault();
    const body = {
      masterId: block.masterId,
      startsAt: salonInstant(block.fromDate, block.from, zone),
      endsAt: salonInstant(block.toDate, block.to, zone),
      reason: block.reason,
    };
    await run("The time was not blocked", async () => {
      const made = await securedApi("createTimeOff", { body });
      if (made.hits.length > 0) return setHits(made.hits);
      notifySuccess("The time is blocked");
      onClose();
    });
  }

  if (hits) {
    return (
      <Dialog
        open
        onClose={onClose}
        title="Blocked, with visits in it"
        actions={<Button onClick={onClose}>I will see to them</Button>}
      >
        <p className="muted">
          What was free is blocked. These visits stay until you move or cancel them; their time is blocked
          then.
        </p>
        <HitList hits={hits} zone={zone} />
      </Dialog>
    );
  }
  return (
    <Dialog open onClose={onClose} title="Block time">
      <form className="grid gap-4.5" onSubmit={(event) => void keepFree(event)}>
        <SelectField
          label="Master"
          value={block.masterId}
          onChange={(event) => write({ masterId: event.target.value })}
        >
          {masters.map(({ _id, name }) => (
            <option key={_id} value={_id}>
              {name}
            </option>
          ))}
        </SelectField>
        <div className="f2">
          <TextField
            label="From"
            type="date"
            required
            value={block.fromDate}
            onChange={(event) => write({ fromDate: event.target.value, toDate: event.target.value })}
          />
          <TextField
            label="At"
            type="time"
            step={300}
            required
            value={block.from}
            onChange={(event) => write({ from: event.target.value })}
          />
          <TextField
            label="Until"
            type="date"
            required
            min={block.fromDate}
            value={block.toDate}
            onChange={(event) => write({ toDate: event.target.value })}
          />
          <TextField
            label="At"
            type="time"
            step={300}
            required
            value={block.to}
            onChange={(event) => write({ to: event.target.value })}
          />
        </div>
        <TextField
          label="Reason"
          required
          maxLength={200}
          placeholder="Dentist"
          value={block.reason}
          onChange={(event) => write({ reason: event.target.value })}
        />
        <div className="dlg-acts">
          <Button variant="soft" onClick={onClose}>
            Discard
          </Button>
          <Button type="submit" loading={busy} loadingText="Blocking">
            Block time
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
