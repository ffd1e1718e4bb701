/** What may be kept, to be sent again. */
export type KeptThing = "page" | "answer";

/** Counts what a site does. Labels are routes, states and kinds, never an address or a name. */
export interface Metrics {
  /** @param request.route the pattern, such as `/api/bookings/:id` */
  answered(request: { method: string; route: string; status: number; seconds: number }): void;
  /** Records a request for something that may be kept. @param found whether it was */
  asked(what: KeptThing, found: boolean): void;
  calledProvider(asked: { call: string; outcome: "answered" | "failed"; seconds: number }): void;
  /** Records a webhook. @param seconds since its event */
  heardWebhook(seconds: number): void;
  /** All numbers in Prometheus' text format. */
  read(): Promise<string>;
}
