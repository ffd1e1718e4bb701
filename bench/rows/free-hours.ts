import type { Availability } from "#contract/availability.ts";
import { addDays } from "#domain/time/dates.ts";

/**
 * Of these many dates each service's free hours are asked: more questions than the server keeps answers of, by number
 * or by bytes, so that asking one after the other finds none kept.
 */
const firstDates = { day: 50, month: 29 };

/**
 * Questions for the free hours of a day or a month, no two alike, asked again and again in the same order.
 * @returns gives the path of the next one
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
