import { ask } from "./pair.ts";

/**
 * What `--break` breaks on purpose before a round begins, to prove that the judge would detect it. Each comment says
 * what a customer would notice.
 */
export const sabotages = {
  /** Acknowledged writes are lost with the primary, because a commit does not wait for the replica. */
  durability: ["alter role shiuli set synchronous_commit = local"],
  /** Two visits can get one chair, because only what a server has read before prevents it. */
  chairs: ["alter table cells drop constraint cells_pkey"],
  /** Some cancellations are acknowledged but not stored. */
  cancellations: [
    `create function keep_state() returns trigger language plpgsql as $$ begin
       if new.state = 'cancelled' and random() < 0.3 then new.state = old.state; end if; return new; end $$`,
    "create trigger keep_state before update of state on bookings for each row execute function keep_state()",
  ],
  /** Some lines of the ledger are one cent too high. */
  money: [
    `create function add_cent() returns trigger language plpgsql as $$ begin
       if new.kind = 'charge' and random() < 0.3 then new.amount_cents = new.amount_cents + 1; end if; return new; end $$`,
    "create trigger add_cent before insert on ledger for each row execute function add_cent()",
  ],
} satisfies Record<string, string[]>;

export type Sabotage = keyof typeof sabotages;

export function isSabotage(name: string): name is Sabotage {
  return name in sabotages;
}

export async function sabotage(port: number, name: Sabotage): Promise<void> {
  for (const statement of sabotages[name]) await ask(port, statement, "salon");
}
