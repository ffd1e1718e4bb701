import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { useNextOpening } from "#app/features/hours/use-next-opening.ts";
import { learnSalonTime } from "#app/lib/salon-now.ts";
import { begins } from "#tests/support/components/begins.ts";
import { salonAnswers } from "#tests/support/components/salon-answers.ts";
import { zone } from "#tests/support/components/salon-data.ts";
import { show } from "#tests/support/components/show.tsx";

test("the first answer says which day the next opening is on, also to a phone that is a day ahead", async () => {
  vi.setSystemTime(begins + 86_400_000);
  salonAnswers({
    readNextHours: () => {
      learnSalonTime(new Date(begins).toUTCString(), Date.now());
      const [startsAt, endsAt] = ["2026-11-24T10:00:00+06:00", "2026-11-24T11:00:00+06:00"];
      return { zone, anyone: { startsAt, endsAt, masterIds: ["anika"] }, masters: [] };
    },
  });
  await show(<NextOpening />);
  await expect.element(page.getByText("Tomorrow, 10:00 am")).toBeVisible();
});

function NextOpening() {
  return <p>{useNextOpening("massage")?.text}</p>;
}
