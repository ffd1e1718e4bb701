import { useState } from "react";
import { useGuest } from "#app/data/guests.ts";

/** What a form of the desk says about its guest. The id is empty for a guest who is new to the desk. */
export interface CallerTyped {
  guestId: string;
  name: string;
  number: string;
  email: string;
}

/** Who the desk is speaking with: a guest that it has found, a new one, or nobody yet. */
export function useCaller(first: { guestId?: string | undefined; typed?: string | undefined }) {
  const typed = first.typed === undefined ? undefined : readCaller(first.typed);
  const [who, setWho] = useState<{ guestId: string } | "new" | null>(
    first.guestId === undefined ? (typed ? "new" : null) : { guestId: first.guestId },
  );
  /** The id of the field that comes next, which gets the focus. */
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

/** What was typed of a new guest, and which field comes next. */
export function readCaller(typed: string) {
  const isNumber = /^[+\d০-৯][\d০-৯\s().-]*$/.test(typed);
  return isNumber
    ? { name: "", number: typed, goOn: newFields.name }
    : { name: typed, number: "", goOn: newFields.number };
}
