import type { Store } from "../store/open.ts";

export const API_FAULTS = ["slow", "error", "cut", "lock_timeout"] as const;
export const WEBHOOK_FAULTS = ["webhook_drop", "webhook_duplicate", "webhook_delay"] as const;
export type FaultKind = (typeof API_FAULTS)[number] | (typeof WEBHOOK_FAULTS)[number];
export type Moment = "before" | "after";

export interface Fault {
  id: number;
  kind: FaultKind;
  /** `POST /v1/refunds`, `/v1/payment_intents*` or an event's type; a closing `*` stands for anything. */
  target: string;
  /** Whether the call has taken effect when it strikes. */
  moment: Moment;
  /** How often it still strikes. */
  times: number;
  delayMs: number;
  status: number;
}

export function addFault(store: Store, fault: Omit<Fault, "id">): void {
  store.db
    .prepare("INSERT INTO faults (kind, target, moment, times, delay_ms, status) VALUES (?, ?, ?, ?, ?, ?)")
    .run(fault.kind, fault.target, fault.moment, fault.times, fault.delayMs, fault.status);
}

export function listFaults(store: Store): Fault[] {
  return store.db
    .prepare("SELECT * FROM faults ORDER BY seq")
    .all()
    .flatMap((row) => {
      const kind = [...API_FAULTS, ...WEBHOOK_FAULTS].find((known) => known === row.kind);
      if (!kind) return [];
      return {
        id: Number(row.seq),
        kind,
        target: String(row.target),
        moment: row.moment === "after" ? "after" : "before",
        times: Number(row.times),
        delayMs: Number(row.delay_ms),
        status: Number(row.status),
      } satisfies Fault;
    });
}

export function clearFaults(store: Store): void {
  store.db.exec("DELETE FROM faults");
}

/** The oldest fault of these kinds that matches, with one of its times used up. */
export function takeFault(
  store: Store,
  kinds: readonly FaultKind[],
  matches: (target: string, fault: Fault) => boolean,
): Fault | undefined {
  const fault = listFaults(store).find((one) => kinds.includes(one.kind) && matches(one.target, one));
  if (!fault) return undefined;
  if (fault.times > 1) {
    store.db.prepare("UPDATE faults SET times = times - 1 WHERE seq = ?").run(fault.id);
  } else {
    store.db.prepare("DELETE FROM faults WHERE seq = ?").run(fault.id);
  }
  return fault;
}
