import { useState } from "react";
import { Link } from "react-router";
import { useDailyClose } from "#app/data/daily-close.ts";
import { viewPath } from "#app/features/bookings/filters.ts";
import { ClosedDay } from "#app/features/closing/ClosedDay.tsx";
import { CloseForm } from "#app/features/closing/CloseForm.tsx";
import { DaysBefore } from "#app/features/closing/DaysBefore.tsx";
import { dayText } from "#app/lib/calendar-dates.ts";
import { explain } from "#app/lib/explain.ts";
import { money } from "#app/lib/money.ts";
import { numberText } from "#app/lib/number-text.ts";
import { inSalon } from "#app/lib/salon-time.ts";
import { useAskedQuery } from "#app/lib/use-asked-query.ts";
import { useDateField } from "#app/lib/use-date-field.ts";
import { useSalon } from "#app/lib/use-salon.ts";
import { dailyCloseTexts } from "#app/texts/en/dashboard/daily-close.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Note } from "#app/ui/Note.tsx";
import { QueryView } from "#app/ui/QueryView.tsx";
import { TextField } from "#app/ui/TextField.tsx";
import type { DailyClose } from "#contract/daily-close.ts";
import "./daily-close.css";

interface Props {
  /** YYYY-MM-DD */
  today: string;
  /** Whether the person may reopen a closed day. */
  isOwner: boolean;
}

/** The day's takings: count and close them, or see the closed day. */
export function DailyCloseScreen({ today, isOwner }: Props) {
  const texts = useTexts(dailyCloseTexts);
  const [query, ask] = useAskedQuery();
  // A count that is begun goes on for its day when the next one begins.
  const [opened] = useState(today);
  const asked = query.get("date") ?? opened;
  const date = /^\d{4}-\d\d-\d\d$/.test(asked) ? asked : opened;
  const day = useDailyClose(date);
  const field = useDateField(date, (next) => ask(() => ({ date: next })));
  return (
    <div className="daily-close">
      <div className="bar mb-5.5 no-print">
        <div>
          <h1 className="h2 dashboard-title num">
            {day.data?.state === "closed" ? texts.closedTitle(dayText(date)) : texts.title(dayText(date))}
          </h1>
          {day.data && <Standing data={day.data} />}
        </div>
        <TextField label={texts.day} max={today} {...field} />
      </div>
      <QueryView
        query={day}
        waiting={["h-12", "h-80", "h-40"]}
        failed={(error) => `${texts.notLoaded} ${explain(error)}`}
      >
        {(data) => {
          const before = <DaysBefore closes={data.before} />;
          if (data.state === "open")
            return (
              <CloseForm key={date} day={data}>
                {before}
              </CloseForm>
            );
          if (data.state === "closed")
            return (
              <ClosedDay day={data} isOwner={isOwner}>
                {before}
              </ClosedDay>
            );
          return (
            <div className="close-count">
              <Note>{texts.toCome}</Note>
              {before}
            </div>
          );
        }}
      </QueryView>
    </div>
  );
}

/**
 * Whether everybody who came is marked and has paid, what waits to be handed back, and since when the money is
 * counted.
 */
function Standing({
  data: { date, state, unpaid, unmarked, toHandBack, from, before },
}: {
  data: DailyClose;
}) {
  const texts = useTexts(dailyCloseTexts);
  const { zone } = useSalon();
  if (state !== "open") return null;
  return (
    <p className="muted num mt-1.5">
      {unmarked > 0 && (
        <Link className="link" to={`/dashboard/calendar?date=${date}`}>
          {texts.unmarked(numberText(unmarked))}
        </Link>
      )}{" "}
      {unpaid === 0 ? (
        unmarked === 0 && texts.allPaid
      ) : (
        <Link className="link" to={`/dashboard/manageBookings?day=dates&from=${date}&to=${date}`}>
          {texts.unpaid(numberText(unpaid))}
        </Link>
      )}{" "}
      {toHandBack.visits > 0 && (
        <Link className="link" to={viewPath("toHandBack")}>
          {texts.toHandBack(numberText(toHandBack.visits), money(toHandBack.amount))}
        </Link>
      )}{" "}
      {before.length > 0 && texts.since(inSalon("shortDay", from, zone), inSalon("clock", from, zone))}
    </p>
  );
}
