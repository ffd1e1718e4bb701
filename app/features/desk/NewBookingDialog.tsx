import { FormProvider } from "react-hook-form";
import { useDeskBooking } from "#app/data/calendar.ts";
import { useMasters } from "#app/data/masters.ts";
import { useServices } from "#app/data/services.ts";
import type { TimeChosen } from "#app/features/desk/desk-rules.ts";
import { TimeChoice } from "#app/features/desk/TimeChoice.tsx";
import { money, sumOfPrices } from "#app/lib/money.ts";
import { serviceName } from "#app/lib/names.ts";
import { useContractForm } from "#app/lib/use-contract-form.ts";
import { useSalon } from "#app/lib/use-salon.ts";
import { calendarTexts } from "#app/texts/en/dashboard/calendar.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { toggled } from "#app/ui/ChoicePill.tsx";
import { FieldError } from "#app/ui/FieldError.tsx";
import { FormDialog } from "#app/ui/FormDialog.tsx";
import { TextArea } from "#app/ui/TextArea.tsx";
import { TextField } from "#app/ui/TextField.tsx";
import { notifySuccess } from "#app/ui/toasts.ts";

interface Props {
  start: TimeChosen;
  onClose: () => void;
}

const mostServices = 8;
/** Books for somebody at the desk or on the phone, without a card. */
export function NewBookingDialog({ start, onClose }: Props) {
  const { zone } = useSalon();
  const texts = useTexts(calendarTexts);
  const services = useServices().data ?? [];
  const masters = useMasters().data ?? [];
  const form = useContractForm({
    rules: async () => (await import("#app/features/desk/desk-rules.ts")).typedBooking(zone),
    start: { ...start, name: "", number: "", email: "", serviceIds: [], note: "" },
    change: useDeskBooking(),
    failed: texts.notBooked,
    onSent: (_answer, { name }) => {
      notifySuccess(texts.bookedFor(name));
      onClose();
    },
  });
  const { field, errorOf, watch, setValue } = form;
  const chosen = watch("serviceIds");
  const picked = chosen.flatMap((id) => services.find((one) => one._id === id) ?? []);
  const able = masters.filter(({ _id }) => picked.every(({ masterIds }) => masterIds.includes(_id)));
  const total = sumOfPrices(picked.map(({ price }) => price));

  function toggle(id: string) {
    setValue("serviceIds", toggled(chosen, id).slice(0, mostServices), { shouldValidate: true });
  }

  return (
    <FormDialog
      title={texts.newBooking}
      kind="wide"
      no={texts.discard}
      onClose={onClose}
      yes={picked.length > 0 ? texts.bookFor(money(total)) : texts.book}
      form={form}
      busyText={texts.booking}
    >
      <div className="field-pairs">
        <TextField label={texts.name} required maxLength={200} autoComplete="off" {...field("name")} />
        <TextField label={texts.mobile} required inputMode="tel" autoComplete="off" {...field("number")} />
      </div>
      <fieldset className="field">
        <legend className="field-label mb-2">{texts.services}</legend>
        <div className="desk-services">
          {services.map((service) => (
            <label key={service._id}>
              <input
                type="checkbox"
                checked={chosen.includes(service._id)}
                onChange={() => toggle(service._id)}
              />
              <span>{serviceName(service)}</span>
              <span className="num muted">{money(service.price)}</span>
            </label>
          ))}
        </div>
        <FieldError>{errorOf("serviceIds")}</FieldError>
      </fieldset>
      <FormProvider {...form}>
        <TimeChoice serviceIds={chosen} masters={able} />
      </FormProvider>
      <TextField
        label={texts.email}
        hint={texts.emailHint}
        type="email"
        optional
        autoComplete="off"
        {...field("email")}
      />
      <TextArea
        label={texts.note}
        optional
        rows={2}
        maxLength={1000}
        className="min-h-20"
        {...field("note")}
      />
    </FormDialog>
  );
}
