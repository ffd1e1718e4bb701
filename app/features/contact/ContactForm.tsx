import { type SubmitEvent, useState } from "react";
import { sendMessage } from "#app/features/contact/send-message.ts";
import { contactTexts } from "#app/texts/en/contact.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Button } from "#app/ui/Button.tsx";
import { Note } from "#app/ui/Note.tsx";
import { TextArea } from "#app/ui/TextArea.tsx";
import { TextField } from "#app/ui/TextField.tsx";

/** 'Book Your Visit': a message to the salon. The browser checks what is required, the server the rest. */
export function ContactForm() {
  const texts = useTexts(contactTexts);
  const [sending, setSending] = useState(false);
  const [sent, setSent] = useState(false);
  const [errors, setErrors] = useState<Record<string, string>>({});

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    setSending(true);
    const failed = await sendMessage(new FormData(form));
    setSending(false);
    setErrors(failed ?? {});
    setSent(!failed);
    if (!failed) form.reset();
    else form.querySelector<HTMLElement>(`[name="${Object.keys(failed)[0]}"]`)?.focus();
  }

  return (
    <form className="f2 content-start" onSubmit={onSubmit}>
      <TextField
        label={texts.firstName}
        name="firstName"
        autoComplete="given-name"
        required
        error={errors.firstName}
      />
      <TextField
        label={texts.lastName}
        name="lastName"
        autoComplete="family-name"
        required
        error={errors.lastName}
      />
      <TextField
        label={texts.email}
        name="email"
        type="email"
        autoComplete="email"
        required
        error={errors.email}
      />
      <TextField
        label={texts.mobile}
        name="mobile"
        type="tel"
        inputMode="numeric"
        autoComplete="tel"
        placeholder={texts.mobileShape}
        pattern="\s*\+?[0-9]{6,15}\s*"
        title={texts.digitsOnly}
        className="num"
        required
        error={errors.mobile}
      />
      <TextArea
        label={texts.message}
        name="message"
        optional
        maxLength={4000}
        fieldClassName="full-c"
        error={errors.message}
      />
      {/* Whoever sees the page does not see this field; a program that fills in whatever it finds gives itself away. */}
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
    </form>
  );
}
