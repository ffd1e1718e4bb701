import { useState } from "react";
import { useAddDaysOff } from "#app/data/masters.ts";
import { masterName } from "#app/lib/names.ts";
import { schedulesTexts } from "#app/texts/en/dashboard/schedules.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { FormDialog } from "#app/ui/FormDialog.tsx";
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
  const texts = useTexts(schedulesTexts);
  const adding = useAddDaysOff();
  const [days, setDays] = useState({ from: "", to: "", opens: "12:00", closes: "18:00", reason: "" });
  const [closed, setClosed] = useState<"master" | "salon">("master");
  const [kind, setKind] = useState<"off" | "hours">("off");
  const write = (change: Partial<typeof days>) => setDays({ ...days, ...change });

  async function add() {
    const { from, to, reason, opens, closes } = days;
    const body = {
      masterId: closed === "salon" ? null : master._id,
      from,
      to: to || from,
      reason,
      ...(kind === "hours" && { opens, closes }),
    };
    const made = await adding.run(body);
    if (made) onAdded(made.outside);
  }

  return (
    <FormDialog
      title={texts.addDays}
      no={texts.discard}
      onClose={onClose}
      yes={texts.addDays}
      onSubmit={add}
      busy={adding.busy}
      busyText={texts.adding}
      problem={adding.problem(texts.daysNotAdded)}
    >
      <SelectField
        label={texts.for}
        value={closed}
        onChange={(event) => setClosed(event.target.value === "salon" ? "salon" : "master")}
      >
        <option value="master">{masterName(master)}</option>
        <option value="salon">{texts.wholeSalon}</option>
      </SelectField>
      <div className="field-pairs">
        <TextField
          label={texts.firstDay}
          type="date"
          required
          value={days.from}
          onChange={(event) => write({ from: event.target.value })}
        />
        <TextField
          label={texts.lastDay}
          type="date"
          optional
          min={days.from}
          value={days.to}
          onChange={(event) => write({ to: event.target.value })}
        />
      </div>
      <SelectField
        label={texts.whatDiffers}
        value={kind}
        onChange={(event) => setKind(event.target.value === "hours" ? "hours" : "off")}
      >
        <option value="off">{texts.nobodyCanBook}</option>
        <option value="hours">{texts.otherHours}</option>
      </SelectField>
      {kind === "hours" && (
        <div className="field-pairs">
          <TextField
            label={texts.from}
            type="time"
            step={300}
            required
            value={days.opens}
            onChange={(event) => write({ opens: event.target.value })}
          />
          <TextField
            label={texts.until}
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
        label={texts.reason}
        required
        maxLength={200}
        placeholder={texts.reasonExample}
        value={days.reason}
        onChange={(event) => write({ reason: event.target.value })}
      />
    </FormDialog>
  );
}
