import { useState } from "react";
import { LinkOver } from "#app/features/sign-in/LinkOver.tsx";
import SendVerification from "#app/features/sign-in/SendVerification.tsx";
import { explainIdentity } from "#app/features/sign-in/sentences.ts";
import { useLinkToken } from "#app/features/sign-in/use-link-token.ts";
import { identityCode } from "#app/lib/identity/identity-error.ts";
import { useSession } from "#app/lib/session.tsx";
import { identityTexts } from "#app/texts/en/shared/identity.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Button } from "#app/ui/Button.tsx";
import { FieldError } from "#app/ui/FieldError.tsx";
import { LinkButton } from "#app/ui/LinkButton.tsx";
import { keepFocus } from "#app/ui/return-focus.ts";

/**
 * The page that the link in a sign-up's mail opens. A press verifies the address, not the visit: programs that check
 * the links in mails would verify it for somebody else.
 */
export function VerifyEmail() {
  const texts = useTexts(identityTexts);
  const { user, verifyEmail } = useSession();
  const token = useLinkToken();
  const [state, setState] = useState<"ready" | "asking" | "done" | "over">("ready");
  const [error, setError] = useState<string>();

  async function confirm() {
    keepFocus();
    setState("asking");
    setError(undefined);
    try {
      await verifyEmail(token ?? "");
      setState("done");
    } catch (failure) {
      const over = identityCode(failure) === "link_over";
      setState(over ? "over" : "ready");
      if (!over) setError(explainIdentity(failure));
    }
  }

  const isOver = state === "over" || token === "";
  if (state === "done" || (isOver && user?.emailVerified)) {
    return (
      <div className="grid gap-5" role="status">
        <h1 className="h2">{texts.confirmed}</h1>
        <p className="muted">{texts.confirmedText}</p>
        <LinkButton block to={user ? "/dashboard/userHome" : "/login"} replace>
          {user ? texts.myVisits : texts.login}
        </LinkButton>
      </div>
    );
  }
  if (isOver) {
    return <LinkOver>{user ? <SendVerification /> : <LoginFirst />}</LinkOver>;
  }
  return (
    <div className="grid gap-5">
      <h1 className="h2">{texts.isThisYours}</h1>
      <p className="muted">{texts.isThisYoursText}</p>
      <FieldError>{error}</FieldError>
      <Button
        needsScript
        block
        loading={state === "asking"}
        loadingText={texts.confirming}
        onClick={() => void confirm()}
      >
        {texts.confirmAddress}
      </Button>
    </div>
  );
}

function LoginFirst() {
  const texts = useTexts(identityTexts);
  return (
    <LinkButton block to="/login" state={{ from: { pathname: "/verify-email" } }}>
      {texts.loginForLink}
    </LinkButton>
  );
}
