import { Link } from "react-router";
import { viewPath } from "#app/features/bookings/filters.ts";
import { expected, visitsOfDay } from "#app/features/owner/expected.ts";
import { money, sumOfPrices } from "#app/lib/money.ts";
import { numberText } from "#app/lib/number-text.ts";
import { dueOf } from "#app/lib/paid-words.ts";
import { adminHomeTexts } from "#app/texts/en/dashboard/admin-home.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Icon } from "#app/ui/Icon.tsx";
import type { Calendar } from "#contract/front-desk.ts";

interface Props {
  calendar: Calendar;
  /** Free minutes of all masters from now on. */
  freeMinutes: number;
}

/** Today in four figures, each linking to what it counts. */
export function FigureStrip({ calendar, freeMinutes }: Props) {
  const texts = useTexts(adminHomeTexts);
  const [day] = calendar.days;
  const visits = visitsOfDay(calendar);
  const ahead = expected(visits).length;
  const taken = day?.taken ?? 0;
  // What is taken today is also for other days' visits, so the prices of today's may be less.
  const booked = sumOfPrices([taken, ...visits.map(dueOf)]);
  const figures = [
    {
      // The list of the day also has missed and cancelled ones.
      to: "/dashboard/calendar",
      value: numberText(day?.bookings ?? 0),
      label: texts.bookings,
      more: texts.bookingsOf(numberText(ahead)),
    },
    {
      to: "/dashboard/revenue",
      value: money(taken),
      label: texts.taken,
      more: texts.takenOf(money(booked)),
    },
    {
      to: "/dashboard/calendar",
      value: numberText(`${day?.chairsInUse ?? 0}%`),
      label: texts.chairs,
      more: texts.chairsOf(numberText(Math.floor(freeMinutes / 60))),
    },
    {
      to: viewPath("toConfirm"),
      value: numberText(calendar.waiting),
      label: texts.waiting,
      more: calendar.waiting === 0 ? texts.waitingNone : texts.waitingSome,
    },
  ];
  return (
    <nav className="card figure-strip num" aria-label={texts.figures}>
      {figures.map(({ to, value, label, more }) => (
        <Link key={label} to={to}>
          <b>{value}</b>{" "}
          <span className="figure-name">
            {label}
            <Icon name="chevron-right" />
          </span>{" "}
          <span className="sm muted block">{more}</span>
        </Link>
      ))}
    </nav>
  );
}
