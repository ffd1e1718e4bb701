import { expect, test } from "vitest";
import { at, diaryOf, service, tuesday } from "#domain/availability/salon.fixture.ts";
import { stillFits } from "#domain/availability/still-fits.ts";
import { cellAt } from "#domain/time/cells.ts";

const part = { service_id: "massage", master_id: "sadia", starts_at: at("11:00"), ends_at: at("12:00") };
/** Hours of one master, or of the salon, on Tuesday. */
const only = (masterId: string | null, ...spans: { opens: string; closes: string }[]) => ({
  exceptions: [{ masterId, from: tuesday, to: tuesday, spans }],
});

test("what was planned fits as long as hours and masters stay", () => {
  expect(stillFits(diaryOf(), [part], [])).toBe(true);
  expect(stillFits(diaryOf(only(null, { opens: "11:00", closes: "12:00" })), [part], [])).toBe(true);
});

test("it fits no more when the salon or its master is there for less of it", () => {
  expect(stillFits(diaryOf(only(null, { opens: "11:05", closes: "20:00" })), [part], [])).toBe(false);
  expect(stillFits(diaryOf(only("sadia", { opens: "10:00", closes: "11:55" })), [part], [])).toBe(false);
  expect(stillFits(diaryOf(only("farzana", { opens: "10:00", closes: "11:00" })), [part], [])).toBe(true);
});

test("nor when its master performs the service no more, or has left", () => {
  expect(stillFits(diaryOf(), [{ ...part, master_id: "farzana" }], [])).toBe(false);
  expect(stillFits(diaryOf({ masters: [] }), [part], [])).toBe(false);
});

test("a master may be away while a colour works by itself", () => {
  const colour = service("massage", { processingStartMinutes: 20, processingMinutes: 20 });
  const away = only("sadia", { opens: "10:00", closes: "11:20" }, { opens: "11:40", closes: "20:00" });
  const diary = diaryOf({ services: [colour], ...away });
  expect(stillFits(diary, [part], [])).toBe(true);
  expect(stillFits({ ...diary, services: [service("massage")] }, [part], [])).toBe(false);
});

test("a service that needs a room fits only with a unit of that room, while it is performed", () => {
  const services = [service("massage", { roomId: "cabin" })];
  const rooms = [
    { id: "cabin", unitIds: ["cabin-1"] },
    { id: "bath", unitIds: ["bath-1"] },
  ];
  const diary = diaryOf({ services, rooms });
  const cell = cellAt(part.starts_at);
  expect(stillFits(diary, [part], [{ resourceId: "cabin-1", cell }])).toBe(true);
  expect(stillFits(diary, [part], [{ resourceId: "bath-1", cell }])).toBe(false);
  expect(stillFits(diary, [part], [{ resourceId: "cabin-1", cell: cell - 12 }])).toBe(false);
});
