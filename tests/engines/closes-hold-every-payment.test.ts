import { expect, test } from "vitest";
import { localDate } from "#domain/time/dates.ts";
import { foundSalon } from "#server/boot/found-salon.ts";
import { record } from "#server/database/ledger.ts";
import { newId } from "#server/database/new-id.ts";
import { readSalon } from "#server/database/salon.ts";
import { insertUser } from "#server/database/users.ts";
import { closeDay, readDay, reopenDay } from "#server/usecases/books/daily-close.ts";
import { openTestEngine } from "#tests/support/engine.ts";
import { seeded } from "#tests/support/random.ts";

const hourMs = 3_600_000;
const begins = Date.parse("2026-03-01T08:00:00Z");

test.each([1, 2, 3])(
  "each payment is in exactly one valid close, however days are closed, reopened and skipped, and however clocks differ, seed %i",
  async (seed) => {
    const { engine, remove } = await openTestEngine();
    await engine.transaction((tx) => foundSalon(tx, { demo: true, now: begins }));
    const person = { email: "keya@example.com", emailVerified: true, name: "Keya Desk", photoURL: null };
    const actor = await insertUser(engine.write, person, begins);
    const { zone, currency } = await readSalon(engine.read);
    const draw = seeded(seed);
    const random = (most: number) => Math.floor(draw() * most);
    let now = begins;
    const app = { engine, now: () => now };
    const closed: string[] = [];

    async function close(date: string) {
      const { takings, morningCents, state } = await readDay(app, date);
      if (state !== "open") return;
      const counted = {
        date,
        deskCents: takings.deskCents,
        morningCents: morningCents ?? 0,
        cashCents: 0,
        otherCents: 0,
        leftCents: 0,
        reason: "Not counted.",
      };
      expect(await closeDay(app, actor, counted)).toMatchObject({ ok: true });
      closed.push(date);
    }
    async function reopenLast() {
      const [last] = (await readDay(app, localDate(now, zone))).before;
      if (last) expect(await reopenDay(app, actor, last.number, "Again.")).toMatchObject({ ok: true });
    }
    async function pay() {
      // A server whose clock is up to twenty minutes slow or fast writes it.
      const at = now + (random(41) - 20) * 60_000;
      const kind = draw() < 0.5 ? "charge" : "pay_at_salon";
      const amountCents = draw() < 0.2 ? -random(5000) : random(9000);
      await record(engine.write, { kind, cause: `drawn:${newId()}`, amountCents, currency }, at);
    }

    for (let step = 0; step < 90; step += 1) {
      now += random(6 * hourMs);
      const what = draw();
      if (what < 0.65) await pay();
      else if (what < 0.88) await close(localDate(now - random(3) * 24 * hourMs, zone));
      else for (let times = random(3); times >= 0; times -= 1) await reopenLast();
    }
    now += 48 * hourMs;
    await close(localDate(now, zone));

    const all = await engine.read.selectFrom("day_closes").selectAll().execute();
    const taken = new Set(all.map(({ reopens }) => reopens));
    const holding = all.filter(({ number, reopens }) => reopens === null && !taken.has(number));
    const first = Math.min(...all.map(({ covers_from }) => covers_from));
    const ledger = (await engine.read.selectFrom("ledger").selectAll().execute()).filter(
      ({ at }) => at >= first,
    );
    const lines = await engine.read
      .selectFrom("day_close_lines")
      .selectAll()
      .where("number", "in", [...holding.map(({ number }) => number)])
      .execute();
    const ids = (list: string[]) => list.toSorted();
    expect(ids(lines.map(({ ledger_id }) => ledger_id))).toEqual(ids(ledger.map(({ id }) => id)));
    const sum = (list: number[]) => list.reduce((total, cents) => total + cents, 0);
    expect(sum(holding.map(({ card_cents, desk_cents }) => card_cents + desk_cents))).toBe(
      sum(ledger.map(({ amount_cents }) => amount_cents)),
    );
    expect(ledger.length).toBeGreaterThan(20);
    expect(closed.length).toBeGreaterThan(5);
    await remove();
  },
);
