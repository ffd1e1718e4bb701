import type { Availability } from "#contract/availability.ts";
import { addDays } from "#domain/time/dates.ts";

/**
 * How many first dates each service's free hours are requested for. There are more queries than the server caches
 * answers for, by number or by bytes, so asking them in turn never hits the cache.
 */
const firstDates = { day: 50, month: 29 };

/**
 * Distinct queries for the free hours of a day or a month, repeated in the same order.
 * @returns a function that gives the path of the next one
 */
export async function freeHourQuestions(url: string, span: "day" | "month"): Promise<() => string> {
  const days = span === "day" ? 1 : 31;
  const services: { _id: string }[] = await (await fetch(`${url}/api/services`)).json();
  const today = new Date().toISOString().slice(0, 10);
  const ask = (service: string, from: string) =>
    `/api/availability?service=${service}&from=${from}&to=${addDays(from, days - 1)}`;
  const first: Availability = await (await fetch(url + ask(services[0]?._id ?? "", today))).json();
  const dates = firstDates[span];
  const begin = addDays(today, 1);
  if (addDays(begin, dates) > first.until) throw new Error("The salon takes no bookings that far ahead.");
  const paths = services.flatMap(({ _id }) =>
    Array.from({ length: dates }, (_, index) => ask(_id, addDays(begin, index))),
  );
  let asked = 0;
  return () => paths[asked++ % paths.length] ?? "";
}
