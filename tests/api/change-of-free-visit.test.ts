import { expect, test } from "vitest";
import { hourAhead } from "#tests/support/booked.ts";
import { call, callLoosely } from "#tests/support/calls.ts";
import { askFor } from "#tests/support/deposits.ts";
import { givenOwner, givenSalon } from "#tests/support/given.ts";
import { addOffer, orderWith } from "#tests/support/offers.ts";
import { addPerson } from "#tests/support/people.ts";
import { bookingOf, serviceNamed } from "#tests/support/visits.ts";

const salon = givenSalon();
const owner = givenOwner(salon);

test("a visit made free by a code gets no service that must be paid at booking, unless it is paid", async () => {
  await askFor(salon, owner, null);
  const guest = await addPerson(salon, { verified: true });
  const thread = await serviceNamed(salon, "Threading");
  const facial = await serviceNamed(salon, "Turmeric Glow Facial");
  const { code } = await addOffer(salon, {
    off: { kind: "percent", percent: 100 },
    serviceIds: [thread._id],
  });
  const hour = await hourAhead(salon, [thread._id, facial._id], 80);
  const { masterIds, startsAt } = hour;
  const visit = { service: { ...thread, price: 0 }, masterId: masterIds[0] ?? "", startsAt };
  const { purchaseId } = await call(salon, "createPaymentIntent", orderWith(code, visit), guest);
  const { insertedId: id } = await call(
    salon,
    "createBooking",
    bookingOf(guest, visit.service, purchaseId),
    guest,
  );
  const query = { service: [thread._id, facial._id] };
  const shown = await callLoosely(salon, "previewChange", { params: { id }, query }, guest);
  expect({ code: shown.body.code, pay: shown.body.pay }).toEqual({ code: "wrong_state", pay: undefined });
});
