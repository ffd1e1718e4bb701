import { lazy, type MouseEvent, Suspense, useState } from "react";
import { useNavigate } from "react-router";
import type { HourInMind } from "#app/features/hours/HourDialog.tsx";
import type { LoginState } from "#app/features/sign-in/return-place.ts";
import { firstName, masterName, serviceName } from "#app/lib/names.ts";
import { inSalon } from "#app/lib/salon-time.ts";
import { bookingPlace } from "#app/lib/service-path.ts";
import { useSalon } from "#app/lib/use-salon.ts";
import { useVisitor } from "#app/lib/visitor.ts";
import { hourChoiceTexts } from "#app/texts/en/public/hour-choice.ts";
import { servicesTexts } from "#app/texts/en/public/services.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Button } from "#app/ui/Button.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import { LinkButton } from "#app/ui/LinkButton.tsx";
import type { Master } from "#contract/masters.ts";
import type { Service } from "#contract/services.ts";

const fetchHourDialog = () => import("#app/features/hours/HourDialog.tsx");
const HourDialog = lazy(fetchHourDialog);
const fetchLoginFirst = () => import("#app/features/services/LoginFirst.tsx");
const LoginFirst = lazy(fetchLoginFirst);

interface Props {
  service: Service;
  /** Those who perform it. */
  masters: Master[];
}

/**
 * The ways to the booking page: with an hour that is chosen here, which the page then holds, or without one. Who is known
 * to be signed out is asked to log in first and brought there afterwards; while that is not known yet, the booking page's
 * own guard decides.
 */
export function BookService({ service, masters }: Props) {
  const texts = useTexts(servicesTexts);
  const hours = useTexts(hourChoiceTexts);
  const { known, user } = useVisitor();
  const [hour, setHour] = useState<HourInMind>();
  const [open, setOpen] = useState<"hours" | "login">();
  const navigate = useNavigate();
  const { zone } = useSalon();
  const mustLogIn = known && !user;

  function book(chosen: HourInMind) {
    setHour(chosen);
    if (mustLogIn) return askToLogIn(chosen);
    setOpen(undefined);
    void navigate(bookingPlace(service, chosen));
  }

  const masterOf = (chosen?: HourInMind) => masters.find(({ _id }) => _id === chosen?.masterId);

  function sentence(chosen: HourInMind): string {
    const { startsAt } = chosen;
    const master = masterOf(chosen);
    const when = `${inSalon("shortDay", startsAt, zone)}, ${inSalon("clock", startsAt, zone)}`;
    return master ? hours.chosenWith(when, firstName(masterName(master))) : hours.chosen(when);
  }

  function askFirst(event: MouseEvent) {
    if (!mustLogIn) return;
    event.preventDefault();
    askToLogIn(hour);
  }

  function askToLogIn(chosen: HourInMind | undefined) {
    void openFetched("login", fetchLoginFirst, () => navigate("/login", { state: loginState(chosen) }));
  }

  function loginState(chosen: HourInMind | undefined): LoginState {
    const master = masterOf(chosen);
    return {
      from: { ...bookingPlace(service, chosen), hash: "" },
      chosen: {
        service: serviceName(service),
        picture: service.img,
        ...(master && { master: masterName(master) }),
        ...(chosen && { startsAt: chosen.startsAt }),
      },
    };
  }

  /** Opens what is fetched for it; a page that asks the same comes in its place where that can't be had. */
  async function openFetched(what: typeof open, fetch: () => Promise<unknown>, instead: () => unknown) {
    try {
      await fetch();
    } catch {
      return void instead();
    }
    setOpen(what);
  }

  function chooseHour() {
    void openFetched("hours", fetchHourDialog, () => navigate(bookingPlace(service, hour)));
  }

  function expectQuestion() {
    if (mustLogIn) void fetchLoginFirst().catch(() => {});
  }

  return (
    <>
      <LinkButton
        to={bookingPlace(service, hour)}
        onClick={askFirst}
        onFocus={expectQuestion}
        onPointerEnter={expectQuestion}
      >
        {texts.book}
      </LinkButton>
      <Button variant="line" className="noscript:hidden" onClick={chooseHour}>
        <Icon name="calendar" />
        {hour ? hours.change : hours.choose}
      </Button>
      <p className="sm num w-full" role="status">
        {hour && (
          <>
            <b className="font-semibold">{sentence(hour)}</b>{" "}
            <span className="muted">{mustLogIn ? hours.notHeld : hours.heldNext}</span>
          </>
        )}
      </p>
      {open === "hours" && (
        <Suspense fallback={<span className="sr">{hours.loading}</span>}>
          <HourDialog
            service={service}
            masters={masters}
            chosen={hour}
            onClose={() => setOpen(undefined)}
            onChoose={book}
          />
        </Suspense>
      )}
      {open === "login" && (
        <Suspense fallback={<span className="sr">{hours.loading}</span>}>
          <LoginFirst state={loginState(hour)} onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
    </>
  );
}
