import { type SubmitEvent, useState } from "react";
import { useInvitations, useInvite, useWithdraw } from "#app/data/setup.ts";
import { explain } from "#app/lib/explain.ts";
import { inSalon } from "#app/lib/salon-time.ts";
import { useSalon } from "#app/lib/use-salon.ts";
import { invitationTexts } from "#app/texts/en/dashboard/invitations.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Button } from "#app/ui/Button.tsx";
import { FormProblem } from "#app/ui/FormProblem.tsx";
import { QueryView } from "#app/ui/QueryView.tsx";
import { RowButton } from "#app/ui/RowButton.tsx";
import { keepFocus } from "#app/ui/return-focus.ts";
import { SelectField } from "#app/ui/SelectField.tsx";
import { TextField } from "#app/ui/TextField.tsx";
import { notifySuccess } from "#app/ui/toasts.ts";
import type { Invitation } from "#contract/setup.ts";

/** Invites people by mail to work here, and lists the invitations not accepted yet. */
export function Invitations() {
  const texts = useTexts(invitationTexts);
  const invite = useInvite();
  const [email, setEmail] = useState("");
  const [role, setRole] = useState<Invitation["role"]>("staff");

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!(await invite.run({ email, role }))) return;
    notifySuccess(texts.invited(email));
    // Another address may have been typed by now.
    setEmail((typed) => (typed === email ? "" : typed));
  }

  return (
    <div className="grid gap-5">
      <form className="grid gap-4" onSubmit={(event) => void submit(event)}>
        <div className="field-pairs">
          <TextField
            label={texts.email}
            type="email"
            required
            maxLength={254}
            value={email}
            onChange={({ target }) => setEmail(target.value)}
          />
          <SelectField
            label={texts.role}
            value={role}
            onChange={({ target }) => setRole(target.value === "admin" ? "admin" : "staff")}
          >
            <option value="staff">{texts.roles.staff}</option>
            <option value="admin">{texts.roles.admin}</option>
          </SelectField>
        </div>
        <FormProblem problem={invite.problem(texts.notInvited)} />
        <div>
          <Button
            type="submit"
            size="sm"
            className="min-h-11"
            loading={invite.busy}
            loadingText={texts.inviting}
          >
            {texts.invite}
          </Button>
        </div>
      </form>
      <QueryView
        query={useInvitations()}
        waiting={["h-11"]}
        failed={(error) => texts.notLoaded(explain(error))}
        empty={<p className="sm muted">{texts.nobodyWaits}</p>}
      >
        {(waiting) => (
          <ul className="grid gap-2" aria-label={texts.waiting}>
            {waiting.map((one) => (
              <Waiting key={one.email} invitation={one} />
            ))}
          </ul>
        )}
      </QueryView>
    </div>
  );
}

function Waiting({ invitation: { _id, email, role, endsAt } }: { invitation: Invitation }) {
  const texts = useTexts(invitationTexts);
  const { zone } = useSalon();
  const again = useInvite();
  const withdraw = useWithdraw();

  async function sendAgain() {
    if (await again.run({ email, role }, texts.notInvited)) notifySuccess(texts.invited(email));
  }

  return (
    <li className="flex flex-wrap items-center gap-2.5">
      <span className="min-w-0 grow [overflow-wrap:anywhere]">
        <b>{email}</b>{" "}
        <span className="muted">
          {texts.roles[role]}, {texts.waits(inSalon("shortDay", endsAt, zone))}
        </span>
      </span>
      <RowButton
        row={email}
        variant="soft"
        aria-label={texts.againTo(email)}
        disabled={withdraw.busy}
        loading={again.busy}
        loadingText={texts.inviting}
        onClick={() => void sendAgain()}
      >
        {texts.again}
      </RowButton>
      <RowButton
        row={email}
        variant="quiet"
        aria-label={texts.withdrawOf(email)}
        disabled={again.busy}
        loading={withdraw.busy}
        loadingText={texts.withdraw}
        onClick={() => {
          keepFocus();
          void withdraw.run(_id, texts.notWithdrawn);
        }}
      >
        {texts.withdraw}
      </RowButton>
    </li>
  );
}
