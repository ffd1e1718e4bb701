import { replaceEqualDeep } from "@tanstack/react-query";

/** The part of a form to send: only the changed fields, since another tab may have changed the rest. */
export function onlyChanged<Sent extends object, Typed extends object>(
  sent: Sent,
  start: Typed,
  typed: Typed,
): Partial<Sent> {
  const isChanged = (field: keyof Typed) => replaceEqualDeep(start[field], typed[field]) !== start[field];
  const fields = new Set<string>((Object.keys(start) as (keyof Typed & string)[]).filter(isChanged));
  return Object.fromEntries(Object.entries(sent).filter(([field]) => fields.has(field))) as Partial<Sent>;
}
