import { codeSentTo } from "#tests/support/mobile-codes.ts";
import { addPerson, type Person } from "#tests/support/people.ts";
import type { TestSalon } from "#tests/support/salon.ts";

/** A valid request for each call about people and their sign-ins. */
export const peopleSamples = {
  createToken: (_: TestSalon, { email }: Person) => ({ body: { email } }),
  readAdminStatus: (_: TestSalon, { email }: Person) => ({ params: { email } }),
  createUser: (_: TestSalon, { email }: Person) => ({ body: { name: "Nadia Rahman", email } }),
  listUsers: () => ({}),
  makeAdmin: async (salon: TestSalon) => ({ params: { id: (await addPerson(salon)).userId } }),
  deleteUser: async (salon: TestSalon) => ({ params: { id: (await addPerson(salon)).userId } }),
  readMe: () => ({}),
  updateMe: () => ({ body: {} }),
  sendMobileCode: () => ({ body: { mobile: "01711234599" } }),
  proveMobile: async (salon: TestSalon, { userId }: Person) => ({
    body: { code: (await codeSentTo(salon, userId)) ?? "123456" },
  }),
  // Another address, so that the person of the other samples stays.
  deleteMe: () => ({ query: { email: "somebody-else@example.com" } }),
  listSessions: () => ({}),
  endSession: () => ({ params: { id: "nobody" } }),
  // Keep the current session, so that the person of the other samples stays signed in.
  endSessions: () => ({ query: { keep: "current" } }),
  changeRole: async (salon: TestSalon) => ({
    params: { id: (await addPerson(salon)).userId },
    body: { role: "staff" },
  }),
};
