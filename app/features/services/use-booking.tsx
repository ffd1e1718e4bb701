import { lazy, type MouseEvent, type ReactNode, Suspense, useState } from "react";
import { useNavigate } from "react-router";
import type { HourInMind } from "#app/features/hours/HourDialog.tsx";
import type { Choice } from "#app/features/services/choices.ts";
import type { LoginState } from "#app/features/sign-in/return-place.ts";
import { firstName, masterName, serviceName } from "#app/lib/names.ts";
import { dayAndTime } from "#app/lib/salon-time.ts";
import { type BookingPlace, bookingPlace } from "#app/lib/service-path.ts";
import { useSalon } from "#app/lib/use-salon.ts";
import { useVisitor } from "#app/lib/visitor.ts";
import { hourChoiceTexts } from "#app/texts/en/public/hour-choice.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import type { Master } from "#contract/masters.ts";
import type { Service } from "#contract/services.ts";

const fetchHourDialog = () => import("#app/features/hours/HourDialog.tsx");
const HourDialog = lazy(fetchHourDialog);
const fetchLoginFirst = () => import("#app/features/services/LoginFirst.tsx");
const LoginFirst = lazy(fetchLoginFirst);

/** What a booking link brings to the page. */
export interface Linked {
  masterId?: string | undefined;
  startsAt?: string | undefined;
  /** The other query parameters for the booking. */
  carried: Record<string, string>;
  /**
   * Whether another site frames the page. Booking then opens a tab of its own, where no other page can overlay ours.
   */
  isFramed: boolean;
}

interface Booking {
  /** The props of a link to the booking page. */
  link: {
    to: BookingPlace;
    target?: "_blank";
    onClick: (event: MouseEvent) => void;
    onFocus: () => void;
    onPointerEnter: () => void;
  };
  /** A sentence about the slot chosen here. */
  hour: { sentence: string; next: string } | undefined;
  /** Whether a slot was chosen for another choice. */
  isHourLost: boolean;
  chooseHour: () => void;
  /** The open dialog, for the page to render. */
  dialog: ReactNode;
}

/**
 * The ways to the booking page: with a slot chosen here, which the booking page then holds, or without one. A visitor
 * known to be signed out is asked to log in first and taken there afterwards. Until that is known, the booking page's
 * own guard decides.
 * @param choice what to book of the service
 * @param masters those who perform it
 */
export function useBooking(service: Service, choice: Choice, masters: Master[], linked?: Linked): Booking {
  const hours = useTexts(hourChoiceTexts);
  const { known, user } = useVisitor();
  const [open, setOpen] = useState<"hours" | "login">();
  const navigate = useNavigate();
  const { zone } = useSalon();
  const isFramed = linked?.isFramed === true;
  const mustLogIn = known && !user && !isFramed;
  const { size, addOns } = choice;
  const visit = [size, ...addOns];
  // A slot counts only for the choice that it was free for.
  const visitIds = visit.map(({ _id }) => _id).join();
  const [inMind, setInMind] = useState(() =>
    linked?.startsAt
      ? { hour: { masterId: linked.masterId ?? "any", startsAt: linked.startsAt }, for: visitIds }
      : undefined,
  );
  const hour = inMind?.for === visitIds ? inMind.hour : undefined;
  const place = (chosen: HourInMind | undefined) =>
    bookingPlace(size, chosen ?? linked, addOns, linked?.carried);

  function book(chosen: HourInMind) {
    setInMind({ hour: chosen, for: visitIds });
    if (mustLogIn) return askToLogIn(chosen);
    setOpen(undefined);
    if (!isFramed) void navigate(place(chosen));
  }

  const masterOf = (chosen?: HourInMind) => masters.find(({ _id }) => _id === chosen?.masterId);

  function sentence(chosen: HourInMind): string {
    const { startsAt } = chosen;
    const master = masterOf(chosen);
    const when = dayAndTime(startsAt, zone);
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
      from: { ...place(chosen), hash: "" },
      chosen: {
        service: visit.map(serviceName).join(", "),
        picture: service.img,
        ...(master && { master: masterName(master) }),
        ...(chosen && { startsAt: chosen.startsAt }),
      },
    };
  }

  /** Opens a dialog whose code is loaded first. If that fails, opens a page with the same purpose instead. */
  async function openFetched(what: typeof open, fetch: () => Promise<unknown>, instead: () => unknown) {
    try {
      await fetch();
    } catch {
      return void instead();
    }
    setOpen(what);
  }

  function expectQuestion() {
    if (mustLogIn) void fetchLoginFirst().catch(() => {});
  }

  const close = () => setOpen(undefined);
  return {
    link: {
      to: place(hour),
      ...(isFramed && { target: "_blank" }),
      onClick: askFirst,
      onFocus: expectQuestion,
      onPointerEnter: expectQuestion,
    },
    hour: hour && { sentence: sentence(hour), next: mustLogIn ? hours.notHeld : hours.heldNext },
    isHourLost: inMind !== undefined && !hour,
    chooseHour: () =>
      void openFetched("hours", fetchHourDialog, () => (isFramed ? undefined : navigate(place(hour)))),
    dialog: (
      <>
        {open === "hours" && (
          <Suspense fallback={<span className="sr">{hours.loading}</span>}>
            <HourDialog
              services={visit}
              masters={masters}
              chosen={hour}
              masterId={linked?.masterId}
              onClose={close}
              onChoose={book}
            />
          </Suspense>
        )}
        {open === "login" && (
          <Suspense fallback={<span className="sr">{hours.loading}</span>}>
            <LoginFirst state={loginState(hour)} onClose={close} />
          </Suspense>
        )}
      </>
    ),
  };
}
