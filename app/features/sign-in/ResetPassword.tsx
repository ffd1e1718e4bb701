import { useState } from "react";
import { LinkOver } from "#app/features/sign-in/LinkOver.tsx";
import { NewPasswordForm } from "#app/features/sign-in/NewPasswordForm.tsx";
import { useLinkToken } from "#app/features/sign-in/use-link-token.ts";
import { identityTexts } from "#app/texts/en/shared/identity.ts";
import { securityTexts } from "#app/texts/en/shared/security.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { LinkButton } from "#app/ui/LinkButton.tsx";
import { keepFocus } from "#app/ui/return-focus.ts";

/** The page that a password link opens: the form, then the result. */
export function ResetPassword() {
  const texts = useTexts(identityTexts);
  const { perhapsSaved } = useTexts(securityTexts);
  const token = useLinkToken();
  const [end, setEnd] = useState<"done" | "over">();

  /** The form that has the focus goes. */
  function show(end: "done" | "over") {
    keepFocus();
    setEnd(end);
  }

  if (end === "done") {
    return (
      <div className="grid gap-5" role="status">
        <h1 className="h2">{texts.passwordChanged}</h1>
        <p className="muted">{texts.loggedOutEverywhere}</p>
        <LinkButton block to="/login" replace>
          {texts.login}
        </LinkButton>
      </div>
    );
  }
  if (end === "over" || token === "") {
    return (
      <LinkOver>
        {/* The answer may have been lost, and the same password be sent again. */}
        <p className="muted">{perhapsSaved}</p>
        <LinkButton block to="/forgot-password" replace>
          {texts.newLink}
        </LinkButton>
      </LinkOver>
    );
  }
  return (
    <>
      <div className="mb-2 grid gap-2.5">
        <h1 className="h2">{texts.choosePassword}</h1>
        <p className="muted">{texts.willBeLoggedOut}</p>
      </div>
      <NewPasswordForm token={token} onDone={() => show("done")} onLinkOver={() => show("over")} />
    </>
  );
}
