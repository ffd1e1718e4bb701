import { callCards } from "./calls.ts";
import type { Stage } from "./stage.ts";

export interface Charge {
  id: string;
  amount: number;
  status: string;
  disputed: boolean;
  payment_intent: string;
  metadata: { shiuli_purchase?: string };
}

export interface Refund {
  id: string;
  amount: number;
  status: string;
  payment_intent: string;
  metadata: { shiuli_refund?: string };
}

/** Lists every object of one kind from the card provider. */
export async function listAll<Row extends { id: string }>(stage: Stage, path: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (;;) {
    const after = rows.at(-1)?.id;
    const fields = { limit: "100", ...(after && { starting_after: after }) };
    const { status, body } = await callCards(stage, "GET", path, fields);
    if (status !== 200) throw new Error(`The cards answered ${status}.`);
    rows.push(...(body.data as Row[]));
    if (!body.has_more) return rows;
  }
}
