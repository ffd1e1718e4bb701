import { expect, test } from "vitest";
import { isAddOn } from "#domain/service-choice.ts";
import { newId } from "#server/database/new-id.ts";
import { keepPastHours } from "#server/database/past-hours.ts";
import { listAllServices } from "#server/database/services.ts";
import { reportFigures } from "#server/usecases/books/report-figures.ts";
import { retireMaster } from "#server/usecases/catalogue/masters.ts";
import { openTestEngine } from "#tests/support/engine.ts";
import { foundInZone } from "#tests/support/founded.ts";
import { movePastCells } from "#tests/support/past-cells.ts";
import { seeded } from "#tests/support/random.ts";
import { drawYear, type WrittenVisit, writeYear } from "#tests/support/random-year.ts";

const begins = Date.parse("2026-01-01T00:00:00Z");
const dayMs = 86_400_000;
const cellMs = 300_000;

/** The clocks of Santiago change at midnight, those of London at night, those of Dhaka never. */
test.each([
  [1, "Europe/London"],
  [3, "America/Santiago"],
  [5, "Asia/Dhaka"],
])("each figure of a random year equals a count visit by visit, seed %i in %s", async (seed, zone) => {
  const dateOf = (at: number) => Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone);
  const dayOf = (at: number) => dateOf(at).toPlainDate().toString();
  const { engine, remove } = await openTestEngine();
  await foundInZone(engine, zone, begins);
  const draw = seeded(seed);
  const random = (most: number) => Math.floor(draw() * most);
  const masterIds = (await engine.read.selectFrom("masters").select("id").execute()).map(({ id }) => id);
  const services = (await listAllServices(engine.read)).filter((service) => !isAddOn(service));
  const [late = "", busy = "", former = ""] = masterIds;
  // One master started in the middle of the year, one is away on some days, one left, and the salon is closed on
  // other days.
  const lateSince = begins + 150 * dayMs;
  await engine.write.updateTable("masters").set({ created_at: lateSince }).where("id", "=", late).execute();
  const left = begins + 195 * dayMs + 12 * cellMs;
  const year = drawYear(seed, { from: begins, masterIds, services });
  const visits = year.visits.filter(
    ({ masterId, startsAt }) =>
      (masterId !== late || startsAt > lateSince + dayMs) && (masterId !== former || startsAt < left),
  );
  await writeYear(engine, { ...year, visits });
  const shut = Array.from({ length: 10 }, () => dayOf(begins + random(365) * dayMs + dayMs / 2));
  const away = Array.from({ length: 10 }, () => dayOf(begins + random(365) * dayMs + dayMs / 2));
  const special = (
    masterId: string | null,
    date: string,
    hours: { opens: string; closes: string } | null,
  ) => ({
    id: newId(),
    master_id: masterId,
    date,
    opens: hours?.opens ?? null,
    closes: hours?.closes ?? null,
    reason: "",
  });
  const shortDay = { opens: "12:00", closes: "15:30" };
  await engine.write
    .insertInto("hours_exceptions")
    .values([
      ...[...new Set(shut)].map((date) => special(null, date, null)),
      ...[...new Set(away)].map((date) => special(busy, date, shortDay)),
    ])
    .execute();
  // The salon's hours changed twice. The hours read here first apply from the second change on.
  const salonHours = await engine.read.selectFrom("opening_hours").selectAll().execute();
  const masterHours = await engine.read.selectFrom("master_hours").selectAll().execute();
  const shorter = salonHours.map((span) => ({ ...span, opens: "13:00" }));
  const changes = [begins + 120 * dayMs, begins + 180 * dayMs + 3 * cellMs].map((until, at) => ({
    until,
    week: at === 0 ? salonHours.filter(({ weekday }) => weekday !== 1) : shorter,
  }));
  for (const { until, week } of changes)
    await keepPastHours(
      engine.write,
      { week, next: until === changes[0]?.until ? shorter : salonHours },
      until,
    );
  await retireMaster({ engine, now: () => left }, "buyer", former, false);
  const now = begins + 400 * dayMs;
  expect(await movePastCells(engine, begins + 180 * dayMs)).toBeGreaterThan(100);
  const from = dayOf(begins + random(150) * dayMs + dayMs / 2);
  const to = dayOf(begins + (200 + random(150)) * dayMs + dayMs / 2);
  const figures = await reportFigures({ engine, now: () => now }, { from, to });

  const isIn = (at: number) => dayOf(at) >= from && dayOf(at) <= to;
  const ofSpan = visits.filter(({ startsAt }) => isIn(startsAt));
  const came = (all: WrittenVisit[]) => all.filter(({ state }) => state === "completed");
  const kept = ({ cardCents, refundedCents, salonCents }: WrittenVisit) =>
    (cardCents ?? 0) - refundedCents + salonCents;
  const total = (list: WrittenVisit[], count: (visit: WrittenVisit) => number) =>
    list.reduce((sum, visit) => sum + count(visit), 0);

  // Guests who came again.
  const known = came(ofSpan).filter(({ guest }) => guest !== null);
  const againWithin = (visit: WrittenVisit, ms: number) =>
    visits.some(
      ({ id, guest, madeAt }) =>
        id !== visit.id && guest === visit.guest && madeAt >= visit.startsAt && madeAt <= visit.endsAt + ms,
    );
  const here = known.filter((visit) => againWithin(visit, 0));
  const dayAfter = known.filter((visit) => !here.includes(visit) && againWithin(visit, dayMs));
  expect(figures.again).toMatchObject({
    visits: known.length,
    here: here.length,
    dayAfter: dayAfter.length,
  });
  expect(here.length).toBeGreaterThan(0);
  for (const { masterId, ...of } of figures.again.masters) {
    const own = (list: WrittenVisit[]) => list.filter((visit) => visit.masterId === masterId).length;
    expect(of).toEqual({ visits: own(known), here: own(here), dayAfter: own(dayAfter) });
  }

  // Guests who came back, by days.
  for (const { days, ...of } of figures.back) {
    const due = came(visits).filter(({ guest, startsAt }) => guest !== null && isIn(startsAt + days * dayMs));
    const back = due.filter((visit) =>
      came(visits).some(
        ({ guest, startsAt }) =>
          guest === visit.guest && startsAt > visit.startsAt && startsAt - visit.startsAt <= days * dayMs,
      ),
    );
    expect(of).toEqual({ visits: due.length, back: back.length });
  }

  // New and returning guests.
  const guests = new Set(known.map(({ guest }) => guest));
  const isFresh = (guest: string | null) =>
    !came(visits).some((visit) => visit.guest === guest && dayOf(visit.startsAt) < from);
  const fresh = [...guests].filter(isFresh).length;
  expect(figures.guests).toMatchObject({ fresh, known: guests.size - fresh });
  expect(figures.guests.parts[0]?.from).toBe(from);
  expect(figures.guests.parts.at(-1)?.to).toBe(to);
  expect(figures.guests.parts.reduce((sum, part) => sum + part.fresh, 0)).toBe(fresh);

  // No-shows.
  const missed = ofSpan.filter(({ state }) => state === "no_show");
  const late_ = ofSpan.filter(({ cancelled, cardCents, startsAt }) => {
    if (cancelled?.by !== "customer") return false;
    return startsAt - cancelled.at < (cardCents === null ? 48 : 30) * 3_600_000;
  });
  expect(late_.length).toBeGreaterThan(0);
  for (const [counted, list] of [
    [figures.noShows, missed],
    [figures.late, late_],
  ] as const) {
    expect(counted).toEqual({
      visits: list.length,
      priceCents: total(list, ({ priceCents }) => priceCents),
      keptCents: total(list, kept),
      costCents: total(list, (visit) => visit.priceCents - kept(visit)),
      unpaid: list.filter((visit) => kept(visit) === 0).length,
    });
  }

  // Earnings.
  const names = [...new Set(came(ofSpan).map(({ service }) => service.name))];
  expect(figures.earnings.map(({ service }) => service).toSorted()).toEqual(names.toSorted());
  for (const { service: name, ...of } of figures.earnings) {
    const own = came(ofSpan).filter(({ service }) => service.name === name);
    const minutes = total(
      own,
      ({ service }) => service.prep_minutes + service.minutes + service.cleanup_minutes,
    );
    const cents = total(own, kept);
    const perHourCents = Math.round((cents * 60) / minutes);
    expect(of).toEqual({ times: own.length, minutes, cents, perHourCents });
  }

  // Sources.
  const madeHere = visits.filter(({ madeAt }) => isIn(madeAt));
  for (const { source, bookings } of figures.sources) {
    const own = madeHere.filter(
      (visit) => (visit.source ?? (visit.cardCents === null ? "desk" : "site")) === source,
    );
    expect(bookings).toBe(own.length);
  }
  expect(figures.sources.reduce((sum, { bookings }) => sum + bookings, 0)).toBe(madeHere.length);

  // Chairs: every five minutes of the span, by master.
  const clock = (at: number) => dateOf(at).toPlainTime().toString().slice(0, 5);
  const within = (time: string, spans: { opens: string; closes: string }[]) =>
    spans.some(({ opens, closes }) => opens <= time && time < closes);
  const booked = new Set(visits.flatMap((visit) => visit.cells.map((cell) => `${visit.masterId} ${cell}`)));
  const use = new Map<string, { bookedMinutes: number; openMinutes: number }>();
  const count = (key: string, isBooked: boolean) => {
    const own = use.get(key) ?? { bookedMinutes: 0, openMinutes: 0 };
    use.set(key, own);
    own.openMinutes += 5;
    if (isBooked) own.bookedMinutes += 5;
  };
  for (let at = begins - dayMs; at < begins + 400 * dayMs; at += cellMs) {
    const date = dayOf(at);
    if (date < from || date > to || shut.includes(date)) continue;
    const weekday = new Date(date).getUTCDay();
    const time = clock(at);
    const midnight = dateOf(at).startOfDay().epochMilliseconds;
    const doors = changes.find(({ until }) => until > midnight)?.week ?? salonHours;
    const isOpen = within(
      time,
      doors.filter((span) => span.weekday === weekday),
    );
    if (!isOpen) continue;
    for (const id of masterIds) {
      const usual = masterHours.filter((span) => span.master_id === id && span.weekday === weekday);
      if (!within(time, id === busy && away.includes(date) ? [shortDay] : usual)) continue;
      if (id === late && at < lateSince) continue;
      if (id === former && midnight >= left) continue;
      const isBooked = booked.has(`${id} ${at / cellMs}`);
      for (const key of ["all", id, `${weekday} ${Number(time.slice(0, 2))}`]) count(key, isBooked);
    }
  }
  const { masters, hours, ...all } = figures.chairs;
  expect(all).toEqual(use.get("all"));
  expect(all.bookedMinutes).toBeGreaterThan(0);
  expect(masters.map(({ masterId }) => masterId)).toContain(former);
  for (const { masterId, ...own } of masters)
    expect(own).toEqual(use.get(masterId) ?? { bookedMinutes: 0, openMinutes: 0 });
  for (const { weekday, hour, ...own } of hours) expect(own).toEqual(use.get(`${weekday} ${hour}`));
  expect(hours.length).toBe(use.size - 1 - masters.filter(({ openMinutes }) => openMinutes > 0).length);
  await remove();
});
