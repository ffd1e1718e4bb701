import { useState } from "react";
import { useSaveOffer } from "#app/data/offers.ts";
import { useAllServices } from "#app/data/owners-services.ts";
import type { TypedOffer } from "#app/features/catalogue/offer-rules.ts";
import { explain } from "#app/lib/explain.ts";
import { serviceName } from "#app/lib/names.ts";
import { onlyChanged } from "#app/lib/only-changed.ts";
import { useContractForm } from "#app/lib/use-contract-form.ts";
import { offersTexts } from "#app/texts/en/dashboard/offers.ts";
import { serviceFormTexts } from "#app/texts/en/dashboard/service-form.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { ChoicePill, toggled } from "#app/ui/ChoicePill.tsx";
import { FormDialog } from "#app/ui/FormDialog.tsx";
import { QueryView } from "#app/ui/QueryView.tsx";
import { TextField } from "#app/ui/TextField.tsx";
import { notifySuccess } from "#app/ui/toasts.ts";
import type { Offer, OfferChange, OfferDraft } from "#contract/offers.ts";

interface Props {
  /** The offer to change; if absent, a new one is made. */
  edited: Offer | undefined;
  onDone: () => void;
}

/** What a code takes off, when, for which services and how often. */
export function OfferDialog({ edited, onDone }: Props) {
  const texts = useTexts(offersTexts);
  const { notLoaded: servicesNotLoaded } = useTexts(serviceFormTexts);
  const [start] = useState(() => startValues(edited));
  /** Only what was changed in this form, since another tab may have changed the rest. */
  function changed({ code: _, ...offer }: OfferDraft): OfferChange {
    const typed = form.getValues();
    const isOff = start.kind !== typed.kind || start.size !== typed.size;
    return { ...onlyChanged(offer, start, typed), ...(isOff && { off: offer.off }) };
  }
  const form = useContractForm({
    rules: async () => (await import("#app/features/catalogue/offer-rules.ts")).OfferForm,
    start,
    change: useSaveOffer(edited?._id, changed),
    failed: texts.notSaved,
    onSent: (_answer, { code }) => notifySuccess(texts.saved(code)),
    onDone,
  });
  const { field, register, watch, setValue } = form;
  const services = useAllServices();
  const chosen = watch("serviceIds");
  const kind = watch("kind");
  return (
    <FormDialog
      kind="wide"
      title={edited ? texts.edit(edited.code) : texts.newOffer}
      no={texts.cancel}
      onClose={onDone}
      yes={texts.save}
      busyText={texts.saving}
      form={form}
    >
      {!edited && (
        <TextField
          label={texts.code}
          hint={texts.codeHint}
          maxLength={20}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          {...field("code")}
        />
      )}
      <fieldset className="field">
        <legend className="field-label mb-1.5">{texts.takesOff}</legend>
        <div className="choice-pills">
          <ChoicePill type="radio" value="percent" {...register("kind")}>
            {texts.aShare}
          </ChoicePill>
          <ChoicePill type="radio" value="amount" {...register("kind")}>
            {texts.anAmount}
          </ChoicePill>
        </div>
      </fieldset>
      <TextField
        label={kind === "percent" ? texts.percent : texts.dollars}
        inputMode="decimal"
        className="num"
        {...field("size")}
      />
      <div className="grid items-start gap-4.5 sm:grid-cols-2">
        <TextField label={texts.from} optional type="date" {...field("from")} />
        <TextField label={texts.until} optional type="date" {...field("until")} />
        <TextField
          label={texts.mostUses}
          optional
          hint={texts.noLimit}
          inputMode="numeric"
          className="num"
          {...field("mostUses")}
        />
        <TextField
          label={texts.mostUsesEach}
          optional
          hint={texts.noLimit}
          inputMode="numeric"
          className="num"
          {...field("mostUsesEach")}
        />
      </div>
      <fieldset className="field">
        <legend className="field-label mb-1.5">{texts.services}</legend>
        <QueryView
          query={services}
          waiting={["h-11"]}
          failed={(error) => `${servicesNotLoaded} ${explain(error)}`}
        >
          {(all) => (
            <div className="choice-pills">
              {all
                .filter(({ variantOf }) => !variantOf)
                .map((service) => (
                  <ChoicePill
                    key={service._id}
                    type="checkbox"
                    name="serviceIds"
                    checked={chosen.includes(service._id)}
                    onChange={() => setValue("serviceIds", toggled(chosen, service._id))}
                  >
                    {serviceName(service)}
                  </ChoicePill>
                ))}
            </div>
          )}
        </QueryView>
        <p className="hint">{texts.servicesHint}</p>
      </fieldset>
      <div className="choice-pills">
        <ChoicePill type="checkbox" {...register("firstVisitOnly")}>
          {texts.firstVisitOnly}
        </ChoicePill>
      </div>
    </FormDialog>
  );
}

function startValues(edited: Offer | undefined): TypedOffer {
  const off = edited?.off ?? { kind: "percent", percent: 10 };
  return {
    code: edited?.code ?? "",
    kind: off.kind,
    size: String(off.kind === "percent" ? off.percent : off.amount),
    from: edited?.from ?? "",
    until: edited?.until ?? "",
    serviceIds: edited?.serviceIds ?? [],
    firstVisitOnly: edited?.firstVisitOnly ?? false,
    mostUses: String(edited?.mostUses ?? ""),
    mostUsesEach: String(edited?.mostUsesEach ?? ""),
  };
}
