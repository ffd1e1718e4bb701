import { z } from "zod";
import { byId, deleted, inserted, modified } from "#contract/fields.ts";
import { CardsCheck, Invitation, NewInvitation, OpeningDay, Setup } from "#contract/setup.ts";
import { staffRoles } from "#domain/access.ts";

/** The calls for setting up a new salon and its team. */
export const setupCalls = {
  readSetup: {
    summary: "Retrieve the setup status",
    description: "Returns the status of each step of a new salon.",
    answer: Setup,
  },
  checkCards: {
    summary: "Check the card provider",
    description: "Asks whether it accepts the salon's keys. Nothing is charged.",
    answer: CardsCheck,
  },
  sendTestMail: { summary: "Send yourself a test mail", answer: z.object({ to: z.string() }) },
  confirmTestMail: { summary: "Confirm that the test mail arrived", answer: modified },
  planOpening: {
    summary: "Set or clear the opening day",
    body: OpeningDay,
    answer: modified,
  },
  beginPractice: {
    summary: "Create a practice salon",
    description:
      "Opens an empty salon next to a demo. The address in the response signs in its first reader as the owner, once.",
    answer: z.object({ url: z.string() }),
  },
  openSalon: { summary: "Open the salon for booking", answer: modified },
  listInvitations: { summary: "List open invitations", answer: z.array(Invitation) },
  createInvitation: {
    summary: "Invite a person to the team",
    description:
      "Sends a mail with a link that is valid for seven days. Replaces an earlier invitation to the same address.",
    body: NewInvitation,
    answer: inserted,
  },
  withdrawInvitation: {
    summary: "Withdraw an invitation",
    params: byId,
    answer: deleted,
  },
  acceptInvitation: {
    summary: "Accept an invitation",
    description: "Sign in with the address that was invited first.",
    body: z.strictObject({ token: z.string().min(1).max(200) }),
    answer: z.object({ role: z.enum(staffRoles) }),
  },
};
