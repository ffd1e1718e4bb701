import { useState } from "react";
import { useSaveVariant } from "#app/data/owners-services.ts";
import { MinutesInput, MoneyAndMinutes } from "#app/features/catalogue/MoneyAndMinutes.tsx";
import type { SentVariant, TypedVariant } from "#app/features/catalogue/part-rules.ts";
import { VariantNames } from "#app/features/catalogue/VariantNames.tsx";
import { hasCode } from "#app/lib/api-error.ts";
import { money } from "#app/lib/money.ts";
import { serviceName } from "#app/lib/names.ts";
import { onlyChanged } from "#app/lib/only-changed.ts";
import { useContractForm } from "#app/lib/use-contract-form.ts";
import { partsTexts } from "#app/texts/en/dashboard/parts.ts";
import { roomTexts } from "#app/texts/en/dashboard/rooms.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { FormDialog } from "#app/ui/FormDialog.tsx";
import { TextField } from "#app/ui/TextField.tsx";
import { notifySuccess } from "#app/ui/toasts.ts";
import type { ManagedService, NewVariant, ServiceChange } from "#contract/services.ts";

interface Props {
  service: ManagedService;
  /** The variant to change; if absent, a new one is added. */
  edited: ManagedService | undefined;
  onDone: () => void;
}

/** A variant's name, price and minutes. For the first variant, the service itself gets a name, too. */
export function VariantDialog({ service, edited, onDone }: Props) {
  const texts = useTexts(partsTexts);
  const rooms = useTexts(roomTexts);
  const isFirst = service.variantName === null;
  const [start] = useState(() => startValues(edited ?? service, edited));
  const changed = (variant: NewVariant): ServiceChange => onlyChanged(variant, start, form.getValues());
  const form = useContractForm<TypedVariant, SentVariant, unknown>({
    rules: async () => {
      const rules = await import("#app/features/catalogue/part-rules.ts");
      return isFirst ? rules.FirstVariantForm : rules.VariantForm;
    },
    start,
    change: useSaveVariant(service._id, edited, changed),
    failed: edited ? texts.variantNotChanged : texts.variantNotAdded,
    onSent: (_answer, { variantName }) =>
      notifySuccess(edited ? texts.changed(variantName) : texts.variantAdded(variantName)),
    onDone,
    about: (error) => (hasCode(error, "name_taken") ? ["variantName", texts.nameTaken] : undefined),
  });
  const { field, errorOf, register } = form;
  const processes = (edited ?? service).processingMinutes > 0;
  return (
    <FormDialog
      kind="wide"
      title={edited ? texts.editVariant(serviceName(edited)) : texts.newVariant(serviceName(service))}
      no={texts.cancel}
      onClose={onDone}
      yes={edited ? texts.save : texts.add}
      busyText={texts.saving}
      form={form}
    >
      <VariantNames field={field} />
      <MoneyAndMinutes
        price={register("price")}
        priceError={errorOf("price")}
        minutes={register("minutes")}
        minutesError={errorOf("minutes")}
      />
      {processes && (
        <div className="grid grid-cols-2 items-start gap-5">
          <MinutesInput
            label={rooms.processing}
            input={register("processingMinutes")}
            error={errorOf("processingMinutes")}
          />
          <MinutesInput
            label={rooms.processingStart}
            input={register("processingStartMinutes")}
            error={errorOf("processingStartMinutes")}
          />
        </div>
      )}
      {isFirst && (
        <div className="grid items-start gap-4.5 border-line border-t pt-4.5 sm:grid-cols-2">
          <TextField
            label={texts.serviceIs(serviceName(service), money(service.price))}
            hint={texts.serviceIsHint}
            maxLength={60}
            placeholder={texts.serviceIsExample}
            {...field("serviceIs")}
          />
          <TextField label={texts.serviceIsBn} optional maxLength={60} {...field("serviceIsBn")} />
        </div>
      )}
    </FormDialog>
  );
}

/** @param like the service whose price and minutes a new variant starts with */
function startValues(like: ManagedService, edited: ManagedService | undefined): TypedVariant {
  return {
    variantName: edited?.variantName ?? "",
    variantNameBn: edited?.variantNameBn ?? "",
    variantHint: edited?.variantHint ?? "",
    variantHintBn: edited?.variantHintBn ?? "",
    price: edited ? String(edited.price) : "",
    minutes: String(like.minutes),
    processingMinutes: String(like.processingMinutes),
    processingStartMinutes: String(like.processingStartMinutes),
    serviceIs: "",
    serviceIsBn: "",
  };
}
