import type { Selectable } from "kysely";
import { mostAttempts } from "#domain/deliveries.ts";
import type { OutboxTable } from "#server/database/schema/plumbing.ts";
import { readMails } from "./mails.ts";
import type { Stage } from "./stage.ts";
import type { GivenAnswer, TakenText, TextsOfRound } from "./text-gateway.ts";

type Work = Selectable<OutboxTable>;

/** Notices that are sent by mail or by text. These are the prefixes of their causes. */
const notices =
  /^(received|confirmed|moved|changed|change_lost|cancelled|hour_lost|hour_offered|reminder_day|reminder_hours):/;
/** Reasons why nothing was sent to someone who can't be mailed. */
const withoutMail: readonly (string | null)[] = ["undelivered", "limit", "stopped", "no_address"];
/** A text that was being sent when STOP came still arrives within this time, even on a slow machine. */
const onItsWayMs = 5_000;
/** What the salon learns within this time of an action comes too late for that action. */
const momentMs = 2_000;

/**
 * Checks what must hold for texts. Each notice reaches its reader once, by text or by mail, or has a reason why not.
 * Nobody who answered STOP gets a text after the salon has acknowledged it. The gateway sends nothing without a cause
 * in the work queue.
 */
export async function judgeTexts(stage: Stage): Promise<string[]> {
  const { texts, engine } = stage;
  if (!texts) return [];
  const works = await engine.read.selectFrom("outbox").selectAll().execute();
  const byId = new Map(works.map((work) => [work.id, work]));
  return [
    ...texts.taken
      .filter(({ work }) => !byId.has(work))
      .map(({ number }) => `nothing has caused a text to ${number}`),
    ...texts.taken
      .filter((text) => isAfterStop(text, texts.answers, byId.get(text.work)?.created_at ?? 0))
      .map(({ number, work }) => `${number} answered STOP and got a text of ${byId.get(work)?.cause}`),
    ...(await judgeNotices(stage, byId, texts)),
  ];
}

/** @param queuedAt when the notice was caused, on the salon's clock */
function isAfterStop({ number, at }: TakenText, answers: GivenAnswer[], queuedAt: number): boolean {
  const before = answers.filter((one) => one.number === number && one.sentAt <= at);
  const started = before.findLastIndex(({ wants }) => wants === "start");
  return before
    .slice(started + 1)
    .some(({ heard }) => heard && (at > heard.at + onItsWayMs || queuedAt > heard.thereAt + momentMs));
}

async function judgeNotices(
  { dataDir, engine }: Stage,
  byId: ReadonlyMap<string, Work>,
  texts: TextsOfRound,
): Promise<string[]> {
  const mails = new Map((await readMails(dataDir)).map(({ messageId = "", at }) => [nameIn(messageId), at]));
  const addressed = await listAddressed(engine);
  const byName = Map.groupBy(byId.values(), (work) => nameOf(work, byId));
  return [...byName].flatMap(([name, works]) => {
    if (name === null) return [];
    const sent = texts.taken.filter(({ work }) => works.some(({ id }) => id === work));
    const mailedAt = mails.get(name);
    const reached: Told[] = sent.filter(({ arrives }) => arrives);
    if (mailedAt !== undefined) reached.push({ at: mailedAt, isSilent: false, heardAt: null });
    const reasons = works.filter(({ done_at, not_sent }) => done_at === null || not_sent !== null);
    const isUntold = reasons.some(({ not_sent, attempts, done_at, payload }) => {
      const isGivenUp = done_at === null && attempts >= mostAttempts;
      return (isGivenUp || withoutMail.includes(not_sent)) && addressed(payload);
    });
    return [
      ...(reached.length === 0 && (reasons.length === 0 || isUntold) ? [`nobody was told ${name}`] : []),
      ...(isTwice(reached, texts) ? [`${name} was told ${reached.length} times`] : []),
    ];
  });
}

type Told = Pick<TakenText, "at" | "isSilent" | "heardAt">;

/**
 * Whether something was sent twice although the salon knew of the first time. Not counted when its server died in
 * between.
 */
function isTwice(told: readonly Told[], { deaths }: TextsOfRound): boolean {
  const inTurn = told.toSorted((one, other) => one.at - other.at);
  return inTurn.slice(1).some(({ at }, index) => {
    const before = inTurn[index];
    if (!before) return false;
    const hasHeard = before.heardAt !== null && before.heardAt + momentMs < at;
    return hasHeard || !(before.isSilent || deaths.some((death) => death >= before.at && death <= at));
  });
}

/** The name of a notice, which its mails carry, too; null for other work. */
function nameOf(work: Work, byId: ReadonlyMap<string, Work>): string | null {
  const failed = /^undelivered:(.+)$/.exec(work.cause)?.[1];
  const { cause } = (failed !== undefined && byId.get(failed)) || work;
  return notices.test(cause) ? cause.replaceAll(":", ".") : null;
}

const nameIn = (messageId: string) => messageId.slice(1).split("@")[0] ?? "";

/** Tells whether the reader of a notice has an address: a customer, or a guest who left one. */
async function listAddressed(engine: Stage["engine"]): Promise<(payload: string) => boolean> {
  const bookings = await engine.read.selectFrom("bookings").select("id").where("email", "=", "").execute();
  const offered = await engine.read
    .selectFrom("offered_hours")
    .innerJoin("waiting", "waiting.id", "offered_hours.waiting_id")
    .select("offered_hours.id")
    .where("waiting.user_id", "is", null)
    .execute();
  const without = new Set([...bookings, ...offered].map(({ id }) => id));
  return (payload) => {
    const { bookingId, offeredHourId }: Record<string, string | undefined> = JSON.parse(payload);
    return !without.has(bookingId ?? offeredHourId ?? "");
  };
}
