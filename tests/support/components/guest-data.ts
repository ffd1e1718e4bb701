import type { Guest } from "#contract/guests.ts";

/** A guest with an account who has never come. */
export function guestOf(name: string): Guest {
  return {
    _id: name.toLowerCase().replace(" ", "-"),
    name,
    number: "01711204118",
    email: "nadia@example.com",
    address: "",
    hasAccount: true,
    visits: 0,
    noShows: 0,
    spent: 0,
    owes: 0,
    lastVisit: null,
    nextVisit: null,
    memberUntil: null,
    since: "2026-03-01T10:00:00+06:00",
    otherNumbers: [],
    isAddressKnown: true,
    isAddressProved: true,
    language: "en",
    byText: false,
    notes: [],
    visitList: [],
    packages: [],
    usualMaster: null,
    usualService: null,
    everyDays: null,
    lookalikes: [],
    merges: [],
  };
}
