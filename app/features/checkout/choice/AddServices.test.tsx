import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import {
  at,
  countdown,
  hour,
  otherHour,
  prepared,
  salonWithFreeHours,
  showCheckout,
} from "#app/features/checkout/checkout-page.fixture.tsx";
import type { Service } from "#contract/services.ts";
import { cardProvider } from "#tests/support/components/card-provider.ts";
import { salonAnswers, sentWith } from "#tests/support/components/salon-answers.ts";
import { facial, massage, masters, zone } from "#tests/support/components/salon-data.ts";

const stones: Service = { ...facial, _id: "stones", service_name: "Stone & Steam", price: 48, minutes: 120 };
const scrub = { ...facial, _id: "scrub", service_name: "Ginger scrub", price: 9, minutes: 15 };
const long = { ...massage, _id: "long", service_name: "Warm Oil Massage (Long)", price: 90, minutes: 120 };
const oil: Service = {
  ...massage,
  variantName: "Short",
  variants: [{ ...long, variantName: "Long", variantHint: "Two hours" }],
  addOns: [scrub],
};
const prices: Record<string, number> = { massage: 60, facial: 40, stones: 48, scrub: 9, long: 90 };
const sumOf = (ids: string[]) => ids.reduce((sum, id) => sum + (prices[id] ?? 0), 0);

const summary = page.getByRole("complementary", { name: "Your visit" });
const row = (name: string) => page.getByRole("checkbox", { name, exact: true });

/** When a visit may begin on its day: the longer it is, the fewer slots. */
function startsFor(ids: string[], masterIds: string[] = []): string[] {
  if (ids.some((id) => id.startsWith("stones")) || (ids.includes("massage") && masterIds.includes("labonno")))
    return [];
  return ids.includes("facial") || ids.includes("long") ? ["18:00"] : ["16:30", "18:00"];
}

function dayFor({ service, master }: { service: string[]; master?: string[] | undefined }) {
  const slots = startsFor(service, master).map((time) => ({
    startsAt: at(time),
    endsAt: at("20:00"),
    masterIds: service.map(() => "anika"),
  }));
  const state = slots.length > 0 ? ("few" as const) : ("full" as const);
  const days = [{ date: "2026-11-24", state, count: slots.length, slots }];
  return { zone, until: "2027-01-31", nextFree: null, days };
}

beforeEach(() => {
  salonWithFreeHours();
  salonAnswers({
    readAvailability: ({ query }) => dayFor(query),
    readQuote: ({ query }) => ({
      lines: [],
      subtotal: sumOf(query.service),
      discountOf: null,
      discount: 0,
      total: sumOf(query.service),
      dueNow: sumOf(query.service),
      dueAtSalon: 0,
    }),
    createPaymentIntent: ({ body }) => prepared(sumOf(body.serviceIds ?? [])),
  });
});

test("the sum of money and minutes grows with each added service", async () => {
  await showCheckout(cardProvider(), undefined, [massage, facial]);
  await expect.element(page.getByText("Each one is added to your visit, one after the other.")).toBeVisible();
  await expect.element(summary.getByRole("status")).toMatchTextContent(/^90 min, \$60$/);
  await row("Turmeric Glow Facial").click({ force: true });
  await expect.element(summary.getByRole("status")).toMatchTextContent(/^2 services, 2 h 30 min, \$100$/);
  await expect.element(row("Turmeric Glow Facial")).toBeChecked();
  await expect.element(row("Turmeric Glow Facial")).toHaveAccessibleDescription("60 min, $40 In your visit");
  await page.getByRole("button", { name: "Take out Turmeric Glow Facial" }).click();
  await expect.element(summary.getByRole("status")).toMatchTextContent(/^90 min, \$60$/);
  await expect.element(summary.getByRole("list")).toHaveFocus();
});

test("by keyboard, showing more services focuses the first new one, and showing fewer the button", async () => {
  const more = Array.from({ length: 6 }, (_, index) => ({
    ...facial,
    _id: `more-${index}`,
    service_name: `Facial ${index}`,
  }));
  await showCheckout(cardProvider(), undefined, [massage, ...more]);
  const all = page.getByRole("button", { name: "All 6" });
  (all.element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(row("Facial 4")).toHaveFocus();
  (page.getByRole("button", { name: "Show fewer" }).element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(all).toHaveFocus();
});

test("a service says whether it fits the hour, moves the start, or needs another day", async () => {
  await showCheckout(cardProvider(), undefined, [oil, facial, stones]);
  await expect.element(row("Ginger scrub")).toHaveAccessibleDescription("15 min, $9");
  await hour.click();
  await expect.element(row("Ginger scrub")).toHaveAccessibleDescription("15 min, $9 Fits, until 8:00 pm");
  await expect
    .element(row("Turmeric Glow Facial"))
    .toHaveAccessibleDescription("60 min, $40 Start moves to 6:00 pm");
  await expect
    .element(row("Stone & Steam"))
    .toHaveAccessibleDescription("2 h, $48 No hour long enough on Tuesday");
});

test("late in the day, a single message says that no hour fits several services", async () => {
  const ritual = { ...stones, _id: "stones-ritual", service_name: "Stone ritual" };
  await showCheckout(cardProvider(), undefined, [oil, facial, stones, ritual]);
  await hour.click();
  await expect.element(row("Stone & Steam")).toHaveAccessibleDescription("2 h, $48 Another day");
  await expect.element(row("Stone ritual")).toHaveAccessibleDescription("2 h, $48 Another day");
  await expect
    .element(page.getByText("Tuesday has no hour long enough for those marked “Another day”."))
    .toBeVisible();
});

test("a service that moves the start holds the hour it named", async () => {
  await showCheckout(cardProvider(), undefined, [massage, facial]);
  await hour.click();
  await expect
    .element(row("Turmeric Glow Facial"))
    .toHaveAccessibleDescription("60 min, $40 Start moves to 6:00 pm");
  await row("Turmeric Glow Facial").click({ force: true });
  await expect
    .poll(() => sentWith("createPaymentIntent").at(-1)?.body)
    .toMatchObject({ serviceIds: ["massage", "facial"], startsAt: at("18:00"), price: 100 });
});

test("a new size replaces the old one and keeps the master, and add-ons follow their service", async () => {
  await showCheckout(cardProvider(), undefined, [oil, facial]);
  const size = page.getByRole("group", { name: "Which Warm Oil Massage" });
  await expect.element(size.getByRole("radio", { name: "Short, $60" })).toBeChecked();
  await page.getByRole("radio", { name: masters[1]?.name ?? "" }).click({ force: true });
  await row("Turmeric Glow Facial").click({ force: true });
  await row("Ginger scrub").click({ force: true });
  await size.getByRole("radio", { name: "Long, $90 Two hours" }).click({ force: true });
  await hour
    .or(page.getByRole("button", { name: "6:00 pm" }))
    .first()
    .click();
  await expect
    .poll(() => sentWith("createPaymentIntent").at(-1)?.body)
    .toMatchObject({
      serviceIds: ["long", "scrub", "facial"],
      masterIds: ["labonno", "labonno", "labonno"],
      price: 139,
    });
  const lines = summary.getByRole("listitem");
  await expect
    .element(summary.getByRole("status"))
    .toMatchTextContent(/^2 services with an add-on, 3 h 15 min/);
  await expect.element(lines.nth(0)).toMatchTextContent(/^Warm Oil MassageLong, 2 h\$90/);
  await expect.element(lines.nth(1)).toMatchTextContent(/^Ginger scrubAdd-on, 15 min\$9/);
});

test("a size that does not fit the held hour asks before it moves the start", async () => {
  await showCheckout(cardProvider(), undefined, [oil]);
  await hour.click();
  await expect.element(countdown).toBeVisible();
  const size = page.getByRole("group", { name: "Which Warm Oil Massage" });
  await size.getByRole("radio", { name: /^Long/ }).click({ force: true });
  const asked = page.getByRole("dialog", { name: "Warm Oil Massage (Long) does not fit at 4:30 pm" });
  await expect.element(asked).toMatchTextContent(/The nearest start on Tuesday is 6:00 pm\./);
  await asked.getByRole("button", { name: "Keep my hour" }).click();
  await expect.element(size.getByRole("radio", { name: /^Short/ })).toBeChecked();
  await expect.element(countdown).toBeVisible();
  expect(sentWith("createPaymentIntent")).toHaveLength(1);
  await size.getByRole("radio", { name: /^Long/ }).click({ force: true });
  await asked.getByRole("button", { name: "Start at 6:00 pm" }).click();
  await expect
    .poll(() => sentWith("createPaymentIntent").at(-1)?.body)
    .toMatchObject({ serviceIds: ["long"], startsAt: at("18:00"), price: 90 });
  await expect.element(size.getByRole("radio", { name: /^Long/ })).toBeChecked();
});

test("pressing an hour while a size is being tried at another hour holds the size at the pressed hour", async () => {
  const { promise: known, resolve: tell } = Promise.withResolvers<void>();
  salonAnswers({
    readAvailability: async ({ query }) => {
      if (query.service.includes("long")) await known;
      return dayFor(query);
    },
  });
  await showCheckout(cardProvider(), undefined, [oil]);
  await hour.click();
  await expect.element(countdown).toBeVisible();
  await page.getByRole("radio", { name: /^Long/ }).click({ force: true });
  await otherHour.click();
  await expect.element(otherHour).toHaveAttribute("aria-pressed", "true");
  await expect.poll(() => sentWith("createPaymentIntent")).toHaveLength(2);
  tell();
  await expect
    .poll(() => sentWith("createPaymentIntent").at(-1)?.body)
    .toMatchObject({ serviceIds: ["long"], startsAt: at("18:00") });
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
});

test("choosing a master without an hour on the day asks before it gives up the held hour", async () => {
  await showCheckout(cardProvider(), undefined, [massage]);
  await hour.click();
  await expect.element(countdown).toBeVisible();
  const labonno = page.getByRole("radio", { name: "Labonno Das" });
  await labonno.click({ force: true });
  const asked = page.getByRole("dialog", { name: "Labonno is not free on Tuesday" });
  await expect.element(asked).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByRole("radio", { name: "Anyone" })).toBeChecked();
  await expect.element(countdown).toBeVisible();
  expect(sentWith("releasePurchase")).toEqual([]);
  await labonno.click({ force: true });
  await asked.getByRole("button", { name: "Change and choose another day" }).click();
  await expect.element(labonno).toBeChecked();
  await expect.poll(() => sentWith("releasePurchase")).toHaveLength(1);
});

test("an empty visit asks for a service first", async () => {
  await showCheckout(cardProvider(), undefined, [massage, facial]);
  await page.getByRole("button", { name: "Take out Warm Oil Massage" }).click();
  await expect.element(page.getByText("Choose a service first.")).toBeVisible();
  await expect.element(page.getByRole("heading", { name: "What would you like?" })).toBeVisible();
  await row("Warm Oil Massage").click({ force: true });
  await expect.element(hour).toBeVisible();
  await expect.element(row("Warm Oil Massage")).toBeChecked();
  await expect.element(row("Warm Oil Massage")).toHaveFocus();
});

test("a service that does not fit the day asks before it gives up the held hour", async () => {
  await showCheckout(cardProvider(), undefined, [massage, stones]);
  await hour.click();
  await expect.element(summary).toMatchTextContent(/4:30 to 8:00 pm/);
  const about = "2 h, $48 No hour long enough on Tuesday";
  await expect.element(row("Stone & Steam")).toHaveAccessibleDescription(about);
  await expect.element(countdown).toBeVisible();
  await row("Stone & Steam").click({ force: true });
  const asked = page.getByRole("dialog", { name: "No hour long enough on Tuesday" });
  await asked.getByRole("button", { name: "Keep my hour" }).click();
  await expect.element(row("Stone & Steam")).not.toBeChecked();
  await expect.element(countdown).toBeVisible();
  await row("Stone & Steam").click({ force: true });
  await asked.getByRole("button", { name: "Add it and choose another day" }).click();
  await expect.element(row("Stone & Steam")).toBeChecked();
  await expect.element(summary).toMatchTextContent(/Not chosen yet/);
  expect(sentWith("createPaymentIntent")).toHaveLength(1);
  await expect.poll(() => sentWith("releasePurchase")).toHaveLength(1);
});
