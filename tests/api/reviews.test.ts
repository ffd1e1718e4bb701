import { beforeAll, expect, test } from "vitest";
import { call, callLoosely, refused } from "#tests/support/calls.ts";
import { givenOwner, givenSalon } from "#tests/support/given.ts";
import { addPerson } from "#tests/support/people.ts";

const salon = givenSalon();
const admin = givenOwner(salon);
let id: string;

beforeAll(async () => {
  const body = { name: "Mim Akter", image: "/art/mark.svg", rating: 4, testimonial: "Calm hands." };
  id = (await call(salon, "createReview", { body }, await addPerson(salon))).insertedId;
});

const shown = async () => (await call(salon, "listReviews", {})).find(({ _id }) => _id === id);
const managed = async () =>
  (await call(salon, "listAllReviews", { query: {} }, admin)).find(({ _id }) => _id === id);
const moderate = (body: { state?: "published" | "hidden"; reason?: string; reply?: string }) =>
  call(salon, "moderateReview", { params: { id }, body }, admin);

test("a review without a visit waits until an admin publishes it", async () => {
  expect(await shown()).toBeUndefined();
  expect(await managed()).toMatchObject({ state: "pending", hiddenReason: null, reply: null });
  await moderate({ state: "published" });
  expect(await shown()).toMatchObject({ testimonial: "Calm hands.", reply: null });
});

test("the salon's reply appears below the review, and disappears when emptied", async () => {
  await moderate({ reply: " Thank you, Mim. " });
  expect(await shown()).toMatchObject({ reply: "Thank you, Mim." });
  await moderate({ reply: "" });
  expect(await shown()).toMatchObject({ reply: null });
});

test("hiding a review needs a reason, and it can be shown again", async () => {
  expect(
    (await refused(salon, "moderateReview", { params: { id }, body: { state: "hidden" } }, admin)).detail,
  ).toBe("Say why it is hidden");
  await moderate({ state: "hidden", reason: "It names a guest." });
  expect(await shown()).toBeUndefined();
  expect(await managed()).toMatchObject({ state: "hidden", hiddenReason: "It names a guest." });
  await moderate({ state: "published" });
  expect(await managed()).toMatchObject({ state: "published", hiddenReason: null });
});

test("a moderator with an outdated list is told what somebody else has done with the review, and that stays", async () => {
  const body = { name: "Rupa Sen", image: "/art/mark.svg", rating: 1, testimonial: "Names somebody." };
  const { insertedId } = await call(salon, "createReview", { body }, await addPerson(salon));
  const seen = { state: "pending" as const, reply: null };
  const params = { id: insertedId };
  const asOf = (sent: object) => callLoosely(salon, "moderateReview", { params, body: sent }, admin);
  const hide = { state: "hidden", reason: "It names a guest.", seen };
  const both = await Promise.all([asOf(hide), asOf({ state: "published", seen })]);
  const told = both.find(({ status }) => status === 409)?.body.detail;
  const listed = await call(salon, "listAllReviews", { query: {} }, admin);
  const { state } = listed.find(({ _id }) => _id === insertedId) ?? {};
  expect(told).toContain(state === "hidden" ? "has hidden this review" : "has shown this review");
  const done = { hidden: hide, published: { state: "published", seen }, pending: {} }[state ?? "pending"];
  expect((await asOf(done)).status).toBe(200);
  expect((await asOf({ reply: "Thank you.", seen })).status).toBe(200);
  expect((await asOf({ reply: "We are sorry.", seen })).body.detail).toContain("has answered this review");
  expect((await asOf({ reply: "Thank you.", seen })).status).toBe(200);
});

test("what says nothing about a review is refused as such, though the review exists", async () => {
  const params = { id };
  for (const body of [{}, { seen: { state: "published", reply: null } }]) {
    const answer = await callLoosely(salon, "moderateReview", { params, body }, admin);
    expect(answer).toMatchObject({ status: 422, body: { detail: "Say what changes" } });
  }
});

test("a reply that is sent with a state is noted as a reply, too", async () => {
  const before = await noted();
  await moderate({ state: "published", reply: "Thank you." });
  expect(await noted()).toEqual([...before, "review_published", "review_reply"].toSorted());
});

/** What the audit log has of the review. */
async function noted() {
  const rows = salon.app.engine.read.selectFrom("audit_log").select("action").where("subject_id", "=", id);
  return (await rows.execute()).map(({ action }) => action).toSorted();
}

test("a customer without a visit has one waiting review, however often and fast it is sent", async () => {
  const guest = await addPerson(salon);
  const body = { name: "Tuli", image: "/art/mark.svg", rating: 5, testimonial: "Lovely." };
  const sent = await Promise.all([1, 2, 3].map(() => callLoosely(salon, "createReview", { body }, guest)));
  expect(sent.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  const first = sent.find(({ status }) => status === 201)?.body.insertedId;
  expect((await refused(salon, "createReview", { body }, guest)).code).toBe("review_waiting");
  const params = { id: String(first) };
  await call(salon, "moderateReview", { params, body: { state: "published" } }, admin);
  expect((await callLoosely(salon, "createReview", { body }, guest)).status).toBe(201);
});

test("a waiting review is on the owner's list, however many came after it", async () => {
  const guest = await addPerson(salon);
  const body = { name: "Mina", image: "/art/mark.svg", rating: 5, testimonial: "Quiet." };
  const waiting = (await call(salon, "createReview", { body }, guest)).insertedId;
  const at = salon.clock.now();
  const newer = Array.from({ length: 510 }, (_, index) => ({
    id: `newer-${index}`,
    user_id: null,
    booking_id: null,
    name: "A guest",
    image: "/art/mark.svg",
    rating: 5,
    testimonial: "Lovely.",
    state: "published" as const,
    hidden_reason: null,
    reply: null,
    created_at: at + 1 + index,
  }));
  for (let from = 0; from < newer.length; from += 100) {
    await salon.app.engine.write
      .insertInto("reviews")
      .values(newer.slice(from, from + 100))
      .execute();
  }
  const listed = (await call(salon, "listAllReviews", { query: {} }, admin)).map(({ _id }) => _id);
  expect(listed).toContain(waiting);
  expect(listed.indexOf("newer-509")).toBe(0);
});
