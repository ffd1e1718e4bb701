import { type SubmitEvent, useState } from "react";
import { Form } from "react-router";
import { useSentOnce } from "#app/data/use-sent-once.ts";
import type { RefusedMessage } from "#app/features/contact/answer-form.ts";
import { explainFields, sendMessage } from "#app/features/contact/send-message.ts";
import { api } from "#app/lib/api.ts";
import { ApiError } from "#app/lib/api-error.ts";
import { contactTexts } from "#app/texts/en/public/contact.ts";
import { loadTexts, useLoadedTexts } from "#app/texts/load-texts.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Button } from "#app/ui/Button.tsx";
import { Note } from "#app/ui/Note.tsx";
import { TextArea } from "#app/ui/TextArea.tsx";
import { TextField } from "#app/ui/TextField.tsx";

/** The home page's own action, and the form's place on it. */
const place = "/?index#visit";

interface Props {
  /** Set if the form was sent without JavaScript and refused. */
  refused?: RefusedMessage;
  /** Whether it was sent without JavaScript and has arrived. */
  arrived: boolean;
}

/**
 * 'Book Your Visit': a message to the salon. The browser checks required fields, the server checks the rest. It also
 * works without JavaScript, and public pages load no form library.
 */
export function ContactForm({ refused, arrived }: Props) {
  useLoadedTexts(refused && "shared");
  const texts = useTexts(contactTexts);
  const once = useSentOnce();
  const [sending, setSending] = useState(false);
  const [sent, setSent] = useState(arrived);
  const [errors, setErrors] = useState<Record<string, string>>(() => initialErrors(refused));
  const firstWrong = Object.keys(initialErrors(refused))[0];

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const refusals = loadTexts("shared");
    const typed = new FormData(form);
    setSending(true);
    const error = await sendMessage(typed, (body) =>
      once((key) => api("createContactMessage", { body: { ...body, key } })),
    );
    if (error) await refusals;
    const failed = error && explainFields(error);
    setSending(false);
    setErrors(failed ?? {});
    setSent(!failed);
    if (failed) form.querySelector<HTMLElement>(`[name="${Object.keys(failed)[0]}"]`)?.focus();
    // Keep what was typed since: it has not been sent.
    else if (valuesOf(new FormData(form)) === valuesOf(typed)) form.reset();
  }

  const field = (name: string) => ({
    name,
    defaultValue: refused?.typed[name],
    autoFocus: firstWrong === name,
    error: errors[name],
  });

  return (
    <Form
      className="field-pairs content-start"
      method="post"
      action={place}
      reloadDocument
      onSubmit={onSubmit}
    >
      <TextField label={texts.firstName} autoComplete="given-name" required {...field("firstName")} />
      <TextField label={texts.lastName} autoComplete="family-name" required {...field("lastName")} />
      <TextField label={texts.email} type="email" autoComplete="email" required {...field("email")} />
      <TextField
        label={texts.mobile}
        type="tel"
        inputMode="numeric"
        autoComplete="tel"
        placeholder={texts.mobileShape}
        pattern="\s*\+?(?:[\s\(\)\.\-]*[0-9০-৯]){6,15}\s*"
        title={texts.digitsOnly}
        className="num"
        required
        {...field("mobile")}
      />
      <TextArea
        label={texts.message}
        optional
        maxLength={4000}
        fieldClassName="full-c"
        {...field("message")}
      />
      {/* A honeypot: people do not see this field, but programs that fill in every field do. */}
      <div className="sr" aria-hidden="true">
        <label>
          {texts.leaveEmpty}
          <input name="website" type="text" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <div className="full-c grid gap-4 justify-items-start">
        <Button type="submit" loading={sending} loadingText={texts.sending}>
          {texts.send}
        </Button>
        {errors.form && (
          <Note tone="error" className="w-full">
            {errors.form}
          </Note>
        )}
        <div role="status" className="w-full">
          {sent && <Note icon="check">{texts.sent}</Note>}
        </div>
      </div>
    </Form>
  );
}

function valuesOf(typed: FormData): string {
  return JSON.stringify([...typed.values()]);
}

function initialErrors(refused: RefusedMessage | undefined): Record<string, string> {
  if (!refused) return {};
  const { problem } = refused;
  return explainFields(new ApiError(problem.status, problem.code, { problem }));
}
