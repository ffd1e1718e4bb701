import "#app/features/hours/styles/week.css";
import { type ComponentProps, useState } from "react";
import { page } from "vitest/browser";
import { HourPicker } from "#app/features/hours/HourPicker.tsx";
import type { Availability, AvailableDay, NextHours } from "#contract/availability.ts";
import { begins } from "#tests/support/components/begins.ts";
import { salonAnswers } from "#tests/support/components/salon-answers.ts";
import { facial, massage, masters, zone } from "#tests/support/components/salon-data.ts";
import { show } from "#tests/support/components/show.tsx";

/** A day of the week or month shown. */
export const day = (name: string | RegExp) => page.getByRole("gridcell").getByRole("button", { name });
export const hour = (name: string | RegExp) => page.getByRole("button", { name });
export const heading = page.getByRole("heading", { level: 3 });
export const week = (name: string) => page.getByRole("grid", { name: `Choose a day, ${name}` });
export const nextWeek = page.getByRole("button", { name: "Go to the next week" });
export const monthButton = page.getByRole("button", { name: "Show the month" });

/** The free slots of each day, with taken ones in brackets. Days not listed are closed. */
const hours: Record<string, string> = {
  "2026-11-23": "(15:00)",
  "2026-11-24": "10:00 11:00 (12:00) 16:30 18:00",
  "2026-11-25": "10:00",
  "2026-11-26": "(10:00) (11:00)",
  "2026-11-28": "10:00 11:00 12:00",
  "2026-11-30": "10:00 11:00 12:00",
  "2026-12-01": "10:00 11:00 12:00",
  "2026-12-02": "(10:00)",
};

/** A salon with those slots, and no answer about masters. */
export function salonWithHours(): void {
  salonAnswers({ readAvailability: ({ query }) => freeHours(query), readNextHours: () => nextHours() });
}

export function nextHours(first: Partial<NextHours> = {}): NextHours {
  return { zone, anyone: null, masters: [], ...first };
}

export async function showPicker(given: Partial<ComponentProps<typeof HourPicker>> = {}) {
  let chosen = given.chosen;
  let grow = () => {};
  let turnTo = (_now: number) => {};
  function Choosing() {
    const [startsAt, choose] = useState(chosen);
    const [services, setServices] = useState([massage._id]);
    const [now, setNow] = useState(given.now ?? begins);
    chosen = startsAt;
    grow = () => setServices([massage._id, facial._id]);
    turnTo = setNow;
    return (
      <HourPicker
        serviceIds={services}
        masterIds={services.map(() => "any")}
        masters={masters}
        busy={false}
        disabled={false}
        onSooner={({ startsAt }) => choose(startsAt)}
        {...given}
        now={now}
        chosen={startsAt}
        onChoose={choose}
      />
    );
  }
  await show(<Choosing />);
  return {
    chosen: () => chosen,
    /** Adds a service to the visit. */
    grow: () => grow(),
    /** Sets the clock that the picker goes by. */
    turnTo: (now: number) => turnTo(now),
  };
}

export function freeHours({ from, to }: { from: string; to: string }, of = hours): Availability {
  const slots = Object.entries(of).flatMap(([date, times]) => slotsOf(date, times).slots);
  return {
    zone,
    until: "2027-01-31",
    nextFree: slots.find(({ startsAt }) => startsAt >= from) ?? null,
    days: datesFrom(from, to).map((date) => slotsOf(date, of[date])),
  };
}

function slotsOf(date: string, times: string | undefined): AvailableDay {
  const all = times?.split(" ") ?? [];
  const at = (time: string) => `${date}T${time}:00+06:00`;
  const slots = all
    .filter((time) => !time.startsWith("("))
    .map((time) => ({ startsAt: at(time), endsAt: at("20:00"), masterIds: ["anika"] }));
  const taken = all.filter((time) => time.startsWith("(")).map((time) => at(time.slice(1, -1)));
  const open = slots.length === 0 ? "full" : slots.length < 3 ? "few" : "free";
  return { date, state: times === undefined ? "closed" : open, count: slots.length, slots, taken };
}

function datesFrom(from: string, to: string): string[] {
  const dates: string[] = [];
  for (let at = Date.parse(from); at <= Date.parse(to); at += 86_400_000)
    dates.push(new Date(at).toISOString().slice(0, 10));
  return dates;
}
