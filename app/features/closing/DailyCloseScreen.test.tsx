import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { DailyCloseScreen } from "#app/features/closing/DailyCloseScreen.tsx";
import { quietDay } from "#app/features/closing/daily-close.fixture.ts";
import { unsaved } from "#app/lib/unsaved.ts";
import type { DailyClose } from "#contract/daily-close.ts";
import { salonAnswers, sentWith } from "#tests/support/components/salon-answers.ts";
import { show } from "#tests/support/components/show.tsx";

const day = { ...quietDay, desk: 25, deskCash: 25, deskPayments: 1, came: 1 };
const waiting = page.getByRole("link", { name: /handed back/ });
const allPaid = page.getByText("Everybody who came has paid.");

test("a day without open visits says that everybody has paid", async () => {
  salonAnswers({ readDailyClose: () => day });
  await show(<DailyCloseScreen today={day.date} isOwner={false} />);
  await expect.element(allPaid).toBeVisible();
});

test("past visits without a result are listed before the page says who has paid", async () => {
  salonAnswers({ readDailyClose: () => ({ ...day, unmarked: 9 }) });
  await show(<DailyCloseScreen today={day.date} isOwner={false} />);
  const link = page.getByRole("link", {
    name: "9 visits are over, but nobody marked whether the guests came.",
  });
  await expect.element(link).toHaveAttribute("href", "/dashboard/calendar?date=2026-11-23");
  await expect.element(allPaid).not.toBeInTheDocument();
});

test("money to hand back is shown beside the day with a link to its visits, and in print", async () => {
  salonAnswers({ readDailyClose: () => ({ ...day, toHandBack: { visits: 2, amount: 37.1 } }) });
  await show(<DailyCloseScreen today={day.date} isOwner={false} />);
  await expect.element(waiting).toHaveTextContent("$37.10 of 2 visits waits to be handed back.");
  await expect.element(waiting).toHaveAttribute("href", "/dashboard/manageBookings?status=hand_back");
  const sheet = page.getByRole("article", { name: "Daily close of 23 Nov 2026" });
  await expect.element(sheet.getByText("To hand back, 2 visits")).toBeVisible();
  await expect.element(sheet.getByText("$37.10")).toBeVisible();
});

test("cash sums are printed as they are counted", async () => {
  const close = {
    ...day,
    number: 1,
    closedAt: day.to,
    closedBy: "Mitu",
    cash: 256.1,
    other: 0,
    left: 236.1,
    difference: 0,
    reason: "",
    morning: 236.1,
    card: 0.3,
    cardRefunded: 0.1,
  };
  const before = [{ ...close, card: 10.1, cash: 20.2, morning: 0.3 }];
  salonAnswers({ readDailyClose: () => ({ ...day, state: "closed", closed: close, before }) });
  await show(<DailyCloseScreen today={day.date} isOwner={false} />);
  const sheet = page.getByRole("article", { name: "Daily close of 23 Nov 2026" });
  await expect.element(sheet).toMatchTextContent(/Cash taken\$20(?!\.)/);
  await expect.element(sheet).toMatchTextContent(/To the bank\$20(?!\.)/);
  await expect.element(page.getByText("$30 closed by Mitu")).toBeVisible();
});

test("a day without money to hand back does not mention it", async () => {
  salonAnswers({ readDailyClose: () => day });
  await show(<DailyCloseScreen today={day.date} isOwner={false} />);
  await expect.element(allPaid).toBeVisible();
  await expect.element(waiting).not.toBeInTheDocument();
  await expect.element(page.getByText(/^To hand back/)).not.toBeInTheDocument();
});

test("the requested date stays in its field while its day loads, and can be changed", async () => {
  salonAnswers({
    readDailyClose: ({ query }) => (query?.date === day.date ? day : new Promise<never>(() => {})),
  });
  await show(<DailyCloseScreen today={day.date} isOwner={false} />, { addressLags: true });
  await expect.element(allPaid).toBeVisible();
  const field = page.getByLabelText("Day");
  await field.fill("2026-11-20");
  await expect.element(page.getByRole("heading", { name: "Close Friday 20 November" })).toBeVisible();
  await expect.element(allPaid).not.toBeInTheDocument();
  await expect.element(field).toHaveFocus();
  await field.fill("2026-11-19");
  await expect.element(field).toHaveValue("2026-11-19");
});

test("what was said about a difference goes with it, when the day is counted again", async () => {
  salonAnswers({ readDailyClose: () => day, closeDay: () => ({ number: 1 }) });
  await show(<DailyCloseScreen today={day.date} isOwner={false} />);
  const cash = page.getByLabelText(/^Cash/).first();
  await cash.fill("20");
  await page.getByLabelText("Why").fill("Change was short");
  const sheet = page.getByRole("article", { name: "Daily close of 23 Nov 2026" });
  await expect.element(sheet.getByText(/Change was short/)).toBeVisible();
  await cash.fill("25");
  await expect.element(sheet.getByText(/Change was short/)).not.toBeInTheDocument();
  await page.getByRole("button", { name: "Close the day" }).click();
  await expect.poll(() => sentWith("closeDay").map(({ body }) => body?.reason)).toEqual([""]);
});

test("a day can be typed before its month, although the month shown has no such day", async () => {
  salonAnswers({ readDailyClose: () => new Promise<never>(() => {}) });
  await show(<DailyCloseScreen today={day.date} isOwner={false} />);
  const field = page.getByLabelText("Day");
  await field.click({ position: { x: 20, y: 20 } });
  await userEvent.keyboard("{ArrowRight}31{ArrowLeft}{ArrowLeft}10");
  await expect.element(field).toHaveValue("2026-10-31");
});

test("leaving a half-typed count asks first, and the count survives the end of the session", async () => {
  salonAnswers({ readDailyClose: () => day });
  const screen = () => show(<DailyCloseScreen today={day.date} isOwner={false} />);
  const cash = page.getByLabelText(/^Cash/).first();
  const first = await screen();
  await expect.element(allPaid).toBeVisible();
  expect(unsaved.ask).toBeUndefined();
  await cash.fill("25");
  await expect.poll(() => unsaved.ask).toBeDefined();
  expect(unsaved.belongsTo).toBe("date");
  await first.unmount();

  await screen();
  await expect.element(cash).toHaveValue("25");
});

test("who listens hears that the count differs and needs a reason, until one is given", async () => {
  salonAnswers({ readDailyClose: () => day });
  await show(<DailyCloseScreen today={day.date} isOwner={false} />);
  const said = page.getByRole("region", { name: "Close the day" }).getByRole("status");
  await page.getByLabelText(/^Cash/).first().fill("20");
  await expect.element(said).toMatchTextContent(/The desk is \$5 short/);
  await page.getByLabelText("Why").fill("Change was short");
  await expect.element(said).not.toMatchTextContent(/short/);
});

test("once a day is closed, the focus is at its heading", async () => {
  let state: DailyClose = day;
  salonAnswers({
    readDailyClose: () => state,
    closeDay: () => {
      const closed = { number: 1, closedAt: day.to, closedBy: "Mitu", cash: 25, other: 0, left: 0 };
      state = {
        ...day,
        state: "closed",
        closed: { ...day, ...closed, morning: 0, difference: 0, reason: "" },
      };
      return { number: 1 };
    },
  });
  await show(<DailyCloseScreen today={day.date} isOwner={false} />);
  await page.getByLabelText(/^Cash/).first().fill("25");
  await page.getByRole("button", { name: "Close the day" }).click();
  await expect.element(page.getByRole("heading", { level: 1 })).toHaveFocus();
});
