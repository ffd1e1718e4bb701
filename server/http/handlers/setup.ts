import type { Setup } from "#contract/setup.ts";
import { listInvitations } from "#server/database/invitations.ts";
import { type Handlers, signedIn } from "#server/http/handler.ts";
import { deleted, inserted, modified } from "#server/http/wire/counts.ts";
import {
  acceptInvitation,
  createInvitation,
  withdrawInvitation,
} from "#server/usecases/people/invitations.ts";
import { ok, refuse } from "#server/usecases/result.ts";
import { checkCards } from "#server/usecases/setup/check-cards.ts";
import { openSalon, planOpening } from "#server/usecases/setup/open-salon.ts";
import { readSetup, type SetupRead } from "#server/usecases/setup/read-setup.ts";
import { confirmTestMail, sendTestMail } from "#server/usecases/setup/test-mail.ts";

type SetupCalls =
  | "readSetup"
  | "checkCards"
  | "sendTestMail"
  | "confirmTestMail"
  | "planOpening"
  | "openSalon"
  | "beginPractice"
  | "listInvitations"
  | "createInvitation"
  | "withdrawInvitation"
  | "acceptInvitation";

/** A new salon's guide, and its team. */
export const setupHandlers: Pick<Handlers, SetupCalls> = {
  readSetup: async (app) => ok(toSetup(await readSetup(app, app.engine.read), app.site.sendsMails)),

  checkCards: async (app) => ok({ state: await checkCards(app) }),

  async sendTestMail(app, incoming) {
    const { userId, email } = signedIn(incoming);
    await sendTestMail(app, userId);
    return ok({ to: email });
  },

  confirmTestMail: async (app, incoming) =>
    ok({ modifiedCount: await confirmTestMail(app, signedIn(incoming).userId) }),

  async planOpening(app, incoming) {
    return modified(await planOpening(app, signedIn(incoming).userId, incoming.body.date));
  },

  async openSalon(app, incoming) {
    return modified(await openSalon(app, signedIn(incoming).userId));
  },

  async beginPractice(app) {
    if (app.practise) return ok({ url: await app.practise() });
    return refuse("not_found", "There is a practice salon only in a demo on this machine's own address.");
  },

  async listInvitations(app) {
    const rows = await listInvitations(app.engine.read, app.now());
    return ok(
      rows.map((row) => ({
        _id: row.id,
        email: row.email,
        role: row.role,
        invitedAt: new Date(row.created_at).toISOString(),
        endsAt: new Date(row.expires_at).toISOString(),
      })),
    );
  },

  async createInvitation(app, incoming) {
    return inserted(await createInvitation(app, signedIn(incoming).userId, incoming.body));
  },

  async withdrawInvitation(app, incoming) {
    return deleted(await withdrawInvitation(app, signedIn(incoming).userId, incoming.params.id));
  },

  async acceptInvitation(app, incoming) {
    const accepted = await acceptInvitation(app, signedIn(incoming), incoming.body.token);
    return accepted.ok ? ok({ role: accepted.value }) : accepted;
  },
};

function toSetup({ salon, facts, steps, missing }: SetupRead, sendsMails: boolean): Setup {
  return {
    steps,
    missing,
    services: facts.services,
    masters: facts.mastersWithHours,
    unserved: facts.services - facts.bookableServices,
    cards: facts.cards,
    sendsMails,
    teammates: facts.teammates,
    openedAt: salon.opened_at === null ? null : new Date(salon.opened_at).toISOString(),
    opensOn: salon.opens_on,
  };
}
