import { useState } from "react";
import { useAvailability, type Wanted } from "#app/data/availability.ts";
import { datesOfWeek, weekOf, weekSpan } from "#app/features/hours/week.ts";
import { salonDate } from "#app/lib/salon-time.ts";
import { useSalon } from "#app/lib/use-salon.ts";

interface Given {
  today: string;
  /** The day of the chosen slot. */
  chosenDate: string | undefined;
  openAt: string | undefined;
  moving: string | undefined;
}

/**
 * The week that the picker shows, and the day that is open in it: the one that was picked, else the week's first free
 * day.
 */
export function useOpenDay(wanted: Wanted, { today, chosenDate, openAt, moving }: Given) {
  const { zone } = useSalon();
  const [week, setWeek] = useState(() => weekOf(chosenDate ?? openAt ?? today, today));
  const [pickedDay, setPicked] = useState(chosenDate ?? openAt);
  // The day may be over: a phone sleeps for days.
  const picked = pickedDay && pickedDay >= today ? pickedDay : undefined;
  const [ledFor, setLedFor] = useState<string>();
  const [shownFor, setShownFor] = useState(chosenDate);
  if (chosenDate !== shownFor) {
    setShownFor(chosenDate);
    if (chosenDate) show(chosenDate);
  }
  // For a new visit without a day, search from today, even if the former one led far ahead. Without a day, a week is
  // also left behind at midnight, and when the clock that it began by turns out to be wrong.
  const visit = [...wanted.serviceIds, ...wanted.masterIds].join();
  const [asked, setAsked] = useState({ visit, today });
  if (visit !== asked.visit || today !== asked.today) {
    setAsked({ visit, today });
    if (!picked && (visit !== asked.visit || today < asked.today || week < today)) setWeek(today);
  }
  const query = useAvailability(wanted, weekSpan(week), moving);
  const { data, isPlaceholderData } = query;
  const dates = datesOfWeek(week);
  const days = data?.days.filter((day) => dates.includes(day.date)) ?? [];
  const firstFree = days.find(({ slots }) => slots.length > 0)?.date;
  const date = picked ?? firstFree;
  const open = days.find((day) => day.date === date);
  // A slot that was free for the former visit may be too short for this one.
  const isWaiting = isPlaceholderData && (ledFor !== visit || !open);

  // Once per visit: if its week has no free day, open the week of the next free one instead.
  if (data && !isPlaceholderData && ledFor !== visit) {
    setLedFor(visit);
    if (!picked && !firstFree && data.nextFree)
      setWeek(weekOf(salonDate(data.nextFree.startsAt, zone), today));
  }
  function show(day: string) {
    setPicked(day);
    setWeek(weekOf(day, today));
  }
  function showWeek(first: string) {
    setWeek(first);
    setPicked(undefined);
  }
  return { query, week, days, date, open, isWaiting, show, showWeek };
}
