import { useState } from "react";
import { type ServiceHits, useSaveAddOn } from "#app/data/owners-services.ts";
import { MasterChips } from "#app/features/catalogue/MasterChips.tsx";
import { MoneyAndMinutes } from "#app/features/catalogue/MoneyAndMinutes.tsx";
import type { TypedAddOn } from "#app/features/catalogue/part-rules.ts";
import { ServiceChips } from "#app/features/catalogue/ServiceChips.tsx";
import { hasCode } from "#app/lib/api-error.ts";
import { serviceName } from "#app/lib/names.ts";
import { onlyChanged } from "#app/lib/only-changed.ts";
import { useContractForm } from "#app/lib/use-contract-form.ts";
import { partsTexts } from "#app/texts/en/dashboard/parts.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { FormDialog } from "#app/ui/FormDialog.tsx";
import { TextField } from "#app/ui/TextField.tsx";
import { notifySuccess } from "#app/ui/toasts.ts";
import type { Master } from "#contract/masters.ts";
import type { ManagedService, NewAddOn, ServiceChange } from "#contract/services.ts";

interface Props {
  /** The services that it can be added to. */
  services: ManagedService[];
  masters: Master[];
  /** The add-on to change; if absent, a new one is added. */
  edited: ManagedService | undefined;
  onClose: () => void;
  /** @param hits upcoming visits that conflict with the change */
  onSaved?: (hits: ServiceHits) => void;
}

/** An add-on's name, price, minutes, who performs it, and the services that it can be added to. */
export function AddOnDialog({ services, masters, edited, onClose, onSaved }: Props) {
  const texts = useTexts(partsTexts);
  const [start] = useState(() => startValues(masters, edited));
  const changed = (addOn: NewAddOn): ServiceChange => onlyChanged(addOn, start, form.getValues());
  const form = useContractForm({
    rules: async () => (await import("#app/features/catalogue/part-rules.ts")).AddOnForm,
    start,
    change: useSaveAddOn(edited, changed),
    failed: edited ? texts.addOnNotChanged : texts.addOnNotAdded,
    onSent: (hits, { service_name }) => {
      notifySuccess(edited ? texts.changed(service_name) : texts.addOnAdded(service_name));
      onSaved?.(hits);
    },
    onDone: onClose,
    about: (error) => (hasCode(error, "name_taken") ? ["service_name", texts.nameTaken] : undefined),
  });
  const { field, errorOf, register, setValue, watch } = form;
  return (
    <FormDialog
      kind="wide"
      title={edited ? texts.editVariant(serviceName(edited)) : texts.newAddOn}
      no={texts.cancel}
      onClose={onClose}
      yes={edited ? texts.save : texts.add}
      busyText={texts.saving}
      form={form}
    >
      <div className="grid items-start gap-4.5 sm:grid-cols-2">
        <TextField
          label={texts.addOnName}
          maxLength={200}
          placeholder={texts.addOnNameExample}
          {...field("service_name")}
        />
        <TextField label={texts.addOnNameBn} optional maxLength={200} {...field("nameBn")} />
      </div>
      <MoneyAndMinutes
        price={register("price")}
        priceError={errorOf("price")}
        minutes={register("minutes")}
        minutesError={errorOf("minutes")}
      />
      <ServiceChips
        services={services}
        chosen={watch("addOnTo")}
        onChange={(chosen) => setValue("addOnTo", chosen, { shouldValidate: true })}
        error={errorOf("addOnTo")}
      />
      <MasterChips
        masters={masters}
        chosen={watch("masterIds")}
        onChange={(chosen) => setValue("masterIds", chosen, { shouldValidate: true })}
        error={errorOf("masterIds")}
      />
    </FormDialog>
  );
}

function startValues(masters: Master[], edited: ManagedService | undefined): TypedAddOn {
  return {
    service_name: edited?.service_name ?? "",
    nameBn: edited?.nameBn ?? "",
    price: edited ? String(edited.price) : "",
    minutes: String(edited?.minutes ?? 15),
    masterIds: edited?.masterIds ?? masters.map(({ _id }) => _id),
    addOnTo: edited?.addOnTo ?? [],
  };
}
