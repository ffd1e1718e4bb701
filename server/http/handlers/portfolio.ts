import type { ManagedWork, Work } from "#contract/portfolio.ts";
import { type Handlers, signedIn } from "#server/http/handler.ts";
import { deleted, inserted, modified } from "#server/http/wire/counts.ts";
import {
  createWork,
  deleteWork,
  listPortfolio,
  orderWorks,
  updateWork,
  withdrawConsent,
} from "#server/usecases/catalogue/works.ts";
import { ok } from "#server/usecases/result.ts";

type PortfolioCalls =
  | "listWorks"
  | "listAllWorks"
  | "createWork"
  | "updateWork"
  | "withdrawConsent"
  | "orderWorks"
  | "deleteWork";

/** The gallery of work. */
export const portfolioHandlers: Pick<Handlers, PortfolioCalls> = {
  async listWorks(app) {
    const works = await listPortfolio(app.engine.read);
    return ok(works.filter(({ shown }) => shown).map(toWork));
  },

  listAllWorks: async (app) => ok((await listPortfolio(app.engine.read)).map(toManagedWork)),

  async createWork(app, incoming) {
    return inserted(await createWork(app, signedIn(incoming).userId, incoming.body));
  },

  async updateWork(app, incoming) {
    const { params, body } = incoming;
    return modified(await updateWork(app, signedIn(incoming).userId, params.id, body));
  },

  async withdrawConsent(app, incoming) {
    return modified(await withdrawConsent(app, signedIn(incoming).userId, incoming.params.id));
  },

  async orderWorks(app, incoming) {
    return modified(await orderWorks(app, signedIn(incoming).userId, incoming.body.ids));
  },

  async deleteWork(app, incoming) {
    return deleted(await deleteWork(app, signedIn(incoming).userId, incoming.params.id));
  },
};

type Listed = Awaited<ReturnType<typeof listPortfolio>>[number];

/** Visitors see nothing about consent. */
function toWork(listed: Listed): Work {
  const { title, titleBn, picture, alt, altBn, before, serviceId, masterId } = listed;
  return { _id: listed.row.id, title, titleBn, picture, alt, altBn, before, serviceId, masterId };
}

function toManagedWork(listed: Listed): ManagedWork {
  const { row, shown, showsPerson, consentedOn, published } = listed;
  const withdrawnAt = row.withdrawn_at === null ? null : new Date(row.withdrawn_at).toISOString();
  const { version } = row;
  return { ...toWork(listed), showsPerson, consentedOn, withdrawnAt, published, shown, version };
}
