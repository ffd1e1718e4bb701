import { type SubmitEvent, useState } from "react";
import { useServices } from "#app/data/services.ts";
import { useAddWorkingMaster } from "#app/data/setup.ts";
import { numberText } from "#app/lib/number-text.ts";
import { useSalon } from "#app/lib/use-salon.ts";
import { setupTexts } from "#app/texts/en/dashboard/setup.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Button } from "#app/ui/Button.tsx";
import { FormProblem } from "#app/ui/FormProblem.tsx";
import { LinkButton } from "#app/ui/LinkButton.tsx";
import { Note } from "#app/ui/Note.tsx";
import { TextField } from "#app/ui/TextField.tsx";
import { notifySuccess } from "#app/ui/toasts.ts";
import type { Setup } from "#contract/setup.ts";

/** Adds masters who work the salon's hours and perform everything that is offered. */
export function SetupMasters({ setup, onDone }: { setup: Setup; onDone: () => void }) {
  const texts = useTexts(setupTexts);
  const { hours } = useSalon();
  const services = useServices();
  const add = useAddWorkingMaster();
  const [name, setName] = useState("");
  const [role, setRole] = useState("");

  if (setup.services === 0) return <Note tone="pending">{texts.needsServices}</Note>;

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const serviceIds = services.data?.map(({ _id }) => _id) ?? [];
    const added = await add.run({ name, role, photo: "/art/mark.svg", bio: "", serviceIds, hours });
    if (!added) return;
    notifySuccess(texts.masterAdded(name));
    // What was typed meanwhile is about the next master.
    setName((now) => (now === name ? "" : now));
    setRole((now) => (now === role ? "" : now));
    onDone();
  }

  return (
    <form className="grid gap-4" onSubmit={(event) => void submit(event)}>
      <p className="sm muted num">
        {texts.masters(setup.masters, numberText(setup.masters))}{" "}
        {setup.unserved > 0 && texts.unserved(setup.unserved, numberText(setup.unserved))}
      </p>
      <div className="field-pairs">
        <TextField
          label={texts.masterName}
          required
          maxLength={200}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <TextField
          label={texts.masterRole}
          required
          maxLength={200}
          value={role}
          onChange={({ target }) => setRole(target.value)}
        />
      </div>
      <p className="sm muted">{texts.masterHours}</p>
      <FormProblem problem={add.problem(texts.masterNotAdded)} />
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" size="sm" loading={add.busy || !services.data} loadingText={texts.keeping}>
          {texts.addMaster}
        </Button>
        <LinkButton size="sm" variant="quiet" to="/dashboard/mastersAndHours">
          {texts.mastersPage}
        </LinkButton>
      </div>
    </form>
  );
}
