import { useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { keys } from "#app/data/keys.ts";
import { useSecondFactor } from "#app/data/security.ts";
import { BackupCodes } from "#app/features/account/BackupCodes.tsx";
import { explainIdentity } from "#app/features/sign-in/sentences.ts";
import { beginSetup, makeBackupCodes, type Setup, turnOff } from "#app/lib/identity/second-factor.ts";
import { useSession } from "#app/lib/session.tsx";
import { securityTexts } from "#app/texts/en/shared/security.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Button } from "#app/ui/Button.tsx";
import { QueryView } from "#app/ui/QueryView.tsx";
import { keepFocus } from "#app/ui/return-focus.ts";
import { Loading, Skeleton } from "#app/ui/Skeleton.tsx";
import { notifySuccess } from "#app/ui/toasts.ts";

// Loaded on demand: the forms weigh more than the rest of the page, which most people only look at.
const PasswordStep = lazy(() => import("#app/features/account/PasswordStep.tsx"));
const SetUp = lazy(() => import("#app/features/account/SetUp.tsx"));

type Step =
  | { at: "rest" }
  | { at: "password"; wish: "on" | "off" | "codes" }
  | { at: "setup"; setup: Setup }
  | { at: "codes"; codes: readonly string[] };

/** Turns codes on and off, and makes new backup codes. Each asks for the password first. */
export function SecondFactor({ email }: { email: string }) {
  const texts = useTexts(securityTexts);
  const { renewToken } = useSession();
  const queryClient = useQueryClient();
  const [step, setStep] = useState<Step>({ at: "rest" });
  const state = useSecondFactor(email);

  function rest() {
    go({ at: "rest" });
    // A lost answer may have changed it.
    void queryClient.invalidateQueries({ queryKey: keys.secondFactor });
  }

  /** The pressed button goes with its step. */
  function go(next: Step) {
    keepFocus();
    setStep(next);
  }

  /** The change replaced the session, so a new token is needed before any other request. */
  async function changed() {
    await renewToken();
    await queryClient.invalidateQueries({ queryKey: keys.secondFactor });
    await queryClient.invalidateQueries({ queryKey: keys.devices });
  }

  async function passed(wish: "on" | "off" | "codes", password: string) {
    if (wish === "on") return go({ at: "setup", setup: await beginSetup(password) });
    if (wish === "codes") return go({ at: "codes", codes: await makeBackupCodes(password) });
    await turnOff(password);
    await changed();
    notifySuccess(texts.turnedOff);
    rest();
  }

  if (step.at === "password") {
    const { wish } = step;
    const working = { on: texts.turningOn, off: texts.turningOff, codes: texts.makingCodes }[wish];
    return (
      <Suspense fallback={waiting}>
        <PasswordStep working={working} onPassword={(word) => passed(wish, word)} onCancel={rest} />
      </Suspense>
    );
  }
  if (step.at === "setup") {
    const { setup } = step;
    return (
      <Suspense fallback={waiting}>
        <SetUp
          setup={setup}
          onCancel={rest}
          onDone={async () => {
            // They are shown only once, so nothing that can still fail comes before.
            go({ at: "codes", codes: setup.backupCodes });
            notifySuccess(texts.turnedOn);
            await changed();
          }}
        />
      </Suspense>
    );
  }
  if (step.at === "codes") return <BackupCodes codes={step.codes} onDone={rest} />;
  return (
    <QueryView query={state} waiting={waiting} failed={explainIdentity}>
      {(isOn) => (
        <div className="grid gap-4">
          <p>{isOn ? texts.isOn : texts.isOff}</p>
          <div className="flex flex-wrap gap-3">
            {isOn ? (
              <>
                <Choice onClick={() => setStep({ at: "password", wish: "codes" })}>{texts.newCodes}</Choice>
                <Choice onClick={() => setStep({ at: "password", wish: "off" })}>{texts.turnOff}</Choice>
              </>
            ) : (
              <Choice onClick={() => setStep({ at: "password", wish: "on" })}>{texts.turnOn}</Choice>
            )}
          </div>
        </div>
      )}
    </QueryView>
  );
}

const waiting = (
  <Loading>
    <Skeleton className="h-12" />
  </Loading>
);

function Choice({ onClick, children }: { onClick: () => void; children: string }) {
  return (
    <Button variant="outline" size="sm" className="min-h-11" onClick={onClick}>
      {children}
    </Button>
  );
}
