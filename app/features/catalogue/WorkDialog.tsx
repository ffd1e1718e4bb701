import { useRef } from "react";
import { useSaveWork } from "#app/data/works.ts";
import { startValues, type WorkChoices } from "#app/features/catalogue/work-form.ts";
import { PictureDrop } from "#app/features/pictures/PictureDrop.tsx";
import { type Uploads, useUpload } from "#app/features/pictures/use-upload.ts";
import { hasCode } from "#app/lib/api-error.ts";
import { masterName, serviceName } from "#app/lib/names.ts";
import { useContractForm } from "#app/lib/use-contract-form.ts";
import { portfolioTexts } from "#app/texts/en/dashboard/portfolio.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { FormDialog } from "#app/ui/FormDialog.tsx";
import { SelectField } from "#app/ui/SelectField.tsx";
import { TextField } from "#app/ui/TextField.tsx";
import { notifySuccess } from "#app/ui/toasts.ts";
import type { ManagedWork } from "#contract/portfolio.ts";

interface Props {
  choices: WorkChoices;
  /** The work to change; if absent, a new one is added. */
  edited: ManagedWork | undefined;
  onClose: () => void;
}

/** A work of the portfolio: its pictures, who did what, and whether the person shown has agreed. */
export default function WorkDialog({ choices, edited, onClose }: Props) {
  const texts = useTexts(portfolioTexts);
  const change = useSaveWork(edited);
  const form = useContractForm({
    rules: async () => (await import("#app/features/catalogue/work-rules.ts")).WorkForm,
    start: startValues(edited, choices),
    change,
    failed: texts.notSaved,
    onSent: (_answer, { title }) => notifySuccess(texts.saved(title)),
    onDone: onClose,
    ready: async () => (await after.settled()) && (await before.settled()),
  });
  const { field, errorOf, register, getValues, setValue, watch, submit, waiting, busy } = form;
  const typed = watch();
  const dayAtChoice = useRef({ picture: "", beforePicture: "" });
  // A new picture may show another person, so the day of consent is cleared. A day typed since the choice belongs to
  // the new one.
  const take = (name: "picture" | "beforePicture") => (address: string) => {
    const { [name]: old, consentedOn } = getValues();
    const isAnother = (old || edited?.consentedOn) && address !== old;
    if (isAnother && consentedOn === dayAtChoice.current[name]) setValue("consentedOn", "");
    setValue(name, address, { shouldValidate: true, shouldDirty: true });
  };
  const after = useUpload(take("picture"));
  const before = useUpload(take("beforePicture"));
  const remembering = (name: "picture" | "beforePicture", uploads: Uploads): Uploads => ({
    ...uploads,
    start(file) {
      dayAtChoice.current[name] = getValues("consentedOn");
      uploads.start(file);
    },
  });
  const hasChanged = hasCode(change.error, "work_changed");
  const problem = hasChanged ? { title: texts.notSaved, text: texts.changedMeanwhile } : form.problem;

  return (
    <FormDialog
      kind="wide"
      title={edited?.title ?? texts.newWork}
      no={texts.cancel}
      onClose={onClose}
      yes={texts.save}
      busyText={waiting ? texts.waitingForPicture : texts.saving}
      form={{ submit, busy, problem }}
    >
      <PictureDrop
        label={typed.isPair ? texts.afterPicture : texts.picture}
        value={typed.picture}
        uploads={remembering("picture", after)}
        error={errorOf("picture")}
      />
      <TextField label={texts.alt} maxLength={200} {...field("alt")} />
      <label className="flex min-h-11 items-center gap-3">
        <input type="checkbox" className="size-5 shrink-0" {...register("isPair")} />
        {texts.isPair}
      </label>
      {typed.isPair && (
        <>
          <PictureDrop
            label={texts.beforePicture}
            value={typed.beforePicture}
            uploads={remembering("beforePicture", before)}
            error={errorOf("beforePicture")}
          />
          <TextField label={texts.beforeAlt} maxLength={200} {...field("beforeAlt")} />
        </>
      )}
      <TextField label={texts.workTitle} maxLength={200} {...field("title")} />
      <div className="grid items-start gap-4.5 sm:grid-cols-2">
        <SelectField label={texts.service} {...field("serviceId")}>
          {choices.services.map((service) => (
            <option key={service._id} value={service._id}>
              {serviceName(service)}
            </option>
          ))}
          {isMissing(choices.services, edited?.serviceId) && (
            <option value={edited?.serviceId}>{texts.gone}</option>
          )}
        </SelectField>
        <SelectField label={texts.master} {...field("masterId")}>
          {choices.masters.map((master) => (
            <option key={master._id} value={master._id}>
              {masterName(master)}
            </option>
          ))}
          {isMissing(choices.masters, edited?.masterId) && (
            <option value={edited?.masterId}>{texts.gone}</option>
          )}
        </SelectField>
      </div>
      <details open={Boolean(edited?.titleBn || edited?.altBn || edited?.before?.altBn)}>
        <summary className="field-label w-fit cursor-pointer">{texts.inBangla}</summary>
        <p className="hint mt-1">{texts.inBanglaText}</p>
        <div className="mt-4 grid gap-4.5">
          <TextField label={texts.titleBn} lang="bn" maxLength={200} {...field("titleBn")} />
          <TextField label={texts.altBn} lang="bn" maxLength={200} {...field("altBn")} />
          {typed.isPair && (
            <TextField label={texts.beforeAltBn} lang="bn" maxLength={200} {...field("beforeAltBn")} />
          )}
        </div>
      </details>
      <label className="flex min-h-11 items-center gap-3">
        <input type="checkbox" className="size-5 shrink-0" {...register("showsPerson")} />
        {texts.showsPerson}
      </label>
      {typed.showsPerson && (
        <TextField
          type="date"
          label={texts.consentedOn}
          hint={texts.consentMeans}
          {...field("consentedOn")}
        />
      )}
      <label className="flex min-h-11 items-center gap-3">
        <input type="checkbox" className="size-5 shrink-0" {...register("published")} />
        {texts.isPublished}
      </label>
    </FormDialog>
  );
}

const isMissing = (known: { _id: string }[], id: string | undefined) =>
  id !== undefined && known.every(({ _id }) => _id !== id);
