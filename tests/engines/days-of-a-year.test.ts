import { expect, test } from "vitest";
import { minuteOf } from "#app/features/calendar/minutes.ts";
import { twoWeeks, weekMoney } from "#app/features/calendar/week-money.ts";
import { masterDays } from "#app/features/owner/free-gaps.ts";
import { toDollars } from "#domain/money.ts";
import { isAddOn } from "#domain/service-choice.ts";
import { newId } from "#server/database/new-id.ts";
import { listAllServices } from "#server/database/services.ts";
import { toCalendar } from "#server/http/wire/front-desk.ts";
import { reportRevenue } from "#server/usecases/books/report-revenue.ts";
import { retireMaster } from "#server/usecases/catalogue/masters.ts";
import { readCalendar } from "#server/usecases/desk/read-calendar.ts";
import { openTestEngine } from "#tests/support/engine.ts";
import { foundInZone } from "#tests/support/founded.ts";
import { movePastCells } from "#tests/support/past-cells.ts";
import { seeded } from "#tests/support/random.ts";
import { drawYear, writeYear } from "#tests/support/random-year.ts";

const begins = Date.parse("2026-01-01T00:00:00Z");
const dayMs = 86_400_000;
const cellMs = 300_000;
const daysLookedAt = 30;

/** The clocks of Santiago change at midnight, those of London at night, those of Dhaka never. */
test.each([
  [1, "Europe/London"],
  [2, "America/Santiago"],
  [3, "Asia/Dhaka"],
])(
  "what the owner sees of a day equals a count of its five-minute cells, seed %i in %s",
  async (seed, zone) => {
    const { engine, remove } = await openTestEngine();
    await foundInZone(engine, zone, begins);
    const draw = seeded(seed);
    const random = (most: number) => Math.floor(draw() * most);
    const local = (at: number) => Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone);
    const dayOf = (at: number) => local(at).toPlainDate().toString();
    const clockOf = (at: number) => local(at).toPlainTime().toString().slice(0, 5);
    const midnight = (date: string) => Temporal.PlainDate.from(date).toZonedDateTime(zone).epochMilliseconds;

    const masterIds = (await engine.read.selectFrom("masters").select("id").execute()).map(({ id }) => id);
    const services = (await listAllServices(engine.read)).filter((service) => !isAddOn(service));
    const year = drawYear(seed, { from: begins, masterIds, services });
    await writeYear(engine, year);
    const [busy = "", former = ""] = masterIds;
    await retireMaster({ engine, now: () => begins + 200 * dayMs }, "buyer", former, false);
    const pending = year.visits.filter(({ state }, index) => state === "confirmed" && index % 3 === 0);
    const pendingIds = pending.map(({ id }) => id);
    for (const id of pendingIds)
      await engine.write.updateTable("bookings").set({ state: "pending" }).where("id", "=", id).execute();

    // The days to check, including those of the clock changes. Some have special hours or a master who is off.
    const dates = [
      ...Array.from({ length: daysLookedAt }, () => dayOf(begins + random(360) * dayMs + dayMs / 2)),
      ...["2026-03-29", "2026-10-25", "2026-04-05", "2026-09-06"],
    ];
    const shut = new Set(dates.filter((_, index) => index % 11 === 5));
    const away = new Set(dates.filter((date, index) => index % 5 === 2 && !shut.has(date)));
    const shortDay = { opens: "12:00", closes: "15:35" };
    const special = (
      master_id: string | null,
      date: string,
      hours: { opens: string; closes: string } | null,
    ) => ({
      ...{ id: newId(), master_id, date, reason: "" },
      ...{ opens: hours?.opens ?? null, closes: hours?.closes ?? null },
    });
    await engine.write
      .insertInto("hours_exceptions")
      .values([
        ...[...shut].map((date) => special(null, date, null)),
        ...[...away].map((date) => special(busy, date, shortDay)),
      ])
      .execute();
    const taken = new Set(
      year.visits.flatMap(({ masterId, cells }) => cells.map((cell) => `${masterId} ${cell}`)),
    );
    const off = new Set<string>();
    for (const date of new Set(dates)) {
      const masterId = masterIds[random(masterIds.length)] ?? "";
      const from = Math.floor(midnight(date) / cellMs) + 12 * (9 + random(8));
      const cells = Array.from({ length: 30 }, (_, index) => from + index);
      if (cells.some((cell) => taken.has(`${masterId} ${cell}`))) continue;
      const id = newId();
      const span = { starts_at: from * cellMs, ends_at: (from + cells.length) * cellMs };
      await engine.write
        .insertInto("time_off")
        .values({ id, resource_id: masterId, ...span, reason: "Away", created_at: begins })
        .execute();
      await engine.write
        .insertInto("cells")
        .values(
          cells.map((cell) => ({
            resource_id: masterId,
            cell,
            time_off_id: id,
            booking_id: null,
            hold_id: null,
          })),
        )
        .execute();
      for (const cell of cells) off.add(`${masterId} ${cell}`);
    }
    expect(off.size).toBeGreaterThan(30);
    expect(await movePastCells(engine, begins + 180 * dayMs)).toBeGreaterThan(100);

    const salonHours = await engine.read.selectFrom("opening_hours").selectAll().execute();
    const masterHours = await engine.read.selectFrom("master_hours").selectAll().execute();
    const ledger = await engine.read
      .selectFrom("ledger")
      .selectAll()
      .where("kind", "!=", "discount")
      .execute();
    const linesOf = Map.groupBy(ledger, ({ at }) => dayOf(at));
    const takenOn = (date: string) =>
      (linesOf.get(date) ?? []).reduce((cents, { amount_cents }) => cents + amount_cents, 0);
    const standing = year.visits.filter(({ state }) => state !== "cancelled" && state !== "no_show");
    const startOn = Map.groupBy(standing, ({ startsAt }) => dayOf(startsAt));
    // Nobody else is offered the processing time of a colour.
    const inTheWay = new Set([...taken, ...off]);
    for (const { masterId, startsAt, endsAt } of standing)
      for (let at = startsAt; at < endsAt; at += cellMs) inTheWay.add(`${masterId} ${at / cellMs}`);
    const within = (time: string, spans: { opens: string; closes: string }[]) =>
      spans.some(({ opens, closes }) => opens <= time && time < closes);

    let free = 0;
    for (const date of dates) {
      const weekday = new Date(date).getUTCDay();
      const doors = salonHours.filter((span) => span.weekday === weekday);
      const hoursOf = (masterId: string) =>
        masterId === busy && away.has(date)
          ? [shortDay]
          : masterHours.filter((span) => span.master_id === masterId && span.weekday === weekday);
      const works = (masterId: string, at: number) =>
        !shut.has(date) &&
        masterId !== former &&
        within(clocks.get(at) ?? "", doors) &&
        within(clocks.get(at) ?? "", hoursOf(masterId));
      const instants: number[] = [];
      const clocks = new Map<number, string>();
      for (let at = midnight(date); dayOf(at) === date; at += cellMs) {
        instants.push(at);
        clocks.set(at, clockOf(at));
      }
      const now = instants[random(instants.length)] ?? 0;
      const calendar = toCalendar(
        await readCalendar({ engine, now: () => now }, { from: date, to: date }),
        now,
      );
      const [day] = calendar.days;

      let [open, booked] = [0, 0];
      for (const at of instants)
        for (const id of masterIds) {
          const key = `${id} ${at / cellMs}`;
          if (!works(id, at) || off.has(key)) continue;
          open += 1;
          if (taken.has(key)) booked += 1;
        }
      expect(day, date).toMatchObject({
        bookings: startOn.get(date)?.length ?? 0,
        taken: toDollars(takenOn(date)),
        bookedMinutes: booked * 5,
        openMinutes: open * 5,
        chairsInUse: open === 0 ? 0 : Math.round((100 * booked) / open),
      });
      expect(calendar.waiting).toBe(pending.filter(({ endsAt }) => endsAt > now).length);

      // What is free: ranges of the slot grid, from now on, in which the master works and no cell is taken.
      const nowMinute = minuteOf(local(now).toPlainDateTime().toString());
      const shown = masterDays(calendar, date, nowMinute);
      for (const id of masterIds) {
        const stretches: { from: number; to: number }[] = [];
        for (const at of instants) {
          const [hour = 0, minutes = 0] = (clocks.get(at) ?? "").split(":").map(Number);
          const minute = hour * 60 + minutes;
          if (minute < nowMinute || !works(id, at) || inTheWay.has(`${id} ${at / cellMs}`)) continue;
          const last = stretches.at(-1);
          if (last?.to === minute) last.to += 5;
          else stretches.push({ from: minute, to: minute + 5 });
        }
        const step = calendar.slotStepMinutes;
        const long = stretches
          .map(({ from, to }) => ({ from: Math.ceil(from / step) * step, to }))
          .filter(({ from, to }) => to - from >= 30);
        free += long.length;
        expect([date, id, ...(shown.find(({ masterId }) => masterId === id)?.free ?? [])]).toEqual([
          date,
          id,
          ...long,
        ]);
      }

      // The bars of the week, with those of the week before.
      const span = twoWeeks(date);
      const revenue = await reportRevenue({ engine, now: () => now }, span);
      const bars = revenue.days.map(({ date, cents }) => ({ date, amount: toDollars(cents) }));
      const week = weekMoney(bars, date);
      expect(bars).toEqual(bars.map((bar) => ({ ...bar, amount: toDollars(takenOn(bar.date)) })));
      expect(week.days.map((bar) => new Date(bar.date).getUTCDay())).toEqual([0, 1, 2, 3, 4, 5, 6]);
      expect(week.days.map((bar) => bar.date)).toContain(date);
      expect(Math.round(week.soFar * 100)).toBe(
        week.days.reduce((cents, bar) => cents + takenOn(bar.date), 0),
      );
    }
    expect(free).toBeGreaterThan(50);
    await remove();
  },
);
