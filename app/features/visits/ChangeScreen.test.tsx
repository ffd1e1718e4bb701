import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { ChangeScreen } from "#app/features/visits/ChangeScreen.tsx";
import {
  addMassage,
  difference,
  given,
  inVisit,
  preview,
  save,
  user,
  visit,
} from "#app/features/visits/change.fixture.ts";
import { expectNoise } from "#tests/support/components/noise.ts";
import { noAnswer, refusal, sentWith } from "#tests/support/components/salon-answers.ts";
import { anika, facial, labonno, massage, zone } from "#tests/support/components/salon-data.ts";
import { show } from "#tests/support/components/show.tsx";

test("adding a service shows the difference, and sends what was shown", async () => {
  given();
  await show(<ChangeScreen visitId={visit._id} user={user} />);
  await expect.element(save).toBeDisabled();
  await addMassage();
  await expect.element(difference).toMatchTextContent(/Warm Oil Massage, in\+ \$60.*At the salon\$85/);
  await expect.element(difference).toMatchTextContent(/\$60 more than before\.Nothing to pay today\./);
  await save.click();
  await expect.poll(() => sentWith("changeVisit")).toHaveLength(1);
  expect(sentWith("changeVisit")[0]?.body).toEqual({
    serviceIds: [facial._id, massage._id],
    seen: "seal",
    price: 100,
    refund: 0,
    toGiftCard: 0,
    handBack: 0,
    pay: "salon",
  });
});

test("a removed service stays visible, the last one can't be removed, and everything works by keyboard", async () => {
  given();
  await show(<ChangeScreen visitId={visit._id} user={user} />);
  const own = inVisit.getByRole("checkbox", { name: /^Turmeric Glow Facial/ });
  await expect.element(own).toBeDisabled();
  await addMassage();
  own.element().focus();
  await userEvent.keyboard(" ");
  await expect.element(own).not.toBeChecked();
  await expect.element(inVisit).toMatchTextContent(/Turmeric Glow Facial taken out/);
  await expect.element(inVisit.getByRole("checkbox", { name: /^Warm Oil Massage/ })).toBeDisabled();
  await expect.element(difference).toMatchTextContent(/Turmeric Glow Facial, out− \$40/);
});

test("the part paid by card now and the part left for the salon are one sentence", async () => {
  given({
    previewChange: ({ query }) => ({ ...preview(query), pay: ["card"], dueNow: 25 }),
    listCards: () => [],
  });
  await show(<ChangeScreen visitId={visit._id} user={user} />);
  await addMassage();
  await expect
    .element(difference)
    .toMatchTextContent(
      /\$60 more than before\.Your card is charged \$25 now, and you pay \$60 at the salon; free to cancel until Mon 23 Nov 10:30 am, no refund after that\./,
    );
});

test("money that was already refunded or is with the bank has its own line", async () => {
  given({ previewChange: ({ query }) => ({ ...preview(query), paid: 40, refund: 4, gone: 2 }) });
  await show(<ChangeScreen visitId={visit._id} user={user} />);
  await addMassage();
  await expect.element(difference).toMatchTextContent(/Given back already, or with the bank\$2/);
});

test("no sooner hour with another master is offered, since the visit keeps its master", async () => {
  const slot = (wall: string, master: typeof anika) => ({
    startsAt: `2026-11-23T${wall}:00+06:00`,
    endsAt: "2026-11-23T18:30:00+06:00",
    masterIds: [master._id],
  });
  const [sooner, own] = [slot("16:00", labonno), slot("17:00", anika)];
  const day = { date: "2026-11-23", state: "few" as const, count: 1, slots: [own], taken: [] };
  given({
    readAvailability: () => ({ zone, until: "2027-01-31", nextFree: own, days: [day] }),
    readNextHours: () => ({
      zone,
      anyone: sooner,
      masters: [
        { masterId: anika._id, next: own },
        { masterId: labonno._id, next: sooner },
      ],
    }),
  });
  await show(<ChangeScreen visitId={visit._id} user={user} />);
  await page.getByRole("button", { name: "Another day or hour" }).click();
  await expect.element(page.getByRole("button", { name: /5:00/ })).toBeVisible();
  await expect.poll(() => sentWith("readNextHours").length).toBeGreaterThan(0);
  await expect.element(page.getByText(/^Sooner with/)).not.toBeInTheDocument();
});

test("what the salon has yet to hand back pays nothing of what a card pays", async () => {
  // A session pays $4.80, and $25 wait to be handed back.
  const paidAhead = { was: 4.8, price: 29.8, paid: 29.8, more: 25, dueNow: 25, dueAtSalon: 0 };
  given({
    previewChange: ({ query }) => ({ ...preview(query), ...paidAhead, pay: ["card"] }),
    listCards: () => [],
  });
  await show(<ChangeScreen visitId={visit._id} user={user} />);
  await addMassage();
  await expect.element(difference).toMatchTextContent(/Paid already− \$4\.80Pay now\$25At the salon\$0/);
});

test("a visit that only fits at other hours is saved at the chosen one", async () => {
  const startsAt = "2026-11-23T17:00:00+06:00";
  given({
    previewChange: ({ query }) => {
      const shown = preview(query);
      if (!query.service?.includes(massage._id) || query.startsAt) return shown;
      return { ...shown, place: null, alternatives: [{ startsAt, masterId: "any", masterIds: [anika._id] }] };
    },
  });
  await show(<ChangeScreen visitId={visit._id} user={user} />);
  await addMassage();
  const when = page.getByRole("region", { name: "When" });
  await expect.element(when).toMatchTextContent(/It does not fit at this hour\. These are free:/);
  await expect.element(save).toBeDisabled();
  await page.getByRole("button", { name: /5:00 pm/ }).click();
  await save.click();
  await expect.poll(() => sentWith("changeVisit")).toHaveLength(1);
  expect(Date.parse(sentWith("changeVisit")[0]?.body.startsAt ?? "")).toBe(Date.parse(startsAt));
});

test("the reason why a visit was not changed is beside the button, and the choices stay", async () => {
  given({
    changeVisit: () =>
      refusal("wrong_state", { detail: "This visit has just been changed. Look at it again." }),
  });
  await show(<ChangeScreen visitId={visit._id} user={user} />);
  await addMassage();
  await save.click();
  await expect.element(difference).toMatchTextContent(/This visit has just been changed/);
  await expect.element(inVisit.getByRole("checkbox", { name: /^Warm Oil Massage/ })).toBeChecked();
});

test("a visit that is not available says so below the page's heading", async () => {
  given({ previewChange: () => refusal("not_found", { status: 404, detail: "There is no such booking." }) });
  await show(<ChangeScreen visitId="nothing" user={user} />);
  await expect.element(page.getByText(/There is no such booking/)).toBeVisible();
  await expect.element(page.getByRole("heading", { name: "Change services" })).toBeVisible();
});

test("what happens to a package's session is shown and sent, and the desk says who wants it", async () => {
  given({
    previewChange: ({ query }) => ({
      ...preview(query),
      paid: 0,
      ...(query.service?.includes(facial._id) === false && {
        session: query.by === "customer" ? ("lost" as const) : ("back" as const),
      }),
    }),
  });
  await show(<ChangeScreen visitId={visit._id} user={{ ...user, email: "desk@example.com" }} isStaff />);
  await addMassage();
  await inVisit.getByRole("checkbox", { name: /^Turmeric Glow Facial/ }).click();
  await expect
    .element(difference)
    .toMatchTextContent(/The session goes back to the guest's package at once\. Nothing to pay today\./);
  await page.getByRole("radio", { name: /^The guest: the policy/ }).click();
  await expect.element(difference).toMatchTextContent(/It is too late for the session to come back/);
  await save.click();
  await expect.poll(() => sentWith("changeVisit")).toHaveLength(1);
  expect(sentWith("changeVisit")[0]?.body).toMatchObject({ by: "customer", session: "lost" });
});

test("a customer changes a visit that the desk booked with only a number as a customer", async () => {
  const byNumber = { ...visit, email: "" };
  given({ previewChange: ({ query }) => ({ ...preview(query), visit: byNumber }) });
  await show(<ChangeScreen visitId={visit._id} user={user} />);
  await addMassage();
  await expect.element(page.getByRole("link", { name: "my bookings" })).toBeVisible();
  await expect.poll(() => sentWith("previewChange").length).toBeGreaterThan(1);
  expect(sentWith("previewChange").map(({ query }) => query?.by)).not.toContain("salon");
});

test("a visit without a time is changed without asking for an hour", async () => {
  const unplaced = { ...visit, startsAt: null, endsAt: null };
  given({
    previewChange: ({ query }) => ({ ...preview(query), visit: unplaced, place: null, steps: [] }),
    changeVisit: () => ({ booking: unplaced, payment: null }),
  });
  await show(<ChangeScreen visitId={visit._id} user={user} />);
  await expect.element(page.getByText(/^No time yet/)).toBeVisible();
  await expect.element(page.getByRole("heading", { name: "When" })).not.toBeInTheDocument();
  await expect.element(save).toBeDisabled();
  await addMassage();
  await save.click();
  await expect.poll(() => sentWith("changeVisit")).toHaveLength(1);
  expect(sentWith("changeVisit")[0]?.body).toMatchObject({
    serviceIds: [facial._id, massage._id],
    price: 100,
  });
});

test("a change that was made though its answer was lost is told to be made, and not made once more", async () => {
  expectNoise(/^No answer to changeVisit/);
  const both = [facial._id, massage._id];
  let isChanged = false;
  given({
    previewChange: ({ query }) => {
      const shown = preview({ service: isChanged ? [...both, ...(query.service ?? [])] : query.service });
      const [item] = visit.items;
      const items = item ? both.map((serviceId) => ({ ...item, serviceId })) : [];
      return isChanged ? { ...shown, visit: { ...visit, items } } : shown;
    },
    changeVisit: () => {
      isChanged = true;
      return noAnswer();
    },
  });
  const { address } = await show(<ChangeScreen visitId={visit._id} user={user} />);
  await addMassage();
  await save.click();
  await expect.element(page.getByText(/^Your visit is changed/)).toBeVisible();
  await expect.poll(address).toBe("/dashboard/myBookings");
  expect(sentWith("changeVisit")).toHaveLength(1);
});

test("what was chosen is not taken out of, or added to, a visit that somebody else has changed meanwhile", async () => {
  const [item] = visit.items;
  let standing = visit;
  given({
    previewChange: ({ query }) => ({ ...preview(query), visit: standing }),
    changeVisit: () => {
      standing = {
        ...visit,
        items: item ? [{ ...item, serviceId: massage._id, service_name: "Warm Oil Massage" }] : [],
      };
      return refusal("visit_moved", { detail: "This visit has just been changed. Look at it again." });
    },
  });
  await show(<ChangeScreen visitId={visit._id} user={user} />);
  await addMassage();
  await save.click();
  await expect.element(page.getByText(/has just been changed/)).toBeVisible();
  await expect.element(inVisit.getByRole("checkbox")).toHaveAccessibleName(/^Warm Oil Massage/);
  await expect.element(save).toBeDisabled();
});
