import { useState } from "react";
import { LinkOver } from "#app/features/identity/LinkOver.tsx";
import { SendVerification } from "#app/features/identity/SendVerification.tsx";
import { explainIdentity } from "#app/features/identity/sentences.ts";
import { useLinkToken } from "#app/features/identity/use-link-token.ts";
import { IdentityError } from "#app/lib/identity/identity-error.ts";
import { useSession } from "#app/lib/session.tsx";
import { Button } from "#app/ui/Button.tsx";
import { FieldError } from "#app/ui/FieldError.tsx";
import { LinkButton } from "#app/ui/LinkButton.tsx";

/**
 * What the link in a sign-up's mail opens. A press proves the address, not the visit: programs that follow the links
 * of a mail to check them would prove it for somebody else.
 */
export function VerifyEmail() {
  const { user, verifyEmail } = useSession();
  const token = useLinkToken();
  const [state, setState] = useState<"ready" | "asking" | "done" | "over">("ready");
  const [error, setError] = useState<string>();

  async function confirm() {
    setState("asking");
    setError(undefined);
    try {
      await verifyEmail(token ?? "");
      setState("done");
    } catch (failure) {
      const over = failure instanceof IdentityError && failure.code === "link_over";
      setState(over ? "over" : "ready");
      if (!over) setError(explainIdentity(failure));
    }
  }

  if (state === "done" || (state === "over" && user?.emailVerified)) {
    return (
      <div className="grid gap-5" role="status">
        <h1 className="h2">Your address is confirmed</h1>
        <p className="muted">Thank you. News of your visits will reach you.</p>
        <LinkButton block to={user ? "/dashboard/userHome" : "/login"} replace>
          {user ? "My visits" : "Login"}
        </LinkButton>
      </div>
    );
  }
  if (state === "over" || token === "") {
    return <LinkOver>{user ? <SendVerification /> : <LoginFirst />}</LinkOver>;
  }
  return (
    <div className="grid gap-5">
      <h1 className="h2">Is this your address?</h1>
      <p className="muted">Press the button if you made an account here and got this link by mail.</p>
      <FieldError>{error}</FieldError>
      <Button block loading={state === "asking"} loadingText="Confirming" onClick={() => void confirm()}>
        Confirm my address
      </Button>
    </div>
  );
}

function LoginFirst() {
  return (
    <LinkButton block to="/login" state={{ from: { pathname: "/verify-email" } }}>
      Login to get a new link
    </LinkButton>
  );
}
