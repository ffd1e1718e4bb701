import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from "react";
import { type DefaultValues, type FieldValues, FormProvider, useWatch } from "react-hook-form";
import { useSaveSettings } from "#app/data/salon-settings.ts";
import type { Rules } from "#app/lib/form-rules.ts";
import { useContractForm } from "#app/lib/use-contract-form.ts";
import { salonSettingsTexts } from "#app/texts/en/dashboard/salon-settings.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Badge } from "#app/ui/Badge.tsx";
import { Button } from "#app/ui/Button.tsx";
import { FormProblem } from "#app/ui/FormProblem.tsx";
import { notifySuccess } from "#app/ui/toasts.ts";
import type { SettingsChange } from "#contract/settings.ts";

interface Props<Typed extends FieldValues> {
  /** What the form is about, for the names of its buttons. */
  title: string;
  rules: Rules<Typed, SettingsChange>;
  /** The values as they are saved. */
  start: DefaultValues<Typed>;
  /** Told whenever the section begins or ceases to hold something that is not saved. */
  onUnsaved: (section: string, unsaved: boolean) => void;
  /** Told after a save, unless something was typed since it began. */
  onSaved?: () => void;
  children: ReactNode;
}

/** Some of the settings: a form that is saved by itself and says what is not saved. */
export function SettingsForm<Typed extends FieldValues>({
  title,
  rules,
  start,
  onUnsaved,
  onSaved,
  children,
}: Props<Typed>) {
  const texts = useTexts(salonSettingsTexts);
  const [saved, setSaved] = useState<Typed | DefaultValues<Typed>>(start);
  const sent = useRef<Typed | DefaultValues<Typed>>(start);
  const saveButton = useRef<HTMLButtonElement>(null);
  const form = useContractForm({
    rules,
    start,
    change: useSaveSettings(),
    failed: texts.notSaved,
    onSent: () => {
      setSaved(sent.current);
      notifySuccess(texts.isSaved(title));
      if (JSON.stringify(form.getValues()) === JSON.stringify(sent.current)) onSaved?.();
    },
  });
  const isUnsaved = JSON.stringify(useWatch({ control: form.control })) !== JSON.stringify(saved);
  useEffect(() => onUnsaved(title, isUnsaved), [onUnsaved, title, isUnsaved]);

  function restart(values: Typed | DefaultValues<Typed>) {
    form.reset(values);
    setSaved(values);
  }
  useFollow(start, isUnsaved, restart);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    sent.current = structuredClone(form.getValues());
    void form.submit(event);
  }

  return (
    <FormProvider {...form}>
      <form className="grid gap-5" noValidate onSubmit={submit}>
        {children}
        <FormProblem problem={form.problem} />
        <div className="flex flex-wrap items-center gap-2.5">
          <Button
            ref={saveButton}
            type="submit"
            size="sm"
            className="min-h-11"
            variant={isUnsaved ? "primary" : "line"}
            loading={form.busy}
            loadingText={texts.saving}
          >
            {texts.save}
            <span className="sr">: {title}</span>
          </Button>
          {isUnsaved && !form.busy && (
            <Button
              variant="quiet"
              size="sm"
              className="min-h-11"
              onClick={() => {
                restart(saved);
                saveButton.current?.focus();
              }}
            >
              {texts.takeBack}
              <span className="sr">: {title}</span>
            </Button>
          )}
          <span role="status">{isUnsaved && <Badge tone="pending">{texts.unsaved}</Badge>}</span>
        </div>
      </form>
    </FormProvider>
  );
}

/** Takes over what the server has since, unless something is typed that it would wipe out. */
function useFollow<Values>(start: Values, isUnsaved: boolean, follow: (values: Values) => void): void {
  const seen = useRef(JSON.stringify(start));
  useEffect(() => {
    const now = JSON.stringify(start);
    if (isUnsaved || now === seen.current) return;
    seen.current = now;
    follow(start);
  });
}
