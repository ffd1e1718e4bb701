import { useState } from "react";
import { useProveMobile, useSendMobileCode } from "#app/data/me.ts";
import { keepWritten, keptWritten } from "#app/lib/kept-written.ts";
import { salonNow } from "#app/lib/salon-now.ts";
import { inSalon } from "#app/lib/salon-time.ts";
import { useContractForm } from "#app/lib/use-contract-form.ts";
import { useSalon } from "#app/lib/use-salon.ts";
import { proveMobileTexts } from "#app/texts/en/dashboard/prove-mobile.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Button } from "#app/ui/Button.tsx";
import { FormProblem } from "#app/ui/FormProblem.tsx";
import { Note } from "#app/ui/Note.tsx";
import { keepFocus } from "#app/ui/return-focus.ts";
import { TextField } from "#app/ui/TextField.tsx";
import { notifySuccess } from "#app/ui/toasts.ts";
import type { Answer } from "#contract/calls.ts";
import type { Me } from "#contract/users.ts";

/** Where it is kept that a text is on its way, while the page reloads. */
const place = "mobile-code";

interface SentCode extends Answer<"sendMobileCode"> {
  /** The number as the account has it. */
  phone: string;
}

/** Whether the person's mobile number is verified, and a form to verify it by a code sent to it. */
export function ProveMobile({ me: { email, phone, mobileProof } }: { me: Me }) {
  const texts = useTexts(proveMobileTexts);
  const { zone } = useSalon();
  const send = useSendMobileCode();
  const [kept] = useState(() => keptWritten<SentCode>(place, email));
  if (!phone) return <p className="muted">{texts.noNumber}</p>;
  if (mobileProof === "proved") {
    return (
      <Note icon="check">
        <b className="num">{phone}</b> {texts.isProved}
      </Note>
    );
  }
  const isGood = kept?.phone === phone && Date.parse(kept.goodUntil) > salonNow();
  const sent = send.answer ?? (isGood ? kept : undefined);

  async function sendTo(mobile: string) {
    const answer = await send.run(mobile);
    if (answer) keepWritten(place, email, { ...answer, phone: mobile } satisfies SentCode);
  }

  return (
    <div className="grid gap-4">
      <Note tone="pending">
        <b className="num">{phone}</b> {texts.notProved}
      </Note>
      <p role="status" className="muted">
        {sent && texts.sentTo(sent.sentTo, inSalon("clock", sent.goodUntil, zone))}
      </p>
      {sent && <CodeForm key={sent.goodUntil} isAskedFor={sent === send.answer} />}
      <FormProblem problem={send.problem(texts.notSent)} />
      <div>
        <Button
          variant={sent ? "quiet" : "outline"}
          loading={send.busy}
          loadingText={texts.sending}
          onClick={() => void sendTo(phone)}
        >
          {sent ? texts.again : texts.send}
        </Button>
      </div>
    </div>
  );
}

/** @param isAskedFor whether it comes after a press, rather than with the page */
function CodeForm({ isAskedFor }: { isAskedFor: boolean }) {
  const texts = useTexts(proveMobileTexts);
  const { field, submit, busy, problem } = useContractForm({
    rules: async () => (await import("#contract/users.ts")).MobileCode,
    start: { code: "" },
    change: useProveMobile(),
    failed: texts.notConfirmed,
    onSent: () => notifySuccess(texts.done),
    mode: "onSubmit",
  });
  return (
    <form
      className="grid gap-4"
      noValidate
      onSubmit={(event) => {
        keepFocus();
        void submit(event);
      }}
    >
      <TextField
        label={texts.code}
        hint={texts.nothingCame}
        inputMode="numeric"
        autoComplete="one-time-code"
        autoFocus={isAskedFor}
        className="num"
        {...field("code")}
      />
      <FormProblem problem={problem} />
      <div>
        <Button type="submit" loading={busy} loadingText={texts.confirming}>
          {texts.confirm}
        </Button>
      </div>
    </form>
  );
}
