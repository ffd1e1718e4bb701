import { useQueryClient } from "@tanstack/react-query";
import { useLayoutEffect } from "react";
import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { keys } from "#app/data/keys.ts";
import { useSettings } from "#app/data/salon-settings.ts";
import { SalonScreen } from "#app/features/salon/SalonScreen.tsx";
import { unsaved } from "#app/lib/unsaved.ts";
import type { SalonSettings } from "#contract/settings.ts";
import { defaultPolicy } from "#domain/policy.ts";
import { expectNoise } from "#tests/support/components/noise.ts";
import { noAnswer, refusal, salonAnswers, sentWith } from "#tests/support/components/salon-answers.ts";
import { massage } from "#tests/support/components/salon-data.ts";
import { usualSettings } from "#tests/support/components/settings-data.ts";
import { show } from "#tests/support/components/show.tsx";

const settings = { ...usualSettings, phone: "+880 1700 000 000", membershipPrice: 120 };
let saved: SalonSettings;

beforeEach(async () => {
  await page.viewport(1440, 1200);
  saved = settings;
  salonAnswers({
    readSalonSettings: () => saved,
    listServices: () => [massage],
    listMasters: () => [],
    saveSalonSettings: ({ body: { seen: _, ...body } }) => {
      saved = { ...saved, ...body };
      return { modifiedCount: 1, outside: [] };
    },
  });
});

const section = (name: string) => page.getByRole("region", { name, exact: true });
const cancelling = section("Cancelling and moving");
/** The example on the page. Screen readers are told the same in a pause. */
const example = (sentence: string) =>
  section("Membership").getByRole("paragraph").filter({ hasText: sentence });
const save = (name: string) => section(name).getByRole("button", { name: /^Save/ });

test("cancelling is a sentence with an example that follows the typing and is announced in a pause", async () => {
  await show(<SalonScreen />);
  await expect
    .element(
      cancelling.getByText("A customer who cancels 30 hours before: half of $60 comes back, which is $30."),
    )
    .toBeVisible();
  await cancelling.getByLabelText("Line 2: percent back").fill("40");
  const told = "A customer who cancels 30 hours before: 40% of $60 comes back, which is $24.";
  await expect.element(cancelling.getByText(told, { exact: true })).toBeVisible();
  await expect.element(cancelling.getByRole("status").filter({ hasText: told })).toBeInTheDocument();
});

test("a section marks what is unsaved, and saves only its own part", async () => {
  await show(<SalonScreen />);
  await expect.element(cancelling).toBeVisible();
  expect(unsaved.ask).toBeUndefined();
  await cancelling.getByLabelText("Line 2: percent back").fill("40");
  await expect.element(cancelling.getByText("Not saved yet")).toBeVisible();
  await expect.poll(() => unsaved.ask).toBeDefined();
  await save("Cancelling and moving").click();
  await expect.element(page.getByText("Cancelling and moving: saved")).toBeVisible();
  await expect.element(cancelling.getByText("Not saved yet")).not.toBeInTheDocument();
  const refunds = [
    { noticeHours: 48, percent: 100 },
    { noticeHours: 24, percent: 40 },
  ];
  const seen = { policy: defaultPolicy };
  expect(sentWith("saveSalonSettings")[0]?.body).toEqual({ policy: { ...defaultPolicy, refunds }, seen });
  await expect.poll(() => unsaved.ask).toBeUndefined();
});

test("the owner chooses who on the waiting list is asked first", async () => {
  await show(<SalonScreen />);
  const order = page.getByLabelText("Who on the waiting list is asked first");
  await expect.element(order).toHaveValue("first");
  await order.selectOptions("The guest with the visit worth most");
  await save("Booking").click();
  await expect.element(page.getByText("Booking: saved")).toBeVisible();
  expect(sentWith("saveSalonSettings")[0]?.body).toMatchObject({ waitingOrder: "worth" });
});

test("a refused number is reported below its sentence and focused, and nothing is sent", async () => {
  await show(<SalonScreen />);
  const hold = page.getByLabelText("Minutes an hour is held while paying");
  await hold.fill("90");
  await save("Booking").click();
  await expect.element(section("Booking").getByText("At most 60")).toBeVisible();
  await expect.element(hold).toHaveFocus();
  await expect.element(hold).toHaveAccessibleDescription("At most 60");
  expect(sentWith("saveSalonSettings")).toEqual([]);
});

test("overlapping hours get the focus, too", async () => {
  await show(<SalonScreen />);
  const closes = page.getByLabelText("Sunday closes");
  await userEvent.selectOptions(closes, "09:30");
  await save("Opening hours").click();
  await expect.element(section("Opening hours").getByText("Hours end after they begin")).toBeVisible();
  await expect.element(closes).toHaveFocus();
});

test("booked visits outside the new hours are named, with a link to each", async () => {
  const hit = {
    number: "01800000002",
    service_name: massage.service_name,
    startsAt: "2026-11-29T18:00:00+06:00",
    endsAt: "2026-11-29T19:00:00+06:00",
  };
  const outside = [
    { ...hit, _id: "visit-1", name: "Shaila Parvin" },
    { ...hit, _id: "hold-1", name: "", held: true as const },
  ];
  salonAnswers({ saveSalonSettings: () => ({ modifiedCount: 1, outside }) });
  await show(<SalonScreen />);
  await userEvent.selectOptions(page.getByLabelText("Sunday closes"), "18:00");
  await save("Opening hours").click();
  const hours = section("Opening hours");
  await expect.element(hours.getByText(/A booked visit falls outside these hours/)).toBeVisible();
  await expect.element(hours.getByRole("link", { name: "Shaila Parvin" })).toBeVisible();
  const held = hours.getByRole("listitem").filter({ hasText: "A guest" });
  await expect.element(held).toMatchTextContent(/Is being booked right now/);
});

test("a save without an answer keeps the input marked as unsaved, and says what to do", async () => {
  expectNoise(/No answer to saveSalonSettings/);
  salonAnswers({ saveSalonSettings: noAnswer });
  await show(<SalonScreen />);
  const price = page.getByLabelText("Price of a year in dollars");
  await price.fill("80");
  await save("Membership").click();
  await expect.element(page.getByText("The connection broke")).toBeVisible();
  await expect.element(page.getByText(/Look at what the page says/)).toBeVisible();
  await expect.element(price).toHaveValue("80");
  await expect.element(section("Membership").getByText("Not saved yet")).toBeVisible();
});

test("changes can be undone, and the focus stays in the section", async () => {
  await show(<SalonScreen />);
  const price = page.getByLabelText("Price of a year in dollars");
  await price.fill("");
  await expect.element(example("No membership is for sale.")).toBeVisible();
  await section("Membership")
    .getByRole("button", { name: /^Undo changes/ })
    .click();
  await expect.element(price).toHaveValue("120");
  await expect.element(save("Membership")).toHaveFocus();
  const pays =
    "A member pays $45 instead of $60 for Warm Oil Massage. The year has paid for itself after 8 such visits.";
  await expect.element(example(pays)).toBeVisible();
});

test("a number beyond any date does not break the page, and the example waits for another one", async () => {
  await show(<SalonScreen />);
  const hold = page.getByLabelText("Minutes an hour is held while paying");
  await hold.fill("9999999999");
  await expect.element(section("Booking").getByText("Not saved yet")).toBeVisible();
  await expect.element(hold).toHaveValue("9999999999");
});

/** Somebody else saves while the form is open, so the server refuses the next save. */
function somebodySaves(change: Partial<SalonSettings>) {
  saved = { ...saved, ...change };
  const theirs = saved;
  salonAnswers({
    saveSalonSettings: ({ body: { seen = {}, ...body } }) => {
      if (JSON.stringify({ ...theirs, ...seen }) !== JSON.stringify(theirs))
        return refusal("settings_changed");
      saved = { ...saved, ...body };
      return { modifiedCount: 1, outside: [] };
    },
  });
}

test("the second person to save sees the first one's text, loses nothing, and can still save", async () => {
  await show(<SalonScreen />);
  const contact = section("Name and address");
  await contact.getByLabelText("Name", { exact: true }).fill("Shiuli One");
  await contact.getByLabelText("Email").fill("one@shiuli.example");
  somebodySaves({ name: "Shiuli Two", phone: "+880 1711 111 111" });
  await save("Name and address").click();
  const told = contact.getByRole("alert");
  await expect.element(told.getByText("Shiuli Two")).toBeVisible();
  await expect.element(told.getByText("Name, which you changed, too")).toBeVisible();
  await expect.element(contact.getByLabelText("Name", { exact: true })).toHaveValue("Shiuli One");
  await expect.element(contact.getByLabelText("Phone")).toHaveValue("+880 1711 111 111");
  await told.getByRole("button", { name: /^Save mine/ }).click();
  await expect.element(page.getByText("Name and address: saved")).toBeVisible();
  await expect.element(told).not.toBeInTheDocument();
  expect(saved).toMatchObject({
    name: "Shiuli One",
    email: "one@shiuli.example",
    phone: "+880 1711 111 111",
  });
});

test("the second person to save may accept the first one's text", async () => {
  await show(<SalonScreen />);
  const hold = page.getByLabelText("Minutes an hour is held while paying");
  await hold.fill("20");
  somebodySaves({ holdMinutes: 15 });
  await save("Booking").click();
  await section("Booking")
    .getByRole("button", { name: /^Take theirs/ })
    .click();
  await expect.element(hold).toHaveValue("15");
  await expect.element(save("Booking")).toHaveFocus();
  await expect.element(section("Booking").getByText("Not saved yet")).not.toBeInTheDocument();
  expect(saved.holdMinutes).toBe(15);
});

test("what is typed at the moment when the settings arrive again stays", async () => {
  await show(
    <>
      <TypesMeanwhile />
      <SalonScreen />
    </>,
  );
  const phone = page.getByLabelText("Phone");
  await expect.element(phone).toHaveValue(settings.phone);
  saved = { ...settings, name: "Shiuli of Dhanmondi" };
  await page.getByRole("button", { name: "The settings are read again" }).click();
  await expect.element(phone).toHaveValue("+880 1700 222 222");
  await expect.element(section("Name and address").getByText("Not saved yet")).toBeVisible();
});

/** Types between the drawing of new settings and what the sections do about them. */
function TypesMeanwhile() {
  const queries = useQueryClient();
  const name = useSettings().data?.name;
  useLayoutEffect(() => {
    const phone = name === settings.name ? undefined : document.querySelector("input[name=phone]");
    if (!phone) return;
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(
      phone,
      "+880 1700 222 222",
    );
    phone.dispatchEvent(new Event("input", { bubbles: true }));
  }, [name]);
  return (
    <button type="button" onClick={() => void queries.invalidateQueries({ queryKey: keys.salonSettings })}>
      The settings are read again
    </button>
  );
}
