import { useId } from "react";
import { useChangeWebhook, useCreateWebhook } from "#app/data/programs.ts";
import { onlyChanged } from "#app/lib/only-changed.ts";
import { type FormChange, useContractForm } from "#app/lib/use-contract-form.ts";
import { webhooksTexts } from "#app/texts/en/dashboard/webhooks.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { FieldError } from "#app/ui/FieldError.tsx";
import { FormDialog } from "#app/ui/FormDialog.tsx";
import { TextField } from "#app/ui/TextField.tsx";
import type { Webhook } from "#contract/webhooks.ts";
import { type WebhookEvent, webhookEvents } from "#domain/webhooks.ts";

interface NewProps {
  onClose: () => void;
  onMade: (made: { _id: string; url: string; secret: string }) => void;
}

/** Adds a webhook. */
export function NewWebhookDialog({ onClose, onMade }: NewProps) {
  return (
    <WebhookForm
      title={useTexts(webhooksTexts).newAddress}
      start={{ url: "", events: [...webhookEvents] }}
      change={useCreateWebhook()}
      onClose={onClose}
      onSent={({ insertedId: _id, secret }, { url }) => onMade({ _id, url, secret })}
      onDone={onClose}
    />
  );
}

/** Changes a webhook's URL or its events. */
export function ChangeWebhookDialog({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const { _id, url, events } = webhook;
  const start = { url, events };
  const change = useChangeWebhook(_id);
  return (
    <WebhookForm
      title={useTexts(webhooksTexts).edit}
      start={start}
      change={{ ...change, run: (sent, failed) => change.run(onlyChanged(sent, start, sent), failed) }}
      onClose={onClose}
      onDone={onClose}
    />
  );
}

interface Typed {
  url: string;
  events: WebhookEvent[];
}

interface FormProps<Answer> {
  title: string;
  start: Typed;
  change: FormChange<Typed, Answer>;
  onClose: () => void;
  onSent?: (answer: Answer, sent: Typed) => void;
  onDone?: () => void;
}

function WebhookForm<Answer>({ title, start, change, onClose, onSent, onDone }: FormProps<Answer>) {
  const texts = useTexts(webhooksTexts);
  const problemId = useId();
  const form = useContractForm({
    rules: async () => (await import("#contract/webhooks.ts")).NewWebhook,
    start,
    change,
    failed: texts.notSaved,
    onSent,
    onDone,
  });
  const { field, register, errorOf } = form;
  return (
    <FormDialog
      kind="wide"
      title={title}
      no={texts.cancel}
      onClose={onClose}
      yes={texts.save}
      busyText={texts.saving}
      form={form}
    >
      <TextField
        label={texts.address}
        hint={texts.addressHint}
        type="url"
        maxLength={500}
        autoComplete="off"
        {...field("url")}
      />
      <fieldset className="field" aria-describedby={problemId}>
        <legend className="field-label mb-1.5">{texts.toldOf}</legend>
        <div className="grid gap-1">
          {webhookEvents.map((event) => (
            <label key={event} className="flex min-h-11 items-center gap-3">
              <input type="checkbox" className="size-5 shrink-0" value={event} {...register("events")} />
              <span>
                {texts.events[event]} <code className="sm muted">{event}</code>
              </span>
            </label>
          ))}
        </div>
        <FieldError id={problemId}>{errorOf("events")}</FieldError>
      </fieldset>
      <p className="hint">{texts.nothingOfPeople}</p>
    </FormDialog>
  );
}
