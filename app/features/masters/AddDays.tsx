import { useAddDaysOff } from "#app/data/schedules.ts";
import { masterName } from "#app/lib/names.ts";
import { useContractForm } from "#app/lib/use-contract-form.ts";
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
  /** Called with the booked visits that are left outside. */
  onAdded: (outside: HitVisit[]) => void;
}

/** Adds days off, a late opening, or a holiday of the whole salon. */
export function AddDays({ master, onClose, onAdded }: Props) {
  const texts = useTexts(schedulesTexts);
  const form = useContractForm({
    rules: async () => (await import("#app/features/masters/days-rules.ts")).TypedDays,
    start: {
      masterId: master._id,
      from: "",
      to: "",
      kind: "off",
      opens: "12:00",
      closes: "18:00",
      reason: "",
    },
    change: useAddDaysOff(),
    failed: texts.daysNotAdded,
    onSent: ({ outside }) => onAdded(outside),
    onDone: onClose,
  });
  const { field, watch } = form;
  const [from, kind, opens] = watch(["from", "kind", "opens"]);

  return (
    <FormDialog
      title={texts.addDays}
      no={texts.discard}
      onClose={onClose}
      yes={texts.addDays}
      form={form}
      busyText={texts.adding}
    >
      <SelectField label={texts.for} {...field("masterId")}>
        <option value={master._id}>{masterName(master)}</option>
        <option value="">{texts.wholeSalon}</option>
      </SelectField>
      <div className="field-pairs">
        <TextField label={texts.firstDay} type="date" required {...field("from")} />
        <TextField label={texts.lastDay} type="date" optional min={from} {...field("to")} />
      </div>
      <SelectField label={texts.whatDiffers} {...field("kind")}>
        <option value="off">{texts.nobodyCanBook}</option>
        <option value="hours">{texts.otherHours}</option>
      </SelectField>
      {kind === "hours" && (
        <div className="field-pairs">
          <TextField label={texts.from} type="time" step={300} required {...field("opens")} />
          <TextField label={texts.until} type="time" step={300} required min={opens} {...field("closes")} />
        </div>
      )}
      <TextField
        label={texts.reason}
        required
        maxLength={200}
        placeholder={texts.reasonExample}
        {...field("reason")}
      />
    </FormDialog>
  );
}
