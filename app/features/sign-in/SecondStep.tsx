import { useState } from "react";
import { CodeStep } from "#app/features/sign-in/CodeStep.tsx";
import type { Enter } from "#app/features/sign-in/use-entry.ts";
import { sendCode } from "#app/lib/identity/second-factor.ts";
import { useSession } from "#app/lib/session.tsx";
import { identityTexts } from "#app/texts/en/shared/identity.ts";
import { securityTexts } from "#app/texts/en/shared/security.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Button } from "#app/ui/Button.tsx";
import { notifySuccess } from "#app/ui/toasts.ts";

interface Props {
  enter: Enter;
  /** Goes back to email and password. */
  onBack: () => void;
}

/** The second step of logging in: a code from the app or a backup code. Loaded on demand. */
export default function SecondStep({ enter, onBack }: Props) {
  const texts = useTexts(securityTexts);
  const { loggedIn } = useTexts(identityTexts);
  const { signInBySteps } = useSession();
  const [kind, setKind] = useState<"app" | "backup">("app");

  return (
    <div className="grid gap-5">
      <div className="grid gap-1.5">
        <h2 className="h4">{kind === "app" ? texts.enterCode : texts.backupCode}</h2>
        <p className="muted">{kind === "app" ? texts.enterCodeLead : texts.backupCodeLead}</p>
      </div>
      <CodeStep
        key={kind}
        kind={kind}
        block
        onCode={(code) =>
          enter(async () => {
            await signInBySteps(() => sendCode(code, kind));
            notifySuccess(loggedIn);
          })
        }
      >
        <Button variant="line" size="sm" onClick={() => setKind(kind === "app" ? "backup" : "app")}>
          {kind === "app" ? texts.useBackup : texts.useApp}
        </Button>
        <Button variant="quiet" size="sm" onClick={onBack}>
          {texts.otherAccount}
        </Button>
      </CodeStep>
    </div>
  );
}
