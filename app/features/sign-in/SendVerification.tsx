import { useState } from "react";
import { explainIdentity } from "#app/features/sign-in/sentences.ts";
import { useSession } from "#app/lib/session.tsx";
import { identityTexts } from "#app/texts/en/shared/identity.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Button } from "#app/ui/Button.tsx";
import { FieldError } from "#app/ui/FieldError.tsx";

/** Sends the link again to a signed-in person whose address is not verified. Renders nothing for anyone else. */
export default function SendVerification() {
  const texts = useTexts(identityTexts);
  const { user, requestVerification } = useSession();
  const [state, setState] = useState<"ready" | "asking" | "sent">("ready");
  const [error, setError] = useState<string>();
  if (!user || user.emailVerified) return null;
  const { email } = user;

  async function send() {
    setState("asking");
    setError(undefined);
    try {
      await requestVerification(email);
      setState("sent");
    } catch (failure) {
      setState("ready");
      setError(explainIdentity(failure));
    }
  }

  return (
    <div className="grid gap-3 justify-items-start">
      <Button
        variant="outline"
        size="sm"
        loading={state === "asking"}
        loadingText={texts.sendingLink}
        onClick={() => void send()}
      >
        {texts.sendLinkAgain}
      </Button>
      <p className="muted" role="status">
        {state === "sent" && texts.linkOnItsWay(email)}
      </p>
      <FieldError>{error}</FieldError>
    </div>
  );
}
