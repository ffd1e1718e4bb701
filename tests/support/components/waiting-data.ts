import type { DeskWaitingEntry } from "#contract/waiting.ts";

/** A guest without an account who waits for a bath on Tuesday with any master. Nothing is free. */
export const lubna: DeskWaitingEntry = {
  _id: "w1",
  state: "waiting",
  serviceIds: ["bath"],
  service_name: "Thermal Bath",
  masterIds: ["any"],
  dates: ["2026-11-24"],
  hours: [],
  since: "2026-11-20T10:00:00Z",
  endedAt: null,
  offered: null,
  guestId: "g1",
  name: "Lubna Rahman",
  number: "01722618040",
  email: "",
  hasAccount: false,
  fits: null,
};
