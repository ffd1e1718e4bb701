import { type MouseEvent, useState } from "react";
import { useNavigate } from "react-router";
import type { HourInMind } from "#app/features/hours/HourDialog.tsx";
import { bookingPlace } from "#app/lib/service-path.ts";
import { useVisitor } from "#app/lib/visitor.ts";
import { servicesTexts } from "#app/texts/en/public/services.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Button } from "#app/ui/Button.tsx";
import { Dialog } from "#app/ui/Dialog.tsx";
import { LinkButton } from "#app/ui/LinkButton.tsx";
import type { Service } from "#contract/services.ts";

interface Props {
  service: Pick<Service, "_id">;
  /** What was chosen already; the booking page holds it. */
  hour: HourInMind | undefined;
}

/**
 * Leads to the booking page. Who is known to be signed out is asked to log in first and brought there afterwards;
 * while that is not known yet, the booking page's own guard decides.
 */
export function BookButton({ service, hour }: Props) {
  const texts = useTexts(servicesTexts);
  const { known, user } = useVisitor();
  const [asking, setAsking] = useState(false);
  const navigate = useNavigate();
  const to = bookingPlace(service, hour);

  function askFirst(event: MouseEvent) {
    if (!known || user) return;
    event.preventDefault();
    setAsking(true);
  }

  return (
    <>
      <LinkButton to={to} onClick={askFirst}>
        {texts.book}
      </LinkButton>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={texts.pleaseLogin}
        kind="ask"
        actions={
          <>
            <Button variant="soft" onClick={() => setAsking(false)}>
              {texts.cancel}
            </Button>
            <Button onClick={() => void navigate("/login", { state: { from: { ...to, hash: "" } } })}>
              {texts.loginNow}
            </Button>
          </>
        }
      >
        <p className="muted">{texts.notLogin}</p>
      </Dialog>
    </>
  );
}
