import type { Words } from "#server/usecases/texts/words.ts";

interface Bought {
  salon: string;
  service: string;
  sessions: string;
  /** The last day on which a session can be booked; null if there is none. */
  until: string | null;
}

interface Refunded {
  salon: string;
  service: string;
  back: string;
}

export const pack = {
  bought: ({ salon, service, sessions, until }: Bought): Words => ({
    subject: `Your package: ${sessions} × ${service}`,
    preview: `${sessions} sessions at ${salon}, paid.`,
    heading: `You have ${sessions} sessions of ${service}`,
    paragraphs: [
      "Choose this service when you book: a session of your package pays for it.",
      until === null
        ? "The package does not expire. Cancel a visit in time, and its session comes back."
        : `Sessions can be booked until ${until}. Cancel a visit in time, and its session comes back.`,
    ],
    reason: "You get this e-mail because you bought a package. It is your receipt, so please keep it.",
  }),
  /** @param refunded.back says where what the sessions are worth goes */
  refunded: ({ salon, service, back }: Refunded): Words => ({
    subject: `Your package at ${salon} was refunded`,
    preview: back,
    heading: "Your package was refunded",
    paragraphs: [
      `The salon has ended your package of ${service}. For the sessions you have not used, ${back}`,
      "What you have booked with it stays booked.",
    ],
    reason: "You get this e-mail because you bought a package.",
  }),
  handedBack: ({ salon, service, back }: Refunded): Words => ({
    subject: `Your package at ${salon} was refunded`,
    preview: `${back} was handed back at the salon.`,
    heading: "Your package was refunded",
    paragraphs: [
      `The salon has ended your package of ${service}, and handed ${back} back the way you paid, for the sessions you have not used.`,
      "What you have booked with it stays booked.",
    ],
    reason: "You get this e-mail because you bought a package.",
  }),
  rows: { sessions: "Sessions", until: "Can be booked until" },
};
