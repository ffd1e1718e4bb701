import { texts } from "#app/texts/texts.ts";

/** Messages from visitors through the contact form. */
export const messagesTexts = texts("messagesTexts", {
  noMessage: "She left no message and would like to be called.",
  openAgain: "Open again",
  markHandled: "Mark as handled",
  notLoaded: (why: string) => `The messages did not load. ${why}`,
  notChanged: (name: string) => `${name}'s message was not changed`,
  messages: "Messages",
  toAnswer: "To answer",
  handled: "Handled",
  tab: (name: string, count: number) => `${name} (${count})`,
  more: "Show earlier ones",
  loading: "Loading",
  nobodyWaits: "Nobody waits for an answer",
  nobodyWaitsText: "What visitors write through the contact form appears here.",
  nothingHandled: "Nothing is handled yet",
  nothingHandledText: "Messages that you mark as handled move here.",
});
