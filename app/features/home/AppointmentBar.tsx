import { type RefObject, useEffect, useState } from "react";
import { describeHours } from "#app/features/contact/opening-hours.ts";
import type { ReadableOpening } from "#app/features/hours/use-next-opening.ts";
import { useSalon } from "#app/lib/use-salon.ts";
import { homeTexts } from "#app/texts/en/public/home.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { LinkButton } from "#app/ui/LinkButton.tsx";

interface Props {
  /** The button that this bar replaces. */
  button: RefObject<HTMLElement | null>;
  opening: ReadableOpening | null | undefined;
}

/** On phones, an appointment button at the foot of the screen once the hero's button has scrolled out of view. */
export function AppointmentBar({ button, opening }: Props) {
  const salon = useSalon();
  const texts = useTexts(homeTexts);
  const shown = useScrolledPast(button);
  const [hours] = describeHours(salon.hours);
  const said = opening ? { times: opening.text, days: texts.nextOpening } : hours;
  return (
    <div className="appointment-bar" hidden={!shown}>
      {said && (
        <span className="sm">
          <b className="num block font-semibold">{said.times}</b>
          <span className="muted xs">{said.days}</span>
        </span>
      )}
      <LinkButton size="sm" to="/services">
        {texts.getAppointment}
      </LinkButton>
    </div>
  );
}

function useScrolledPast(element: RefObject<HTMLElement | null>): boolean {
  const [past, setPast] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const watcher = new IntersectionObserver(([entry]) => {
      if (entry) setPast(!entry.isIntersecting && entry.boundingClientRect.top < 0);
    });
    watcher.observe(element.current);
    return () => watcher.disconnect();
  }, [element]);
  return past;
}
