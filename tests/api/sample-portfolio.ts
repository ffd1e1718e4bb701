import type { Loose } from "#tests/support/calls.ts";
import type { Person } from "#tests/support/people.ts";
import { addWork, draftOfWork } from "#tests/support/portfolio.ts";
import type { TestSalon } from "#tests/support/salon.ts";

const ofOne = async (salon: TestSalon, { userId }: Person) => ({ id: await addWork(salon, userId) });

/** Something well-formed to send with each call about the portfolio. */
export const portfolioSamples = {
  listWorks: () => ({}),
  listAllWorks: () => ({}),
  createWork: async (salon: TestSalon): Promise<Loose> => ({ body: await draftOfWork(salon) }),
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
