import { z } from "zod";
import { id } from "#contract/fields.ts";
import { CardsCheck, Invitation, NewInvitation, OpeningDay, Setup } from "#contract/setup.ts";
import { staffRoles } from "#domain/access.ts";

const byId = z.strictObject({ id });
const modified = z.object({ modifiedCount: z.number().int() });

/** The calls about a salon's first morning and its team. */
export const setupCalls = {
  readSetup: { summary: "How each step of a new salon stands", answer: Setup },
  checkCards: { summary: "Ask the card provider something harmless", answer: CardsCheck },
  sendTestMail: { summary: "Send a test mail to oneself", answer: z.object({ to: z.string() }) },
  confirmTestMail: { summary: "Say that the test mail came", answer: modified },
  planOpening: {
    summary: "Say on which day the salon opens, or take it back",
    body: OpeningDay,
    answer: modified,
  },
  beginPractice: {
    summary:
      "Open an empty salon beside a demo, to practise in. The address signs its reader in as its owner, once",
    answer: z.object({ url: z.string() }),
  },
  openSalon: { summary: "Open the salon for booking", answer: modified },
  listInvitations: { summary: "Invitations that wait to be accepted", answer: z.array(Invitation) },
  createInvitation: {
    summary: "Invite somebody by mail to work here, in place of an invitation to the same address",
    body: NewInvitation,
    answer: z.object({ insertedId: id }),
  },
  withdrawInvitation: {
    summary: "Take an invitation back",
    params: byId,
    answer: z.object({ deletedCount: z.number().int() }),
  },
  acceptInvitation: {
    summary: "Accept an invitation, signed in with its address",
    body: z.strictObject({ token: z.string().min(1).max(200) }),
    answer: z.object({ role: z.enum(staffRoles) }),
  },
};
