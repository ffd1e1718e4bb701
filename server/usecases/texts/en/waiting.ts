import type { Words } from "#server/usecases/texts/words.ts";

interface Offered {
  salon: string;
  name: string;
  when: string;
  until: string;
}

const reason = "You get this e-mail because you are on our waiting list.";

export const waiting = {
  offered: ({ salon, name, when, until }: Offered): Words => ({
    subject: `An hour came free: ${when}`,
    preview: `It is yours until ${until}.`,
    heading: `${name}, an hour came free`,
    paragraphs: [
      `${when} at ${salon} is held for you until ${until}. Take it before then, and nobody else can have it.`,
      "If you let it pass, it goes to the next guest and you keep your place on the list.",
    ],
    reason,
  }),

  /** To a guest without an account, who books at the desk. */
  offeredToCaller: ({ salon, name, when, until }: Offered): Words => ({
    subject: `An hour came free: ${when}`,
    preview: `It is yours until ${until}.`,
    heading: `${name}, an hour came free`,
    paragraphs: [
      `${when} at ${salon} is held for you until ${until}. Call us before then, and we book it for you.`,
      "If you let it pass, it goes to the next guest and you keep your place on the list.",
    ],
    reason,
  }),

  take: "Take this hour",
};
