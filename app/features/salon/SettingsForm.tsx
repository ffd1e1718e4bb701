import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { type DefaultValues, type FieldValues, FormProvider, useWatch } from "react-hook-form";
import { readSettings, useSaveSettings } from "#app/data/salon-settings.ts";
import { ClashPanel } from "#app/features/salon/ClashPanel.tsx";
import { type Clash, isClash, mergeTyped, withSeen } from "#app/features/salon/settings-clash.ts";
import { useKept } from "#app/features/unsaved/use-kept.ts";
import { HitsOutside } from "#app/features/visits/HitsOutside.tsx";
import type { Rules } from "#app/lib/form-rules.ts";
import { onlyChanged } from "#app/lib/only-changed.ts";
import { useContractForm } from "#app/lib/use-contract-form.ts";
import { salonSettingsTexts } from "#app/texts/en/dashboard/salon-settings.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Badge } from "#app/ui/Badge.tsx";
import { FormProblem } from "#app/ui/FormProblem.tsx";
import { RowButton } from "#app/ui/RowButton.tsx";
import { notifySuccess } from "#app/ui/toasts.ts";
import type { HitVisit } from "#contract/front-desk.ts";
import type { SalonSettings, SettingsChange } from "#contract/settings.ts";

/** What was typed and not saved, with the settings that it is based on. */
interface Kept<Typed> {
  seen: SalonSettings;
  changed: Partial<Typed>;
}

interface Props<Typed extends FieldValues> {
  /** The form's title, for the labels of its buttons. */
  title: string;
  rules: Rules<Typed, SettingsChange>;
  /** The settings as saved. */
  settings: SalonSettings;
  /** The field values for the settings. */
  typed: (settings: SalonSettings) => Typed;
  /** Called whenever the section starts or stops having unsaved changes. */
  onUnsaved: (section: string, unsaved: boolean) => void;
  /** Called after a save, unless something was typed since it began, or booked visits now lie outside the hours. */
  onSaved?: () => void;
  children: ReactNode;
}

/** A form for part of the settings. It is saved separately and says whether it has unsaved changes. */
export function SettingsForm<Typed extends FieldValues>({
  title,
  rules,
  settings,
  typed,
  onUnsaved,
  onSaved,
  children,
}: Props<Typed>) {
  const texts = useTexts(salonSettingsTexts);
  const [kept, keep] = useKept<Kept<Typed>>(`settings ${title}`);
  // What was kept goes on from the settings that it is based on, so that newer ones are noticed.
  const [begun] = useState(kept?.seen ?? settings);
  /** The settings that the form was filled in from. */
  const seen = useRef(begun);
  const [saved, setSaved] = useState(() => typed(begun));
  const sent = useRef(saved);
  const [clash, setClash] = useState<Clash>();
  /** Booked visits that lie outside the new hours. */
  const [outside, setOutside] = useState<HitVisit[]>([]);
  const saveButton = useRef<HTMLButtonElement>(null);
  const save = useSaveSettings();
  const form = useContractForm({
    rules,
    start: saved as DefaultValues<Typed>,
    change: { ...save, run: saveOrMeet },
    failed: texts.notSaved,
    onSent: ({ outside: hits }, change) => {
      setOutside(hits);
      seen.current = { ...seen.current, ...change };
      setSaved(sent.current);
      setClash(undefined);
      notifySuccess(texts.isSaved(title));
      const isAsSent = JSON.stringify(form.getValues()) === JSON.stringify(sent.current);
      // The visits outside the new hours still have to be read.
      if (isAsSent && hits.length === 0) onSaved?.();
    },
  });
  const written = useWatch({ control: form.control });
  const isUnsaved = JSON.stringify(written) !== JSON.stringify(saved);
  useEffect(() => onUnsaved(title, isUnsaved), [onUnsaved, title, isUnsaved]);
  // Set after the saved values, so that what was kept counts as unsaved.
  const putIn = useEffectEvent(() => kept && form.reset({ ...saved, ...kept.changed }));
  useEffect(() => void putIn(), []);
  useEffect(() => {
    const changed = onlyChanged(form.getValues(), saved, form.getValues());
    keep(isUnsaved ? { seen: seen.current, changed } : undefined);
  });

  function restart(values: Typed) {
    form.reset(values);
    setSaved(values);
    setClash(undefined);
    save.reset();
  }
  const isTyped = () => JSON.stringify(form.getValues()) !== JSON.stringify(saved);
  const known = useRef(JSON.stringify(begun));
  // Takes over newer settings from the server, unless that would overwrite unsaved changes.
  useEffect(() => {
    const now = JSON.stringify(settings);
    // Something may have been typed since this was drawn.
    if (now === known.current || isTyped()) return;
    known.current = now;
    seen.current = settings;
    restart(typed(settings));
  });

  async function saveOrMeet(change: SettingsChange, failed: (error: unknown) => void) {
    let met = false;
    // Something may have been typed since the press, while the rules loaded.
    sent.current = structuredClone(form.getValues());
    const answer = await save.run(withSeen(change, seen.current), (error) => {
      met = isClash(error);
      if (!met) failed(error);
    });
    if (met) await meet();
    return answer;
  }

  /** Somebody else saved in the meantime: merges what was typed into what they saved, and lets the owner decide. */
  async function meet() {
    const now = await readSettings().catch(() => null);
    if (!now) return;
    const theirs = typed(now);
    const { merged, ...changed } = mergeTyped(typed(seen.current), { mine: form.getValues(), theirs });
    seen.current = now;
    form.reset(merged);
    setSaved(theirs);
    setClash({ settings: now, ...changed });
  }

  function dropChanges() {
    restart(saved);
    saveButton.current?.focus();
  }

  return (
    <FormProvider {...form}>
      <form className="grid gap-5" noValidate onSubmit={form.submit}>
        {children}
        <HitsOutside hits={outside} />
        <FormProblem problem={clash && isClash(save.error) ? undefined : form.problem} />
        {clash && <ClashPanel title={title} clash={clash} busy={form.busy} onTakeTheirs={dropChanges} />}
        <div className="flex flex-wrap items-center gap-2.5">
          <RowButton
            row={title}
            ref={saveButton}
            type="submit"
            variant={isUnsaved ? "primary" : "line"}
            loading={form.busy}
            loadingText={texts.saving}
          >
            {texts.save}
          </RowButton>
          {isUnsaved && !form.busy && (
            <RowButton row={title} variant="quiet" onClick={dropChanges}>
              {texts.takeBack}
            </RowButton>
          )}
          <span role="status">{isUnsaved && <Badge tone="pending">{texts.unsaved}</Badge>}</span>
        </div>
      </form>
    </FormProvider>
  );
}
