import { useState } from "react";
import { LinkOver } from "#app/features/identity/LinkOver.tsx";
import { NewPasswordForm } from "#app/features/identity/NewPasswordForm.tsx";
import { useLinkToken } from "#app/features/identity/use-link-token.ts";
import { LinkButton } from "#app/ui/LinkButton.tsx";

/** What a link to a new password opens: the form, then what came of it. */
export function ResetPassword() {
  const token = useLinkToken();
  const [end, setEnd] = useState<"done" | "over">();

  if (end === "done") {
    return (
      <div className="grid gap-5" role="status">
        <h1 className="h2">Your password is changed</h1>
        <p className="muted">You are logged out everywhere. Log in with your new password.</p>
        <LinkButton block to="/login" replace>
          Login
        </LinkButton>
      </div>
    );
  }
  if (end === "over" || token === "") {
    return (
      <LinkOver>
        <LinkButton block to="/forgot-password" replace>
          Send a new link
        </LinkButton>
      </LinkOver>
    );
  }
  return (
    <>
      <div className="mb-2 grid gap-2.5">
        <h1 className="h2">Choose a new password</h1>
        <p className="muted">You will be logged out everywhere else.</p>
      </div>
      <NewPasswordForm token={token} onDone={() => setEnd("done")} onLinkOver={() => setEnd("over")} />
    </>
  );
}
