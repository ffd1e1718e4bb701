import { money } from "#app/lib/money.ts";
import { guestsTexts } from "#app/texts/en/dashboard/guests.ts";
import { textsNow } from "#app/texts/use-texts.ts";
import type { BadgeTone } from "#app/ui/Badge.tsx";
import type { GuestSummary } from "#contract/guests.ts";
import { longAwayDays } from "#domain/guests/groups.ts";
import { dayMs } from "#domain/time/dates.ts";

const manyNoShows = 2;

type Known = Pick<GuestSummary, "owes" | "noShows" | "memberUntil" | "visits" | "lastVisit" | "nextVisit">;

/** The most important thing to know about a guest; null if there is none. @param now epoch milliseconds */
export function worthKnowing(guest: Known, now: number): { tone: BadgeTone; text: string } | null {
  const texts = textsNow(guestsTexts);
  const { owes, noShows, memberUntil, visits, lastVisit, nextVisit } = guest;
  if (owes > 0) return { tone: "pending", text: texts.owes(money(owes)) };
  if (noShows >= manyNoShows) return { tone: "off", text: texts.noShows(noShows) };
  if (memberUntil !== null) return { tone: "ok", text: texts.member };
  if (visits === 0) return nextVisit === null ? null : { tone: "new", text: texts.isNew };
  const days = lastVisit === null ? 0 : Math.floor((now - Date.parse(lastVisit)) / dayMs);
  return nextVisit === null && days > longAwayDays ? { tone: "done", text: texts.away(days) } : null;
}
