import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { keys } from "#app/data/keys.ts";
import { useSecondFactor } from "#app/data/security.ts";
import { BackupCodes } from "#app/features/account/BackupCodes.tsx";
import { PasswordStep } from "#app/features/account/PasswordStep.tsx";
import { SetUp } from "#app/features/account/SetUp.tsx";
import { explainIdentity } from "#app/features/sign-in/sentences.ts";
import { beginSetup, makeBackupCodes, type Setup, turnOff } from "#app/lib/identity/second-factor.ts";
import { useSession } from "#app/lib/session.tsx";
import { securityTexts } from "#app/texts/en/shared/security.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Button } from "#app/ui/Button.tsx";
import { Note } from "#app/ui/Note.tsx";
import { Loading, Skeleton } from "#app/ui/Skeleton.tsx";
import { notifySuccess } from "#app/ui/toasts.ts";

type Step =
  | { at: "rest" }
  | { at: "password"; wish: "on" | "off" | "codes" }
  | { at: "setup"; setup: Setup }
  | { at: "codes"; codes: readonly string[] };

/** Turning codes on and off, and making new backup codes; each asks for the password first. */
export function SecondFactor({ email }: { email: string }) {
  const texts = useTexts(securityTexts);
  const { renewToken } = useSession();
  const queryClient = useQueryClient();
  const [step, setStep] = useState<Step>({ at: "rest" });
  const state = useSecondFactor(email);
  const rest = () => setStep({ at: "rest" });

  /** The session was replaced with the change: a new token is needed before anything else is asked. */
  async function changed() {
    await renewToken();
    await queryClient.invalidateQueries({ queryKey: keys.secondFactor });
    await queryClient.invalidateQueries({ queryKey: keys.devices });
  }

  async function passed(wish: "on" | "off" | "codes", password: string) {
    if (wish === "on") return setStep({ at: "setup", setup: await beginSetup(password) });
    if (wish === "codes") return setStep({ at: "codes", codes: await makeBackupCodes(password) });
    await turnOff(password);
    await changed();
    notifySuccess(texts.turnedOff);
    rest();
  }

  if (step.at === "password") {
    const { wish } = step;
    const working = { on: texts.turningOn, off: texts.turningOff, codes: texts.makingCodes }[wish];
    return <PasswordStep working={working} onPassword={(word) => passed(wish, word)} onCancel={rest} />;
  }
  if (step.at === "setup") {
    const { setup } = step;
    return (
      <SetUp
        setup={setup}
        onCancel={rest}
        onDone={async () => {
          await changed();
          notifySuccess(texts.turnedOn);
          setStep({ at: "codes", codes: setup.backupCodes });
        }}
      />
    );
  }
  if (step.at === "codes") return <BackupCodes codes={step.codes} onDone={rest} />;
  if (state.error) return <Note tone="error">{explainIdentity(state.error)}</Note>;
  if (state.data === undefined) {
    return (
      <Loading className="grid gap-4">
        <Skeleton className="h-12" />
      </Loading>
    );
  }
  return (
    <div className="grid gap-4">
      <p>{state.data ? texts.isOn : texts.isOff}</p>
      <div className="flex flex-wrap gap-3">
        {state.data ? (
          <>
            <Choice onClick={() => setStep({ at: "password", wish: "codes" })}>{texts.newCodes}</Choice>
            <Choice onClick={() => setStep({ at: "password", wish: "off" })}>{texts.turnOff}</Choice>
          </>
        ) : (
          <Choice onClick={() => setStep({ at: "password", wish: "on" })}>{texts.turnOn}</Choice>
        )}
      </div>
    </div>
  );
}

function Choice({ onClick, children }: { onClick: () => void; children: string }) {
  return (
    <Button variant="outline" size="sm" className="min-h-11" onClick={onClick}>
      {children}
    </Button>
  );
}
