import { useAcceptInvitation } from "#app/data/accept-invitation.ts";
import { useLinkToken } from "#app/features/sign-in/use-link-token.ts";
import { salonName } from "#app/lib/names.ts";
import { useSession } from "#app/lib/session.tsx";
import { useSalon } from "#app/lib/use-salon.ts";
import { openingTexts } from "#app/texts/en/shared/opening.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Button } from "#app/ui/Button.tsx";
import { FormProblem } from "#app/ui/FormProblem.tsx";
import { LinkButton } from "#app/ui/LinkButton.tsx";

/** The page that an invitation's link opens. A press accepts it, since programs that check links may visit it. */
export function AcceptInvitation() {
  const texts = useTexts(openingTexts);
  const salon = useSalon();
  const { user } = useSession();
  const token = useLinkToken() ?? "";
  const accept = useAcceptInvitation();
  const from = { pathname: "/invitation", search: "", hash: `#${token}` };

  if (accept.answer) {
    return (
      <div className="grid gap-5" role="status">
        <h1 className="h2">{texts.accepted}</h1>
        <p className="muted">{texts.acceptedText}</p>
        <LinkButton block to="/dashboard">
          {texts.dashboard}
        </LinkButton>
      </div>
    );
  }
  return (
    <div className="grid gap-5">
      <h1 className="h2">{texts.invited}</h1>
      <p className="muted">{user ? texts.invitedText(salonName(salon), user.email) : texts.logInFirst}</p>
      <FormProblem problem={accept.problem(texts.invitation)} />
      {user ? (
        <Button
          needsScript
          block
          loading={accept.busy}
          loadingText={texts.accepting}
          onClick={() => void accept.run(token)}
        >
          {texts.accept}
        </Button>
      ) : (
        <>
          <LinkButton block to="/login" state={{ from }}>
            {texts.logIn}
          </LinkButton>
          <LinkButton block variant="outline" to="/singup" state={{ from }}>
            {texts.signUp}
          </LinkButton>
        </>
      )}
    </div>
  );
}
