import type { Answer } from "#contract/calls.ts";
import { callSalon } from "./calls.ts";
import { confirm, type Guest, think } from "./guest.ts";

/** Adds a service to a visit, takes one out or exchanges one; pays the difference by card, leaves it, or leaves all of it. */
export async function changeVisit(guest: Guest, id: string): Promise<void> {
  const { stage, person, random, menu } = guest;
  const params = { id };
  const own = await callSalon(stage, "previewChange", person, { params });
  if (own.status !== 200) return;
  const { visit } = own.body as unknown as Answer<"previewChange">;
  const has = visit.items.map(({ serviceId }) => serviceId);
  const { serviceId: other } = random.pick(menu.offers);
  const wanted = random.choose([
    [50, [...has, other]],
    [30, has.length > 1 ? has.slice(1) : [other]],
    [20, [...has.slice(1), other]],
  ]);
  const query = wanted.map((service): [string, string] => ["service", service]);
  const shown = await callSalon(stage, "previewChange", person, { params, query });
  if (shown.status !== 200) return;
  const { seen, price, refund, pay } = shown.body as unknown as Answer<"previewChange">;
  const way = pay.length > 0 ? random.pick(pay) : undefined;
  const body = { serviceIds: wanted, seen, price, refund, ...(way && { pay: way }) };
  const change = () => callSalon(stage, "changeVisit", person, { params, body });
  const [answer] = await Promise.all(random.chance(0.15) ? [change(), change()] : [change()]);
  const { payment = null } = answer?.status === 200 ? (answer.body as Partial<Answer<"changeVisit">>) : {};
  if (payment) await payFor(guest, id, payment.clientSecret);
}

async function payFor(guest: Guest, id: string, secret: string): Promise<void> {
  const { stage, person, random } = guest;
  const transactionId = secret.split("_secret_")[0] ?? "";
  await think(guest, 60);
  if (random.chance(0.1)) return;
  await confirm(guest, transactionId, secret);
  // A browser that dies now leaves the rest to the webhook and the sweep.
  if (random.chance(0.3)) return;
  const finish = () => callSalon(stage, "payForChange", person, { params: { id }, body: { transactionId } });
  await Promise.all(random.chance(0.2) ? [finish(), finish()] : [finish()]);
}
