import { useEffect } from "react";
import { useMasters } from "#app/data/masters.ts";
import { useServices } from "#app/data/services.ts";
import { useAddWaiting } from "#app/data/waiting.ts";
import { CallerFields } from "#app/features/desk/CallerFields.tsx";
import { ServiceFinder, servicesField } from "#app/features/desk/ServiceFinder.tsx";
import { useCaller } from "#app/features/desk/use-caller.ts";
import type { PartOfDay } from "#app/features/waiting/day-hours.ts";
import { DaysChoice, PartsChoice } from "#app/features/waiting/WishFields.tsx";
import { bookables } from "#app/lib/bookables.ts";
import { masterName } from "#app/lib/names.ts";
import { salonNow } from "#app/lib/salon-now.ts";
import { salonDate } from "#app/lib/salon-time.ts";
import { useContractForm } from "#app/lib/use-contract-form.ts";
import { useSalon } from "#app/lib/use-salon.ts";
import { calendarTexts } from "#app/texts/en/dashboard/calendar.ts";
import { waitingDeskTexts } from "#app/texts/en/dashboard/waiting-desk.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { FormDialog } from "#app/ui/FormDialog.tsx";
import { LanguageOptions } from "#app/ui/LanguageOptions.tsx";
import { SelectField } from "#app/ui/SelectField.tsx";
import { notifySuccess } from "#app/ui/toasts.ts";
import type { Language } from "#domain/language.ts";
import { addDays } from "#domain/time/dates.ts";
import { waitingLimits } from "#domain/waiting.ts";

const nobodyBefore = new Map<string, number>();

/** Adds a caller to the waiting list: who it is, for what, and when they could come. */
export function AddWaiting({ onClose }: { onClose: () => void }) {
  const { zone } = useSalon();
  const texts = useTexts(waitingDeskTexts);
  const calendar = useTexts(calendarTexts);
  const services = useServices().data ?? [];
  const masters = useMasters().data ?? [];
  const today = salonDate(salonNow(), zone);
  const offered = Array.from({ length: waitingLimits.dates }, (_, days) => addDays(today, days));
  const caller = useCaller({});
  const form = useContractForm({
    rules: async () =>
      (await import("#app/features/waiting-list/waiting-rules.ts")).typedWaiting(caller.guest?.number),
    start: {
      ...caller.start,
      serviceIds: [] as string[],
      masterId: "any",
      dates: [] as string[],
      language: "" as Language | "",
      parts: [] as PartOfDay[],
    },
    change: useAddWaiting(),
    failed: texts.notAdded,
    onSent: (_answer, { name }) => notifySuccess(texts.added(name)),
    onDone: onClose,
  });
  const { field, errorOf, watch, setValue } = form;
  const [chosen, dates, parts, masterId] = watch(["serviceIds", "dates", "parts", "masterId"]);
  const all = bookables(services);
  const picked = chosen.flatMap((id) => all.find((one) => one._id === id) ?? []);
  const able = masters.filter(({ _id }) => picked.every(({ masterIds }) => masterIds.includes(_id)));
  const cannot = masterId !== "any" && !able.some(({ _id }) => _id === masterId);

  useEffect(() => {
    // The list shows 'anyone' once the master is not in it, so set the same value.
    if (cannot) setValue("masterId", "any");
  }, [cannot, setValue]);

  return (
    <FormDialog
      title={texts.add}
      kind="wide"
      no={texts.discard}
      onClose={onClose}
      yes={texts.addYes}
      form={form}
      busyText={texts.adding}
    >
      <div className="waiting-form grid gap-5">
        <CallerFields caller={caller} form={form} next={servicesField} />
        <ServiceFinder
          services={services}
          picked={picked}
          error={errorOf("serviceIds")}
          before={nobodyBefore}
          onChange={(ids) => setValue("serviceIds", ids, { shouldValidate: ids.length > 0 })}
        />
        <SelectField label={texts.master} {...field("masterId")}>
          <option value="any">{texts.anyone}</option>
          {able.map((master) => (
            <option key={master._id} value={master._id}>
              {masterName(master)}
            </option>
          ))}
        </SelectField>
        <DaysChoice
          offered={offered}
          dates={dates}
          error={errorOf("dates")}
          onChange={(next) => setValue("dates", next, { shouldValidate: next.length > 0 })}
        />
        <PartsChoice parts={parts} onChange={(next) => setValue("parts", next)} />
        {!caller.guest?.hasAccount && (
          <SelectField label={calendar.toldIn} {...field("language")}>
            <option value="">{texts.toldAsBefore}</option>
            <LanguageOptions />
          </SelectField>
        )}
      </div>
    </FormDialog>
  );
}
