import type { BookingState } from "#domain/booking-states.ts";

export interface DemoVisit {
  service: string;
  /** First name of the master. */
  master: string;
  /** The visit is on the first day that has room, counted from today; negative for a past one. */
  inDays: number;
  state: BookingState;
}

/** The demo customer's past and coming visits. */
export const demoVisits: DemoVisit[] = [
  { service: "Threading", master: "Farzana", inDays: -61, state: "completed" },
  { service: "Thermal Bath", master: "Sadia", inDays: -34, state: "completed" },
  { service: "Turmeric Glow Facial", master: "Labonno", inDays: -19, state: "completed" },
  { service: "Warm Oil Massage", master: "Sadia", inDays: 3, state: "pending" },
  { service: "Hair Cut & Finish", master: "Farzana", inDays: 12, state: "confirmed" },
];
