import { type SubmitEvent, useState } from "react";
import { useInvitations, useInvite, useWithdraw } from "#app/data/setup.ts";
import { inSalon } from "#app/lib/salon-time.ts";
import { useSalon } from "#app/lib/use-salon.ts";
import { setupTexts } from "#app/texts/en/dashboard/setup.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Button } from "#app/ui/Button.tsx";
import { FormProblem } from "#app/ui/FormProblem.tsx";
import { SelectField } from "#app/ui/SelectField.tsx";
import { TextField } from "#app/ui/TextField.tsx";
import { notifySuccess } from "#app/ui/toasts.ts";
import type { Invitation } from "#contract/setup.ts";

/** Invites people by mail, and lists the invitations that wait. */
export function SetupTeam() {
  const texts = useTexts(setupTexts);
  const invite = useInvite();
  const { data: waiting = [] } = useInvitations();
  const [email, setEmail] = useState("");
  const [role, setRole] = useState<Invitation["role"]>("staff");

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!(await invite.run({ email, role }))) return;
    notifySuccess(texts.invited(email));
    setEmail("");
  }

  return (
    <>
      <form className="grid gap-4" onSubmit={(event) => void submit(event)}>
        <div className="field-pairs">
          <TextField
            label={texts.email}
            type="email"
            required
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
          <Button type="submit" size="sm" loading={invite.busy} loadingText={texts.inviting}>
            {texts.invite}
          </Button>
        </div>
      </form>
      {waiting.length > 0 && (
        <ul className="grid gap-2">
          {waiting.map((one) => (
            <Waiting key={one._id} invitation={one} />
          ))}
        </ul>
      )}
    </>
  );
}

function Waiting({ invitation: { _id, email, role, endsAt } }: { invitation: Invitation }) {
  const texts = useTexts(setupTexts);
  const { zone } = useSalon();
  const withdraw = useWithdraw();
  return (
    <li className="flex flex-wrap items-center gap-2.5">
      <span className="grow">
        <b>{email}</b>{" "}
        <span className="muted">
          {texts.roles[role]}, {texts.waits(inSalon("shortDay", endsAt, zone))}
        </span>
      </span>
      <Button
        size="sm"
        variant="quiet"
        aria-label={texts.withdrawOf(email)}
        loading={withdraw.busy}
        loadingText={texts.withdraw}
        onClick={() => void withdraw.run(_id, texts.notWithdrawn)}
      >
        {texts.withdraw}
      </Button>
    </li>
  );
}
