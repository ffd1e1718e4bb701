import { useState } from "react";
import { useBlockTime } from "#app/data/desk-changes.ts";
import { usualBlock } from "#app/features/calendar/usual-block.ts";
import { HitList } from "#app/features/visits/HitList.tsx";
import { masterName } from "#app/lib/names.ts";
import { newKey } from "#app/lib/new-key.ts";
import { salonNow } from "#app/lib/salon-now.ts";
import { useContractForm } from "#app/lib/use-contract-form.ts";
import { useIsHere } from "#app/lib/use-is-here.ts";
import { useSalon } from "#app/lib/use-salon.ts";
import { calendarTexts } from "#app/texts/en/dashboard/calendar.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Button } from "#app/ui/Button.tsx";
import { Dialog } from "#app/ui/Dialog.tsx";
import { FormDialog } from "#app/ui/FormDialog.tsx";
import { SelectField } from "#app/ui/SelectField.tsx";
import { TextField } from "#app/ui/TextField.tsx";
import { notifyError, notifySuccess } from "#app/ui/toasts.ts";
import type { HitVisit } from "#contract/front-desk.ts";
import type { Master } from "#contract/masters.ts";

interface Props {
  masters: Master[];
  date: string;
  onClose: () => void;
}

/** Blocks a master's time, and lists the visits that are already booked in it. */
export function BlockDialog({ masters, date, onClose }: Props) {
  const { zone } = useSalon();
  const texts = useTexts(calendarTexts);
  const [usual] = useState(() => usualBlock(date, salonNow(), zone));
  const [hits, setHits] = useState<HitVisit[] | null>(null);
  const blocking = useBlockTime();
  // However often the form is sent, the time is blocked once.
  const [key] = useState(newKey);
  const isHere = useIsHere();
  const form = useContractForm({
    rules: async () => (await import("#app/features/calendar/block-rules.ts")).typedBlock(zone),
    start: {
      masterId: masters[0]?._id ?? "",
      fromDate: date,
      from: usual.from,
      toDate: date,
      to: usual.to,
      reason: "",
    },
    change: { ...blocking, run: (said, failed) => blocking.run({ ...said, key }, failed) },
    failed: texts.notBlocked,
    onSent: (made) => {
      if (made.hits.length === 0) {
        notifySuccess(texts.isBlocked);
        if (isHere.current) onClose();
      } else if (isHere.current) setHits(made.hits);
      else notifyError(texts.blockedWithVisits, texts.blockedText);
    },
  });
  const { field, watch, setValue } = form;
  const fromDate = watch("fromDate");
  const isOneDay = fromDate === watch("toDate");

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
      form={form}
      busyText={texts.blocking}
    >
      <SelectField label={texts.master} {...field("masterId")}>
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
          {...field("fromDate", { onChange: ({ target }) => isOneDay && setValue("toDate", target.value) })}
        />
        <TextField label={texts.startsAt} type="time" step={300} required {...field("from")} />
        <TextField label={texts.until} type="date" required min={fromDate} {...field("toDate")} />
        <TextField label={texts.endsAt} type="time" step={300} required {...field("to")} />
      </div>
      <TextField
        label={texts.reason}
        required
        maxLength={200}
        placeholder={texts.blockReason}
        {...field("reason")}
      />
    </FormDialog>
  );
}
