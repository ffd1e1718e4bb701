import type { Answer } from "#contract/calls.ts";
import { callCards, callSalon } from "./calls.ts";
import type { Guest } from "./guest.ts";
import { handRefundBack, noteDeskCancelled, reverseRefundHandBack } from "./till.ts";
import { answers } from "./trouble.ts";

/**
 * Plays the owner, at the pace of the guests: cancels visits, changes deposits, resolves what is open in the inbox, and
 * works in the provider's own dashboard.
 */
export async function runSalon(desk: Guest, until: () => boolean): Promise<void> {
  while (!until()) {
    await desk.stage.whenUp();
    await answers(desk.stage, desk.random.between(3, 12), until);
    await desk.random.choose([
      [25, () => cancelOne(desk)],
      [30, () => resolveOne(desk)],
      [15, () => refundInDashboard(desk)],
      [15, () => answerDispute(desk)],
      [12, () => changeDeposit(desk)],
    ])();
  }
}

async function cancelOne({ stage, person, random, promises }: Guest): Promise<void> {
  const id = random.pick(["", ...promises.booked]);
  if (id === "") return;
  const body = { by: random.pick(["salon", "customer"]) };
  noteDeskCancelled(promises, id, await callSalon(stage, "cancelBooking", person, { params: { id }, body }));
}

/**
 * Resolves one open item of the inbox in a correct way: hands a refund that failed back at the salon, or does the one
 * thing that helps. Sometimes finds that a refund was not handed back after all.
 */
async function resolveOne(desk: Guest): Promise<void> {
  const { stage, person, random } = desk;
  const { status, body } = await callSalon(stage, "listExceptions", person, { query: { limit: "50" } });
  if (status !== 200) return;
  const { exceptions } = body as Answer<"listExceptions">;
  const handed = exceptions.filter(({ handedBack }) => handedBack !== undefined);
  if (handed.length > 0 && random.chance(0.4)) return await reverseRefundHandBack(desk, random.pick(handed));
  const open = exceptions.filter(({ resolvedAt }) => resolvedAt === null);
  if (open.length === 0) return;
  const one = random.pick(open);
  if (one.handBack !== undefined && random.chance(0.7)) return await handRefundBack(desk, one);
  const { _id: id, action } = one;
  await callSalon(stage, "resolveException", person, { params: { id }, body: { action } });
}

async function changeDeposit({ stage, person, random }: Guest): Promise<void> {
  const part = () =>
    random.pick([
      { kind: "percent", percent: random.between(1, 99) },
      { kind: "amount", amount: random.between(50, 4_000) / 100 },
      { kind: "at_salon" },
    ]);
  const rule = () => random.pick([null, null, { kind: "full" }, part()]);
  const above = rule();
  const settings = {
    deposit: random.pick([null, part(), part()]),
    depositRules: {
      above: above && { price: random.between(10, 60), ask: above },
      newGuests: rule(),
      members: rule(),
    },
    fullAfterNoShows: random.pick([null, random.between(1, 3)]),
  };
  await callSalon(stage, "saveSalonSettings", person, { body: settings });
}

async function refundInDashboard({ stage, random }: Guest): Promise<void> {
  const charge = await pickOne(stage, random, "/charges");
  if (!charge) return;
  const amount = String(random.chance(0.5) ? charge.amount : random.between(1, Number(charge.amount)));
  await callCards(stage, "POST", "/refunds", { charge: String(charge.id), amount });
}

async function answerDispute({ stage, random }: Guest): Promise<void> {
  const dispute = await pickOne(stage, random, "/disputes");
  const evidence = random.pick(["winning_evidence", "losing_evidence", "escalate_inquiry_evidence"]);
  if (!dispute) return;
  await callCards(stage, "POST", `/disputes/${dispute.id}`, { "evidence[uncategorized_text]": evidence });
}

async function pickOne(stage: Guest["stage"], random: Guest["random"], path: string) {
  const { body } = await callCards(stage, "GET", path, { limit: "30" });
  const rows = (body.data ?? []) as Record<string, unknown>[];
  return rows.length > 0 ? random.pick(rows) : null;
}
