import { mostWorks } from "#domain/portfolio.ts";
import { deleteWork, listPortfolio } from "#server/usecases/catalogue/works.ts";
import type { Loose } from "#tests/support/calls.ts";
import type { Person } from "#tests/support/people.ts";
import { addWork, draftOfWork } from "#tests/support/portfolio.ts";
import type { TestSalon } from "#tests/support/salon.ts";

async function ofOne(salon: TestSalon, about: Person) {
  await makeRoom(salon, about);
  return { id: await addWork(salon, about.userId) };
}

/** A test that makes every call in every role fills the portfolio. */
async function makeRoom({ app }: TestSalon, { userId }: Person): Promise<void> {
  const works = await listPortfolio(app.engine.read);
  const last = works.at(-1);
  if (last && works.length >= mostWorks) await deleteWork(app, userId, last.row.id);
}

/** A valid request for each call about the portfolio. */
export const portfolioSamples = {
  listWorks: () => ({}),
  listAllWorks: () => ({}),
  createWork: async (salon: TestSalon, about: Person): Promise<Loose> => {
    await makeRoom(salon, about);
    return { body: await draftOfWork(salon) };
  },
  updateWork: async (salon: TestSalon, about: Person) => ({
    params: await ofOne(salon, about),
    body: { title: "Khopa with shiuli", version: 1 },
  }),
  withdrawConsent: async (salon: TestSalon, about: Person) => ({ params: await ofOne(salon, about) }),
  orderWorks: async (salon: TestSalon, about: Person) => ({
    body: { ids: [(await ofOne(salon, about)).id] },
  }),
  deleteWork: async (salon: TestSalon, about: Person) => ({ params: await ofOne(salon, about) }),
};
