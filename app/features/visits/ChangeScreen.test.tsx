import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { ChangeScreen } from "#app/features/visits/ChangeScreen.tsx";
import type { ChangePreview, ChangeQuery } from "#contract/visit-changes.ts";
import { visitOf } from "#tests/support/components/calendar-data.ts";
import { refusal, salonAnswers, sentWith } from "#tests/support/components/salon-answers.ts";
import { anika, facial, massage, masters } from "#tests/support/components/salon-data.ts";
import { show } from "#tests/support/components/show.tsx";

const visit = {
  ...visitOf("Tuli Roy", [facial, anika, "15:00", "16:00"]),
  email: "tuli@shiuli.example",
  paid: "deposit" as const,
};
const user = { email: visit.email, displayName: "Tuli Roy", photoURL: null, emailVerified: true };
const inVisit = page.getByRole("group", { name: "In this visit" });
const difference = page.getByRole("complementary", { name: "The difference" });
const save = page.getByRole("button", { name: "Save changes" });

/** What the salon says of a visit of $40 with $15 paid: a massage costs $60 more. */
function preview({ service = [facial._id] }: Pick<ChangeQuery, "service">): ChangePreview {
  const hasMassage = service.includes(massage._id);
  const hasFacial = service.includes(facial._id);
  const price = (hasFacial ? 40 : 0) + (hasMassage ? 60 : 0);
  return {
    visit,
    seen: "seal",
    was: 40,
    price,
    added: hasMassage ? [{ service_name: massage.service_name, price: 60 }] : [],
    taken: hasFacial ? [] : [{ service_name: facial.service_name, price: 40 }],
    paid: 15,
    more: Math.max(0, price - 40),
    pay: price > 40 ? ["salon"] : [],
    dueNow: Math.max(0, price - 40),
    refund: 0,
    handBack: 0,
    kept: 0,
    dueAtSalon: price - 15,
    place: {
      startsAt: visit.startsAt ?? "",
      endsAt: "2026-11-23T17:30:00+06:00",
      masterIds: [anika._id],
    },
    steps: [{ until: "2026-11-23T10:30:00+06:00", percent: 100 }],
    alternatives: [],
  };
}

function given(more: Parameters<typeof salonAnswers>[0] = {}): void {
  salonAnswers({
    previewChange: ({ query }) => preview(query),
    listServices: () => [facial, massage],
    listMasters: () => masters,
    changeVisit: () => ({ booking: visit, payment: null }),
    ...more,
  });
}

async function addMassage(): Promise<void> {
  await page.getByLabelText("Add a service").fill("massage");
  await page.getByRole("button", { name: /^Warm Oil Massage/ }).click();
}

test("a service is added, its difference shown, and what was shown is sent", async () => {
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

test("a service that has sizes is listed with its own, as the others are with theirs", async () => {
  const long = { ...massage, _id: "long", service_name: "Hair Cut (Long hair)", variantName: "Long hair" };
  const cut = {
    ...massage,
    _id: "short",
    service_name: "Hair Cut",
    variantName: "Short hair",
    variants: [long],
  };
  given({ listServices: () => [facial, cut] });
  await show(<ChangeScreen visitId={visit._id} user={user} />);
  await page.getByLabelText("Add a service").fill("hair");
  await expect.element(page.getByRole("button", { name: /^Hair Cut \(Long hair\)/ })).toBeVisible();
  await page.getByRole("button", { name: /^Hair Cut \(Short hair\)/ }).click();
  await expect.element(inVisit.getByRole("checkbox", { name: /^Hair Cut \(Short hair\)/ })).toBeChecked();
});

test("what is taken out stays to be seen, the last service can't be, and all of it goes by keyboard", async () => {
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

test("what can only be added to a service goes out with it, and neither can be the last", async () => {
  const mask = { ...massage, _id: "rose-mask", service_name: "Rose mask" };
  const withMask = { ...facial, addOns: [mask] };
  const items = visit.items.flatMap((item) => [
    item,
    { ...item, serviceId: mask._id, service_name: mask.service_name },
  ]);
  const both = { ...visit, items };
  given({
    previewChange: ({ query }) => ({ ...preview(query), visit: both }),
    listServices: () => [withMask, massage],
  });
  await show(<ChangeScreen visitId={visit._id} user={user} />);
  const own = inVisit.getByRole("checkbox", { name: /^Turmeric Glow Facial/ });
  await expect.element(own).toBeDisabled();
  await expect.element(inVisit.getByRole("checkbox", { name: /^Rose mask/ })).toBeEnabled();
  await addMassage();
  await own.click();
  await expect.element(inVisit).toMatchTextContent(/Turmeric Glow Facial taken out.*Rose mask taken out/);
  await expect.poll(() => sentWith("previewChange").at(-1)?.query.service).toEqual([massage._id]);
});

test("what can't be had has no sums", async () => {
  given({
    previewChange: ({ query }) =>
      query.service?.includes(massage._id)
        ? refusal("add_on_alone", { detail: "This can only be added to another service." })
        : preview(query),
  });
  await show(<ChangeScreen visitId={visit._id} user={user} />);
  await expect.element(difference).toMatchTextContent(/As much as before/);
  await addMassage();
  await expect.element(page.getByText("This can only be added to another service.")).toBeVisible();
  await expect.element(difference).not.toMatchTextContent(/As much as before/);
  await expect.element(save).toBeDisabled();
});

test("a part that is paid by card now and what is left for the salon are one sentence", async () => {
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

test("what of the money was given back already, or is with the bank, is a line of its own", async () => {
  given({ previewChange: ({ query }) => ({ ...preview(query), paid: 40, refund: 4, gone: 2 }) });
  await show(<ChangeScreen visitId={visit._id} user={user} />);
  await addMassage();
  await expect.element(difference).toMatchTextContent(/Given back already, or with the bank\$2/);
});

test("a visit that fits at other hours alone is saved at the one that is chosen", async () => {
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

test("why a visit was not changed stands beside the button, and nothing that was chosen is lost", async () => {
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

test("a visit that is not to be had says so below the page's heading", async () => {
  given({ previewChange: () => refusal("not_found", { status: 404, detail: "There is no such booking." }) });
  await show(<ChangeScreen visitId="nothing" user={user} />);
  await expect.element(page.getByText(/There is no such booking/)).toBeVisible();
  await expect.element(page.getByRole("heading", { name: "Change services" })).toBeVisible();
});

test("what becomes of a package's session is said and sent, and the desk says who wants it", async () => {
  given({
    previewChange: ({ query }) => ({
      ...preview(query),
      paid: 0,
      ...(query.service?.includes(facial._id) === false && {
        session: query.by === "customer" ? ("lost" as const) : ("back" as const),
      }),
    }),
  });
  await show(<ChangeScreen visitId={visit._id} user={{ ...user, email: "desk@example.com" }} />);
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

test("a visit that has no time yet is changed without one, and no hour is asked for", async () => {
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
