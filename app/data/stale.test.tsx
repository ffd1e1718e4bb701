import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { useDeskNews } from "#app/data/desk-news.ts";
import { useGuests } from "#app/data/guests.ts";
import { useChangeLength } from "#app/data/places.ts";
import { useBookRow } from "#app/data/rows.ts";
import { visitOf } from "#tests/support/components/calendar-data.ts";
import { salonAnswers, sentWith } from "#tests/support/components/salon-answers.ts";
import { anika, facial } from "#tests/support/components/salon-data.ts";
import { show } from "#tests/support/components/show.tsx";

const visit = visitOf("Tuli Roy", [facial, anika, "15:00", "16:00"]);
const endsAt = "2026-11-23T10:15:00.000Z";
const row = {
  key: "7d8f1c1e-6c8e-4f0e-9d2a-1f6d3a3c9b11",
  name: visit.name,
  number: visit.number,
  serviceIds: [facial._id],
  visits: [{ startsAt: endsAt, masterIds: [anika._id] }],
};

beforeEach(() => {
  const counts = { toConfirm: 0, today: 0, messages: 0, exceptions: 0, reviews: 0 };
  salonAnswers({
    listGuests: () => ({ guests: [], count: 0, isCut: false }),
    readDeskNews: () => ({ counts, toHandBack: { visits: 0, amount: 0 }, unseen: 0, news: [] }),
    changeLength: () => ({ ...visit, endsAt }),
    createRow: () => ({ insertedIds: ["first"] }),
  });
});

for (const change of ["Change the length", "Book a row"]) {
  test(`guests and news are reloaded: ${change}`, async () => {
    await show(<Desk />);
    await expect.element(page.getByText("All is read")).toBeVisible();
    const before = [sentWith("listGuests").length, sentWith("readDeskNews").length];
    await page.getByRole("button", { name: change }).click();
    await expect.element(page.getByText("It is done")).toBeVisible();
    expect([sentWith("listGuests").length, sentWith("readDeskNews").length]).toEqual(
      before.map((count) => count + 1),
    );
  });
}

/** What the desk has open behind the dialog that changes a visit. */
function Desk() {
  const isRead = [useGuests("", undefined, 1), useDeskNews("admin")].every(({ isSuccess }) => isSuccess);
  const length = useChangeLength(visit._id);
  const rows = useBookRow();
  return (
    <>
      {isRead && <p>All is read</p>}
      {(length.answer ?? rows.answer) && <p>It is done</p>}
      <button type="button" onClick={() => void length.run({ endsAt })}>
        Change the length
      </button>
      <button type="button" onClick={() => void rows.run(row)}>
        Book a row
      </button>
    </>
  );
}
