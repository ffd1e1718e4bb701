import type { Guest } from "#contract/guests.ts";

export const fieldNames = ["name", "number", "email", "address"] as const;
export type FieldName = (typeof fieldNames)[number];

/** From which of two guests each field is kept. */
export type Chosen = Partial<Record<FieldName, "this" | "other">>;

type Compared = Pick<Guest, FieldName | "hasAccount">;

/** The fields to choose from: those that differ. An account keeps its own email address. */
export function differing(guest: Compared, other: Compared): FieldName[] {
  const hasAccount = guest.hasAccount || other.hasAccount;
  return fieldNames.filter((name) => guest[name] !== other[name] && !(name === "email" && hasAccount));
}

/** A value as its beginning and its end that another one shares, with what differs between them. */
export function apart(value: string, other: string): [head: string, own: string, tail: string] {
  const shortest = Math.min(value.length, other.length);
  let head = 0;
  while (head < shortest && value[head] === other[head]) head++;
  let tail = 0;
  while (tail < shortest - head && value.at(-1 - tail) === other.at(-1 - tail)) tail++;
  return [value.slice(0, head), value.slice(head, value.length - tail), value.slice(value.length - tail)];
}

/** The initial choice: the fields of the guest with the account, unless they are empty. */
export function startChoice(guest: Compared, other: Compared): Required<Chosen> {
  const first = other.hasAccount ? "other" : "this";
  const second = first === "this" ? "other" : "this";
  const [kept, gone] = first === "this" ? [guest, other] : [other, guest];
  const of = (name: FieldName) => (kept[name] === "" && gone[name] !== "" ? second : first);
  return { name: of("name"), number: of("number"), email: of("email"), address: of("address") };
}
