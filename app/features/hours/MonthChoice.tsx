import "#app/features/hours/styles/month.css";
import { useState } from "react";
import { useAvailability, type Wanted } from "#app/data/availability.ts";
import { MonthGrid } from "#app/features/hours/MonthGrid.tsx";
import { NoDay } from "#app/features/hours/NoDay.tsx";
import { firstOfMonth, monthSpan } from "#app/lib/calendar-dates.ts";
import { explain } from "#app/lib/explain.ts";
import { hourTexts } from "#app/texts/en/shared/hour-picker.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Button } from "#app/ui/Button.tsx";
import { QueryView } from "#app/ui/QueryView.tsx";

interface Props {
  wanted: Wanted;
  /** A booking being moved: its own time counts as free. */
  moving: string | undefined;
  /** Dates are YYYY-MM-DD in the salon's zone. */
  today: string;
  /** The open day; its month is shown. */
  chosen: string | undefined;
  onChoose: (date: string) => void;
  /** Whether a full day can be chosen, too. */
  opensFull?: boolean | undefined;
  onClose: () => void;
}

/** The month, to choose a day further ahead. It is loaded on demand, with the library it needs. */
export default function MonthChoice({ wanted, moving, today, chosen, onChoose, opensFull, onClose }: Props) {
  const texts = useTexts(hourTexts);
  const [month, setMonth] = useState(() => firstOfMonth(chosen ?? today));
  const query = useAvailability(wanted, monthSpan(month, today), moving);
  const { isPlaceholderData, isFetching } = query;
  return (
    <div className="month-choice">
      <QueryView query={query} waiting={["h-80"]} failed={(error) => texts.notLoaded(explain(error))}>
        {({ days, until, nextFree }) => {
          const shown = days.filter(({ date }) => date.startsWith(month.slice(0, 7)));
          return (
            <>
              <MonthGrid
                days={shown}
                today={today}
                until={until}
                month={month}
                onMonth={setMonth}
                chosen={chosen}
                onChoose={onChoose}
                opensFull={opensFull}
                busy={isPlaceholderData && isFetching}
              />
              {!isFetching && !isPlaceholderData && shown.every(({ slots }) => slots.length === 0) && (
                <NoDay said={texts.noDay} until={until} nextFree={nextFree?.startsAt} onShow={onChoose} />
              )}
            </>
          );
        }}
      </QueryView>
      <Button variant="quiet" size="sm" onClick={onClose}>
        {texts.backToWeek}
      </Button>
    </div>
  );
}
