/** What is kept to be answered again. */
export type KeptThing = "page" | "answer";

/** Counts what a site does. Labels are routes, states and kinds, never an address or a name. */
export interface Metrics {
  /** @param request.route the pattern, as `/api/bookings/:id` */
  answered(request: { method: string; route: string; status: number; seconds: number }): void;
  /** Something was asked for that may be kept. @param found whether it was */
  asked(what: KeptThing, found: boolean): void;
  calledProvider(asked: { call: string; outcome: "answered" | "failed"; seconds: number }): void;
  /** A webhook was heard. @param seconds since what it tells of */
  heardWebhook(seconds: number): void;
  /** All numbers in Prometheus' text. */
  read(): Promise<string>;
}
