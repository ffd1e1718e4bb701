import { useState } from "react";
import { explainIdentity } from "#app/features/sign-in/sentences.ts";
import type { Enter } from "#app/features/sign-in/use-entry.ts";
import { useSession } from "#app/lib/session.tsx";
import { identityTexts } from "#app/texts/en/shared/identity.ts";
import { securityTexts } from "#app/texts/en/shared/security.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Button } from "#app/ui/Button.tsx";
import { FieldError } from "#app/ui/FieldError.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import { notifySuccess } from "#app/ui/toasts.ts";

/**
 * Logs in with a passkey. Shown if the page says that the browser has them. A press loads the code that speaks to the
 * device.
 */
export function PasskeyButton({ enter }: { enter: Enter }) {
  const texts = useTexts(securityTexts);
  const { loggedIn } = useTexts(identityTexts);
  const { signInBySteps } = useSession();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  async function signIn() {
    setBusy(true);
    setError(undefined);
    try {
      const { signInWithPasskey } = await import("#app/lib/identity/passkeys.ts");
      await enter(async () => {
        await signInBySteps(signInWithPasskey);
        notifySuccess(loggedIn);
      });
    } catch (failure) {
      setError(explainIdentity(failure));
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className="passkey-way">
      <Button variant="social" block loading={busy} loadingText={texts.adding} onClick={() => void signIn()}>
        <Icon name="lock" />
        {texts.loginWithPasskey}
      </Button>
      <FieldError>{error}</FieldError>
    </div>
  );
}
