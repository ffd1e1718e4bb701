import { useState } from "react";
import { useGuest } from "#app/data/guests.ts";

/** The guest part of a desk form. The id is empty for a guest who is new to the desk. */
export interface CallerTyped {
  guestId: string;
  name: string;
  number: string;
  email: string;
}

/** The person the desk is speaking with: a guest it has found, a new one, or nobody yet. */
export function useCaller(first: { guestId?: string | undefined; typed?: string | undefined }) {
  const typed = first.typed === undefined ? undefined : readCaller(first.typed);
  const [who, setWho] = useState<{ guestId: string } | "new" | null>(
    first.guestId === undefined ? (typed ? "new" : null) : { guestId: first.guestId },
  );
  /** The id of the next field, which gets the focus. */
  const [goOn, setGoOn] = useState(typed?.goOn);
  const isFound = who !== null && who !== "new";
  const query = useGuest(isFound ? who.guestId : undefined);
  const start: CallerTyped = {
    guestId: first.guestId ?? "",
    name: typed?.name ?? "",
    number: typed?.number ?? "",
    email: "",
  };
  return { who, setWho, goOn, setGoOn, query, guest: isFound ? query.data : undefined, start };
}

export const newFields = { name: "new-guest-name", number: "new-guest-number" };

/** Reads what was typed for a new guest as a name or a number, and says which field comes next. */
export function readCaller(typed: string) {
  const isNumber = /^[+\d০-৯][\d০-৯\s().-]*$/.test(typed);
  return isNumber
    ? { name: "", number: typed, goOn: newFields.name }
    : { name: typed, number: "", goOn: newFields.number };
}
