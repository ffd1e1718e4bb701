import { type FormEvent, useState } from "react";
import { useRoster } from "#app/features/schedules/queries.ts";
import { securedApi } from "#app/lib/secured-api.ts";
import { Button } from "#app/ui/Button.tsx";
import { Dialog } from "#app/ui/Dialog.tsx";
import { SelectField } from "#app/ui/SelectField.tsx";
import { TextField } from "#app/ui/TextField.tsx";
import type { HitVisit } from "#contract/front-desk.ts";
import type { Master } from "#contract/masters.ts";

interface Props {
  master: Master;
  onClose: () => void;
  /** With the booked visits that are left outside. */
  onAdded: (outside: HitVisit[]) => void;
}

/** Days off, a late opening, or a holiday of the whole salon. */
export function AddDays({ master, onClose, onAdded }: Props) {
  const { run, busy } = useRoster();
  const [days, setDays] = useState({ from: "", to: "", opens: "12:00", closes: "18:00", reason: "" });
  const [whose, setWhose] = useState<"hers" | "salon">("hers");
  const [kind, setKind] = useState<"off" | "hours">("off");
  const write = (change: Partial<typeof days>) => setDays({ ...days, ...change });

  async function add(event: FormEvent) {
    event.preventDefault();
    const { from, to, reason, opens, closes } = days;
    const body = {
      masterId: whose === "salon" ? null : master._id,
      from,
      to: to || from,
      reason,
      ...(kind === "hours" && { opens, closes }),
    };
    const made = await run("The days were not added", () => securedApi("createHoursException", { body }));
    if (made) onAdded(made.outside);
  }

  return (
    <Dialog open onClose={onClose} title="Add days">
      <form className="grid gap-4.5" onSubmit={(event) => void add(event)}>
        <SelectField
          label="For"
          value={whose}
          onChange={(event) => setWhose(event.target.value === "salon" ? "salon" : "hers")}
        >
          <option value="hers">{master.name}</option>
          <option value="salon">The whole salon</option>
        </SelectField>
        <div className="f2">
          <TextField
            label="First day"
            type="date"
            required
            value={days.from}
            onChange={(event) => write({ from: event.target.value })}
          />
          <TextField
            label="Last day"
            type="date"
            optional
            min={days.from}
            value={days.to}
            onChange={(event) => write({ to: event.target.value })}
          />
        </div>
        <SelectField
          label="What is different"
          value={kind}
          onChange={(event) => setKind(event.target.value === "hours" ? "hours" : "off")}
        >
          <option value="off">Nobody can book</option>
          <option value="hours">Other hours</option>
        </SelectField>
        {kind === "hours" && (
          <div className="f2">
            <TextField
              label="From"
              type="time"
              step={300}
              required
              value={days.opens}
              onChange={(event) => write({ opens: event.target.value })}
            />
            <TextField
              label="Until"
              type="time"
              step={300}
              required
              min={days.opens}
              value={days.closes}
              onChange={(event) => write({ closes: event.target.value })}
            />
          </div>
        )}
        <TextField
          label="Reason"
          required
          maxLength={200}
          placeholder="Victory Day"
          value={days.reason}
          onChange={(event) => write({ reason: event.target.value })}
        />
        <div className="dlg-acts">
          <Button variant="soft" onClick={onClose}>
            Discard
          </Button>
          <Button type="submit" loading={busy} loadingText="Adding">
            Add days
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
