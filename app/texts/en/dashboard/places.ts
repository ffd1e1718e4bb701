import { texts } from "#app/texts/texts.ts";

/** Moving a visit on the calendar: where it fits, and who or what is in the way. */
export const placeTexts = texts("placeTexts", {
  notHere: "Not here.",
  notPerformed: (master: string, service: string) => `${master} does not perform ${service}.`,
  mastersStay: "Several masters share this visit, and each keeps their part. Drag it up or down.",
  past: "That time is over.",
  aGuest: "A guest",
  visitThere: (name: string, master: string, from: string, to: string) =>
    `${name} is with ${master}, ${from} to ${to}.`,
  offeredThere: (name: string, master: string, from: string, to: string) =>
    `${master} is offered to ${name} from the waiting list, ${from} to ${to}.`,
  holdThere: (name: string, master: string, from: string, to: string) =>
    `${name} keeps ${master}'s hour while paying, ${from} to ${to}.`,
  closedThere: (what: string, from: string, to: string, master: string) =>
    `${what}: ${master}, ${from === to ? "all day" : `${from} to ${to}`}.`,
  bufferThere: (name: string) => `Set-up and clean-up would run into ${name}'s visit.`,
  roomThere: "The room that it needs is taken then.",
  salonClosed: (from: string, to: string) =>
    `The salon is closed, ${from === to ? "all day" : `${from} to ${to}`}.`,
  kinds: { break: "Break", not_working: "Not working" },

  startsThatFit: "starts that fit",
  fitsFrom: (from: string, to: string) => (from === to ? from : `${from} to ${to}`),
  unable: "does not do it",
  freePlaces: (count: number) =>
    count === 0 ? "no free place" : count === 1 ? "one free place" : `${count} free places`,
  showPlaces: "Free places",
  movingTitle: (name: string) => `Moving ${name}`,
  takes: (services: string, minutes: number) => `${services}, ${minutes} min`,
  howTo: "Drag it onto a green place, press a green place, or choose one here:",
  noPlace: "No place is free on these days.",
  looking: "Looking for free places…",
  notFound: (why: string) => `The free places did not load. ${why}`,
  more: (count: number) => `Show ${count} more`,
  wholeWeek: "Free places of the next seven days",
  stay: "Leave it where it is",
});
