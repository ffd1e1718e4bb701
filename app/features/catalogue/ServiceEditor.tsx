import { useEffect, useEffectEvent, useState } from "react";
import { FormProvider } from "react-hook-form";
import { type ServiceHits, useSaveService } from "#app/data/owners-services.ts";
import { BanglaFields } from "#app/features/catalogue/BanglaFields.tsx";
import { CategoryChoice } from "#app/features/catalogue/CategoryChoice.tsx";
import { MasterChips } from "#app/features/catalogue/MasterChips.tsx";
import { MoneyAndMinutes } from "#app/features/catalogue/MoneyAndMinutes.tsx";
import { ServicePreview } from "#app/features/catalogue/ServicePreview.tsx";
import { startValues, takesMore } from "#app/features/catalogue/service-form.ts";
import type { TypedService } from "#app/features/catalogue/service-rules.ts";
import { TimingFields } from "#app/features/catalogue/TimingFields.tsx";
import { PictureDrop } from "#app/features/pictures/PictureDrop.tsx";
import { useUpload } from "#app/features/pictures/use-upload.ts";
import { AskFields } from "#app/features/salon/AskFields.tsx";
import { useKept } from "#app/features/unsaved/use-kept.ts";
import { useWritten } from "#app/features/unsaved/use-written.tsx";
import { hasCode } from "#app/lib/api-error.ts";
import { onlyChanged } from "#app/lib/only-changed.ts";
import { useContractForm } from "#app/lib/use-contract-form.ts";
import { useSalon } from "#app/lib/use-salon.ts";
import { salonSettingsTexts } from "#app/texts/en/dashboard/salon-settings.ts";
import { serviceFormTexts } from "#app/texts/en/dashboard/service-form.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Button } from "#app/ui/Button.tsx";
import { FormBesidePreview } from "#app/ui/FormBesidePreview.tsx";
import { FormProblem } from "#app/ui/FormProblem.tsx";
import { keepFocus } from "#app/ui/return-focus.ts";
import { TextArea } from "#app/ui/TextArea.tsx";
import { TextField } from "#app/ui/TextField.tsx";
import { notifySuccess } from "#app/ui/toasts.ts";
import type { Master } from "#contract/masters.ts";
import type { ManagedService, NewService, ServiceChange } from "#contract/services.ts";

interface Props {
  masters: Master[];
  /** The service to change; if absent, a new one is added. */
  edited: ManagedService | undefined;
  /**
   * Called when an edit is saved or cancelled.
   * @param hits upcoming visits that conflict with it; absent if there are none
   */
  onDone: (hits?: ServiceHits) => void;
}

interface Kept {
  typed: Partial<TypedService>;
  shown: ManagedService | undefined;
}

/** A service's form, beside the card that guests will see. What was typed stays when saving fails. */
export function ServiceEditor({ masters, edited, onDone }: Props) {
  const texts = useTexts(serviceFormTexts);
  const salonTexts = useTexts(salonSettingsTexts);
  const { takesCards } = useSalon();
  const [ended, setEnded] = useState(false);
  const [hit, setHit] = useState<ServiceHits>();

  const [start] = useState(() => startValues(masters, edited));
  const [kept, keep] = useKept<Kept>(`service ${edited?._id ?? "new"}`);
  // What was kept goes on from the service as it was shown then, so that a newer one is noticed.
  const [shown] = useState(kept?.shown ?? edited);
  function changed(service: NewService): ServiceChange {
    return onlyChanged(service, start, form.getValues());
  }
  const form = useContractForm({
    rules: async () => (await import("#app/features/catalogue/service-rules.ts")).ServiceForm,
    start,
    change: useSaveService(edited, changed, shown),
    failed: edited ? texts.notChanged : texts.notAdded,
    onSent: (hits, service, isAsSent) => {
      if (edited) {
        setHit(hits);
        notifySuccess(texts.changed(service.service_name), { place: "center" });
        keepFocus();
        if (isAsSent) setEnded(true);
      } else {
        notifySuccess(texts.added, { text: texts.addedText, place: "center" });
        if (isAsSent) form.reset(startValues(masters));
      }
    },
    ready: () => uploads.settled(),
    about: (error) => (hasCode(error, "name_taken") ? ["service_name", texts.nameTaken] : undefined),
  });
  const { field, errorOf, register, setValue, watch, submit, waiting, busy, problem } = form;
  const { errors, isDirty } = form.formState;
  const done = useEffectEvent(() => onDone(hit));
  // Run in a later effect: by then the form no longer asks before it is left.
  useEffect(() => {
    if (ended) done();
  }, [ended]);
  // Set after the initial values, so that what was kept counts as typed.
  const putIn = useEffectEvent(
    () => kept && form.reset({ ...start, ...kept.typed }, { keepDefaultValues: true }),
  );
  useEffect(() => void putIn(), []);
  const typed = watch();
  const isAtSalon = typed.deposit.kind === "none" || typed.deposit.kind === "at_salon";
  const uploads = useUpload((address) =>
    setValue("img", address, { shouldValidate: true, shouldDirty: true }),
  );
  useEffect(() => keep(isDirty && !ended ? { typed: onlyChanged(typed, start, typed), shown } : undefined));
  const question = useWritten((isDirty || uploads.upload !== undefined) && !ended, "edit");

  return (
    <FormBesidePreview>
      <form className="grid gap-[22px]" noValidate onSubmit={submit}>
        <div className="mb-1 grid gap-2">
          <h1 className="h2 dashboard-title">{edited ? edited.service_name : texts.aNewService}</h1>
          <p className="muted">{edited ? texts.editText : texts.newText}</p>
        </div>
        <TextField label={texts.serviceName} {...field("service_name")} />
        <MoneyAndMinutes
          price={register("price")}
          priceError={errorOf("price")}
          minutes={register("minutes")}
          minutesError={errorOf("minutes")}
        />
        <CategoryChoice register={register} />
        <MasterChips
          masters={masters}
          chosen={typed.masterIds}
          onChange={(chosen) => setValue("masterIds", chosen, { shouldValidate: true, shouldDirty: true })}
          error={errorOf("masterIds")}
        />
        <TextArea label={texts.details} className="min-h-[150px]" {...field("details")} />
        <TimingFields register={register} errors={errors} open={takesMore(typed)} />
        <FormProvider {...form}>
          <AskFields
            name="deposit"
            label={salonTexts.ofService}
            hint={takesCards || isAtSalon ? salonTexts.payingText : salonTexts.needsCard}
          />
        </FormProvider>
        <BanglaFields
          register={register}
          errors={errors}
          open={Boolean(typed.nameBn || typed.taglineBn || typed.detailsBn)}
        />
        <PictureDrop label={texts.image} value={typed.img} uploads={uploads} error={errorOf("img")} />
        <FormProblem problem={problem} />
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button
            type="submit"
            loading={busy}
            loadingText={waiting ? texts.waitingForImage : edited ? texts.saving : texts.adding}
          >
            {edited ? texts.saveChanges : texts.addService}
          </Button>
          {edited && (
            <Button variant="quiet" onClick={() => setEnded(true)}>
              {texts.cancel}
            </Button>
          )}
          {uploads.upload && <span className="sm muted">{texts.waitsForImage}</span>}
        </div>
      </form>
      <ServicePreview typed={typed} masters={masters} picture={uploads.upload?.preview} />
      {question}
    </FormBesidePreview>
  );
}
