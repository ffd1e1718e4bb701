import { useState } from "react";
import { useAllServices } from "#app/data/owners-services.ts";
import { useSavePackage } from "#app/data/sold-packages.ts";
import { packageService } from "#app/features/packages/package-name.ts";
import type { SaidPackage, TypedPackage } from "#app/features/packages/package-rules.ts";
import { explain } from "#app/lib/explain.ts";
import { serviceName } from "#app/lib/names.ts";
import { onlyChanged } from "#app/lib/only-changed.ts";
import { useContractForm } from "#app/lib/use-contract-form.ts";
import { soldPackagesTexts } from "#app/texts/en/dashboard/packages.ts";
import { serviceFormTexts } from "#app/texts/en/dashboard/service-form.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { ChoicePill } from "#app/ui/ChoicePill.tsx";
import { FormDialog } from "#app/ui/FormDialog.tsx";
import { QueryView } from "#app/ui/QueryView.tsx";
import { SelectField } from "#app/ui/SelectField.tsx";
import { TextField } from "#app/ui/TextField.tsx";
import { notifySuccess } from "#app/ui/toasts.ts";
import type { Package, PackageChange } from "#contract/packages.ts";

interface Props {
  /** The package to change; if absent, a new one is made. */
  edited: Package | undefined;
  onDone: () => void;
}

/** How many sessions of which service, at which price and for how long. */
export function PackageDialog({ edited, onDone }: Props) {
  const texts = useTexts(soldPackagesTexts);
  const { notLoaded: servicesNotLoaded } = useTexts(serviceFormTexts);
  const [start] = useState(() => startValues(edited));
  /** Only what was changed in this form, since another tab may have changed the rest. */
  function changed(said: SaidPackage): PackageChange {
    const { serviceId: _, sessions, price, ...others } = onlyChanged(said, start, form.getValues());
    const isWorth = sessions !== undefined || price !== undefined;
    return { ...others, ...(isWorth && { sessions: said.sessions, price: said.price }) };
  }
  const form = useContractForm<TypedPackage, SaidPackage, unknown>({
    rules: async () => (await import("#app/features/packages/package-rules.ts")).PackageForm,
    start,
    change: useSavePackage(edited?._id, changed),
    failed: texts.notSaved,
    onSent: () => notifySuccess(texts.saved),
    onDone,
  });
  const { field, register } = form;
  const services = useAllServices();
  return (
    <FormDialog
      kind="wide"
      title={edited ? texts.edit : texts.add}
      no={texts.cancel}
      onClose={onDone}
      yes={texts.save}
      busyText={texts.saving}
      form={form}
    >
      {edited ? (
        <p className="font-semibold">{packageService(edited)}</p>
      ) : (
        <QueryView
          query={services}
          waiting={["h-18"]}
          failed={(error) => `${servicesNotLoaded} ${explain(error)}`}
        >
          {(all) => (
            <SelectField label={texts.service} {...field("serviceId")}>
              <option value="">{texts.chooseService}</option>
              {all
                .filter(({ addOnTo }) => addOnTo.length === 0)
                .map((service) => (
                  <option key={service._id} value={service._id}>
                    {serviceName(service)}
                  </option>
                ))}
            </SelectField>
          )}
        </QueryView>
      )}
      <div className="grid items-start gap-4.5 sm:grid-cols-2">
        <TextField label={texts.sessions} inputMode="numeric" className="num" {...field("sessions")} />
        <TextField label={texts.price} inputMode="decimal" className="num" {...field("price")} />
        <TextField
          label={texts.months}
          optional
          hint={texts.monthsHint}
          inputMode="numeric"
          className="num"
          {...field("months")}
        />
      </div>
      {edited && (
        <div className="choice-pills">
          <ChoicePill type="checkbox" {...register("onSale")}>
            {texts.onSale}
          </ChoicePill>
        </div>
      )}
    </FormDialog>
  );
}

function startValues(edited: Package | undefined): TypedPackage {
  return {
    serviceId: edited?.serviceId ?? "",
    sessions: String(edited?.sessions ?? 5),
    price: edited ? String(edited.price) : "",
    months: edited ? String(edited.months ?? "") : "12",
    onSale: edited?.onSale ?? true,
  };
}
