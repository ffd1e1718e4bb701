import { replaceEqualDeep } from "@tanstack/react-query";

/** What of a form is sent: only what was changed in it, since another tab may have changed the rest meanwhile. */
export function onlyChanged<Sent extends object, Typed extends object>(
  sent: Sent,
  start: Typed,
  typed: Typed,
): Partial<Sent> {
  const isChanged = (field: keyof Typed) => replaceEqualDeep(start[field], typed[field]) !== start[field];
  const fields = new Set<string>((Object.keys(start) as (keyof Typed & string)[]).filter(isChanged));
  return Object.fromEntries(Object.entries(sent).filter(([field]) => fields.has(field))) as Partial<Sent>;
}
