/**
 * What a month of availability costs: 30 days, four masters with breaks, one service with a room, half-booked. Prints
 * milliseconds of CPU time per computation (median of rounds after warm-up; the aim is 0.3), and how many times longer
 * a plain slot-by-slot computation of the same answer takes. Both run in turns, so that noise on the machine affects
 * both alike. Run with: node bench/availability.ts
 */
import { daysInRange } from "#domain/availability/days.ts";
import { daysWithSlots } from "#domain/availability/days-with-slots.ts";
import { slotsInRange } from "#domain/availability/slots.ts";
import { halfBookedMonth, month, oneService } from "./availability-month.ts";
import { naiveStarts } from "./availability-naive.ts";

const diary = halfBookedMonth();
const { from, to } = month;
const subjects = {
  "days with counts": () => daysInRange(diary, oneService, from, to),
  "days with slots, masters and scores": () => slotsInRange(diary, oneService, from, to),
  "both, as the API answers": () => daysWithSlots(diary, oneService, { from, to }),
};

const fast = slotsInRange(diary, oneService, from, to).flatMap(({ slots }) =>
  slots.map((slot) => slot.startsAt),
);
const naive = naiveStarts(diary, oneService, from, to);
if (fast.join() !== naive.join()) throw new Error("the two computations disagree");
console.log(`${naive.length} slots in 30 days`);

for (const [name, subject] of Object.entries(subjects)) {
  for (let warmUp = 0; warmUp < 500; warmUp++) subject();
  const own: number[] = [];
  const other: number[] = [];
  for (let round = 0; round < 15; round++) {
    own.push(millisecondsOf(subject, 200));
    other.push(millisecondsOf(() => naiveStarts(diary, oneService, from, to), 1));
  }
  const ratio = median(other) / median(own);
  console.log(`${name}: ${median(own).toFixed(3)} ms; slot by slot takes ${ratio.toFixed(0)} times as long`);
}

function millisecondsOf(work: () => unknown, times: number): number {
  const start = process.cpuUsage();
  for (let time = 0; time < times; time++) work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000 / times;
}

function median(numbers: number[]): number {
  return numbers.toSorted((one, other) => one - other)[numbers.length >> 1] ?? 0;
}
