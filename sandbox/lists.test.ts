import { expect, test } from "vitest";
import { refusal, startSandbox, succeedingIntent } from "./test-support.ts";

test("every charge is listed once, newest first, page by page", async () => {
  const { stripe } = await startSandbox();
  const made: string[] = [];
  for (let index = 0; index < 7; index += 1) {
    const intent = await succeedingIntent(stripe, 1000 + index);
    made.unshift(String(intent.latest_charge));
  }
  const listed = await stripe.charges.list({ limit: 3 }).autoPagingToArray({ limit: 100 });
  expect(listed.map((charge) => charge.id)).toEqual(made);
  const before = await stripe.charges.list({ ending_before: made[3], limit: 2 });
  expect(before.data.map((charge) => charge.id)).toEqual([made[1], made[2]]);
  expect(await refusal(stripe.charges.list({ starting_after: "ch_unknown" }))).toMatchObject({
    code: "resource_missing",
  });
});

test("charges and refunds can be asked for by the time they were made", async () => {
  let now = Date.UTC(2026, 10, 1);
  const { stripe } = await startSandbox({ now: () => now });
  const early = await succeedingIntent(stripe);
  now = Date.UTC(2026, 10, 20);
  await stripe.refunds.create({ payment_intent: early.id, amount: 500 });
  await succeedingIntent(stripe);
  const middle = Date.UTC(2026, 10, 10) / 1000;
  expect(
    (await stripe.charges.list({ created: { lt: middle } })).data.map((one) => one.payment_intent),
  ).toEqual([early.id]);
  expect((await stripe.refunds.list({ created: { gte: middle } })).data).toHaveLength(1);
  expect((await stripe.refunds.list({ created: { lt: middle } })).data).toHaveLength(0);
});

test("the account's movements balance with its charges and refunds", async () => {
  const { stripe } = await startSandbox();
  const intent = await succeedingIntent(stripe, 6000);
  await stripe.refunds.create({ payment_intent: intent.id, amount: 1500 });
  const movements = await stripe.balanceTransactions.list();
  expect(movements.data.map((movement) => movement.amount)).toEqual([-1500, 6000]);
});

test("ids are expanded where asked, through lists too", async () => {
  const { stripe } = await startSandbox();
  const intent = await succeedingIntent(stripe);
  await stripe.refunds.create({ payment_intent: intent.id, amount: 100 });
  const full = await stripe.paymentIntents.retrieve(intent.id, {
    expand: ["latest_charge.refunds", "latest_charge.balance_transaction", "payment_method"],
  });
  expect(full).toMatchObject({
    latest_charge: { refunds: { data: [{ amount: 100 }] }, balance_transaction: { amount: 6000 } },
    payment_method: { card: { last4: "4242" } },
  });
  const list = await stripe.charges.list({ expand: ["data.payment_intent"] });
  expect(list.data[0]?.payment_intent).toMatchObject({ id: intent.id });
  expect(await refusal(stripe.charges.list({ expand: ["data.nonsense"] }))).toMatchObject({
    param: "expand",
  });
});
