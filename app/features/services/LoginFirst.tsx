import { useNavigate } from "react-router";
import { ChosenVisit } from "#app/features/sign-in/ChosenVisit.tsx";
import type { LoginState } from "#app/features/sign-in/return-place.ts";
import { loginFirstTexts } from "#app/texts/en/public/login-first.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Button } from "#app/ui/Button.tsx";
import { Dialog } from "#app/ui/Dialog.tsx";
import { LinkButton } from "#app/ui/LinkButton.tsx";

interface Props {
  /** The state for the login page: where to go afterwards, and what was chosen. */
  state: LoginState;
  onClose: () => void;
}

/** Asks to log in or sign up before booking. What was chosen is shown and carried over. */
export default function LoginFirst({ state, onClose }: Props) {
  const texts = useTexts(loginFirstTexts);
  const navigate = useNavigate();
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.pleaseLogin}
      kind="ask"
      actions={
        <>
          <Button block onClick={() => void navigate("/login", { state })}>
            {texts.loginNow}
          </Button>
          <LinkButton variant="outline" block to="/singup" state={state}>
            {texts.createAnAccount}
          </LinkButton>
          <Button variant="quiet" block onClick={onClose}>
            {texts.cancel}
          </Button>
        </>
      }
    >
      <p className="muted">{texts.notLogin}</p>
      {state.chosen && <ChosenVisit {...state.chosen} />}
    </Dialog>
  );
}
