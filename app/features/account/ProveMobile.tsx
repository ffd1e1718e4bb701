import { useProveMobile, useSendMobileCode } from "#app/data/me.ts";
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
import type { Me } from "#contract/users.ts";

/** Whether the person's mobile number is verified, and a form to verify it by a code sent to it. */
export function ProveMobile({ me: { phone, mobileProof } }: { me: Me }) {
  const texts = useTexts(proveMobileTexts);
  const { zone } = useSalon();
  const send = useSendMobileCode();
  if (!phone) return <p className="muted">{texts.noNumber}</p>;
  if (mobileProof === "proved") {
    return (
      <Note icon="check">
        <b className="num">{phone}</b> {texts.isProved}
      </Note>
    );
  }
  const sent = send.answer;
  return (
    <div className="grid gap-4">
      <Note tone="pending">
        <b className="num">{phone}</b> {texts.notProved}
      </Note>
      <p role="status" className="muted">
        {sent && texts.sentTo(sent.sentTo, inSalon("clock", sent.goodUntil, zone))}
      </p>
      {sent && <CodeForm key={sent.goodUntil} />}
      <FormProblem problem={send.problem(texts.notSent)} />
      <div>
        <Button
          variant={sent ? "quiet" : "outline"}
          loading={send.busy}
          loadingText={texts.sending}
          onClick={() => void send.run(phone)}
        >
          {sent ? texts.again : texts.send}
        </Button>
      </div>
    </div>
  );
}

function CodeForm() {
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
        autoFocus
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
