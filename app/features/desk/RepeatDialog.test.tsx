import "#app/features/desk/styles/panel.css";
import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { RepeatDialog } from "#app/features/desk/RepeatDialog.tsx";
import { visitOf } from "#tests/support/components/calendar-data.ts";
import { deskQuote } from "#tests/support/components/desk-quote.ts";
import { expectNoise } from "#tests/support/components/noise.ts";
import { noAnswer, refusal, salonAnswers, sentWith } from "#tests/support/components/salon-answers.ts";
import { anika, facial, masters } from "#tests/support/components/salon-data.ts";
import { show } from "#tests/support/components/show.tsx";

const tuli = visitOf("Tuli Roy", [facial, anika, "15:00", "16:00"]);
const visit = { ...tuli, startsAt: "2026-11-23T15:00:00+06:00" };
const second = "2027-01-04T15:00:00+06:00";
const later = "2027-01-04T16:15:00+06:00";
const book = (count: string) => page.getByRole("button", { name: `Book ${count}` });

beforeEach(() => {
  salonAnswers({
    listMasters: () => masters,
    checkRow: ({ body }) =>
      body.startsAt.map((startsAt) => {
        const masterIds = [anika._id];
        if (Date.parse(startsAt) !== Date.parse(second)) {
          return { startsAt, fits: true, masterIds, reasons: [], waysOut: [] };
        }
        const there = [{ kind: "visit" as const, name: "Rupa Sen", startsAt: second, endsAt: later }];
        return {
          startsAt: second,
          fits: false,
          masterIds: [],
          reasons: [{ code: "master_busy" as const, masterName: anika.name, there }],
          waysOut: [{ kind: "hour" as const, startsAt: later, masterIds }],
        };
      }),
    createRow: ({ body }) => ({ insertedIds: body.visits.map(({ startsAt }) => startsAt) }),
    quoteAtDesk: () => deskQuote(50),
  });
});

test("each date of a row fits or says who is there, and nothing is sent before all are settled", async () => {
  await show(<RepeatDialog visit={visit} count={3} onClose={() => undefined} />);
  await expect.element(page.getByText("3 visits, 1 to settle")).toBeVisible();
  await expect.element(page.getByText(/^Rupa Sen is with Anika Rahman, 3:00 pm to 4:15 pm/)).toBeVisible();
  await expect.element(book("2 visits")).toBeDisabled();
  await page.getByRole("button", { name: "4:15 pm" }).click();
  await expect.element(page.getByText("3 visits, all settled")).toBeVisible();
  await book("3 visits").click();
  await expect.poll(() => sentWith("createRow")).toHaveLength(1);
  const [sent] = sentWith("createRow");
  expect(sent?.body).toMatchObject({ name: "Tuli Roy", guestId: visit.guestId, serviceIds: [facial._id] });
  expect(sent?.body.visits.map(({ startsAt }) => startsAt)).toContain(later);
});

test("a date can be left out, and a duplicate is a row of one", async () => {
  await show(<RepeatDialog visit={visit} count={2} onClose={() => undefined} />);
  await page.getByRole("button", { name: "Skip" }).click();
  await expect.element(book("1 visit")).toBeEnabled();
  await page.getByLabelText("Visits").selectOptions("1");
  await expect.element(page.getByText("It fits")).toBeVisible();
});

test("a row's sum uses the guest's current prices, not those of the visit that is repeated", async () => {
  salonAnswers({ quoteAtDesk: ({ body }) => deskQuote(64, body.email === "tuli@example.com" ? 16 : 0) });
  await show(
    <RepeatDialog visit={{ ...visit, email: "tuli@example.com" }} count={1} onClose={() => undefined} />,
  );
  await expect.element(page.getByText("1 visit, $48, paid at each visit")).toBeVisible();
});

test("a refused row says that nothing is booked, and a retry of the same visits sends the same key", async () => {
  salonAnswers({
    createRow: () => refusal("slot_taken", { detail: "One of these hours has just been taken." }),
  });
  await show(<RepeatDialog visit={visit} count={1} onClose={() => undefined} />);
  await book("1 visit").click();
  const problem = page.getByRole("alert").filter({ hasText: "Nothing is booked" });
  await expect.element(problem).toMatchTextContent(/has just been taken/);
  await book("1 visit").click();
  await expect.poll(() => sentWith("createRow")).toHaveLength(2);
  const [one, other] = sentWith("createRow");
  expect(other?.body.key).toBe(one?.body.key);
});

test("once its answer got lost, a row is sent again as it was, though its own visits are on the calendar by now", async () => {
  expectNoise(/No answer to createRow/);
  let isBooked = false;
  salonAnswers({
    checkRow: ({ body }) =>
      body.startsAt.map((startsAt) =>
        isBooked
          ? { startsAt, fits: false, masterIds: [], reasons: [], waysOut: [] }
          : { startsAt, fits: true, masterIds: [anika._id], reasons: [], waysOut: [] },
      ),
    createRow: ({ body }) => {
      if (isBooked) return { insertedIds: body.visits.map(({ startsAt }) => startsAt) };
      isBooked = true;
      return noAnswer();
    },
  });
  await show(<RepeatDialog visit={visit} count={2} onClose={() => undefined} />);
  await book("2 visits").click();
  await expect.element(page.getByRole("alert")).toMatchTextContent(/The visits may or may not be booked\./);
  expect(page.getByText("Nothing is booked").elements()).toEqual([]);
  await book("2 visits").click();
  await expect.element(page.getByText("2 visits booked for Tuli Roy")).toBeVisible();
  const [one, other] = sentWith("createRow");
  expect(other?.body).toEqual(one?.body);
});

test("a code reduces each visit of a row, and a code with too few uses gets a message at its field", async () => {
  salonAnswers({
    quoteAtDesk: () => ({
      ...deskQuote(50, 5),
      discountOf: { kind: "code", code: "EID10", percent: 10, amount: null },
    }),
    createRow: ({ body }) =>
      body.code
        ? refusal("code_refused", { status: 409, detail: "This code can't be used for so many visits." })
        : { insertedIds: body.visits.map(({ startsAt }) => startsAt) },
  });
  await show(<RepeatDialog visit={visit} count={2} onClose={() => undefined} />);
  await page.getByRole("button", { name: "4:15 pm" }).click();
  await page.getByText("Code").click();
  const field = page.getByRole("textbox", { name: /^Code/ });
  await field.fill("eid10");
  await book("2 visits").click();
  await expect.element(field).toHaveAccessibleDescription(/^Press Apply to use this code/);
  await page.getByRole("button", { name: "Apply" }).click();
  await expect.element(page.getByText("10% off: $5 less")).toBeVisible();
  await expect.element(page.getByText("2 visits, $90, paid at each visit")).toBeVisible();
  await book("2 visits").click();
  await expect.element(field).toHaveAccessibleDescription("This code can't be used for so many visits.");
  await book("2 visits").click();
  await expect.poll(() => sentWith("createRow").map(({ body }) => body.code)).toEqual(["eid10", undefined]);
  const [one, other] = sentWith("createRow");
  expect(other?.body.key).not.toBe(one?.body.key);
});

test("a price that has changed since it was told is refused, shown, and booked with the next press", async () => {
  let price = 50;
  salonAnswers({
    quoteAtDesk: () => deskQuote(price),
    createRow: ({ body }) =>
      body.due === 55
        ? { insertedIds: ["new"] }
        : refusal("price_mismatch", { detail: "The guest now pays $55 at the salon." }),
  });
  await show(<RepeatDialog visit={visit} count={1} onClose={() => undefined} />);
  await expect.element(page.getByText("1 visit, $50, paid at each visit")).toBeVisible();
  price = 55;
  await book("1 visit").click();
  await expect.element(page.getByText(/The guest now pays \$55/)).toBeVisible();
  await expect.element(page.getByText("1 visit, $55, paid at each visit")).toBeVisible();
  await book("1 visit").click();
  await expect.poll(() => sentWith("createRow").map(({ body }) => body.due)).toEqual([50, 55]);
});

test("dates that could not be checked are checked again on request", async () => {
  salonAnswers({ checkRow: () => refusal("too_many_requests", { status: 429 }) });
  await show(<RepeatDialog visit={visit} count={1} onClose={() => undefined} />);
  await expect.element(page.getByText(/^The dates were not checked/)).toBeVisible();
  salonAnswers({
    checkRow: ({ body }) =>
      body.startsAt.map((startsAt) => {
        return { startsAt, fits: true, masterIds: [anika._id], reasons: [], waysOut: [] };
      }),
  });
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.element(book("1 visit")).toBeEnabled();
  await expect.element(page.getByText(/^The dates were not checked/)).not.toBeInTheDocument();
});

test("dates of a service that is gone are not offered to be checked again", async () => {
  const detail = "There is no such service.";
  salonAnswers({ checkRow: () => refusal("not_found", { status: 404, detail }) });
  await show(<RepeatDialog visit={visit} count={1} onClose={() => undefined} />);
  await expect
    .element(page.getByText(/^The dates were not checked\. There is no such service/))
    .toBeVisible();
  expect(page.getByRole("button", { name: "Try again" }).elements()).toEqual([]);
});
