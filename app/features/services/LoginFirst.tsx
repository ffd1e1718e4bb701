import { useNavigate } from "react-router";
import type { HourInMind } from "#app/features/hours/HourDialog.tsx";
import { ChosenVisit } from "#app/features/sign-in/ChosenVisit.tsx";
import type { LoginState } from "#app/features/sign-in/return-place.ts";
import { masterName, serviceName } from "#app/lib/names.ts";
import { bookingPlace } from "#app/lib/service-path.ts";
import { servicesTexts } from "#app/texts/en/public/services.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Button } from "#app/ui/Button.tsx";
import { Dialog } from "#app/ui/Dialog.tsx";
import { LinkButton } from "#app/ui/LinkButton.tsx";
import type { Master } from "#contract/masters.ts";
import type { Service } from "#contract/services.ts";

interface Props {
  service: Service;
  master: Master | undefined;
  hour: HourInMind | undefined;
  onClose: () => void;
}

/** Asks to log in or sign up before booking. What was chosen is shown, and goes along. */
export default function LoginFirst({ service, master, hour, onClose }: Props) {
  const texts = useTexts(servicesTexts);
  const navigate = useNavigate();
  const chosen = {
    service: serviceName(service),
    picture: service.img,
    ...(master && { master: masterName(master) }),
    ...(hour && { startsAt: hour.startsAt }),
  };
  const state: LoginState = { from: { ...bookingPlace(service, hour), hash: "" }, chosen };
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
      <ChosenVisit {...chosen} />
    </Dialog>
  );
}
