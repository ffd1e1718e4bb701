import type { Answer, Sent } from "#contract/calls.ts";
import type { CallName } from "#contract/paths.ts";
import { writeInvitationToken } from "#server/usecases/people/invitations.ts";
import { addPerson, type Person } from "#tests/support/people.ts";
import type { TestSalon } from "#tests/support/salon.ts";

interface Walk {
  salon: TestSalon;
  guest: Person;
  go<Name extends CallName>(name: Name, sent: Sent<Name>, as?: Person): Promise<Answer<Name>>;
}

/** Invites somebody to work in the salon, who accepts. */
export async function growTheTeam({ salon, go }: Walk): Promise<void> {
  const invited = await addPerson(salon);
  const { insertedId } = await go("createInvitation", { body: { email: invited.email, role: "staff" } });
  await salon.drain();
  const token = writeInvitationToken(salon.app.seal, insertedId);
  await go("acceptInvitation", { body: { token } }, invited);
  const other = await go("createInvitation", { body: { email: "other@example.com", role: "staff" } });
  await go("withdrawInvitation", { params: { id: other.insertedId } });
}

/** Ends a session, and deletes the guest's account. */
export async function leave({ salon, guest, go }: Walk): Promise<void> {
  const other = await addPerson(salon);
  await go("endSession", { params: { id: other.sessionId } }, other);
  await go("deleteMe", { query: { email: guest.email } }, guest);
  await salon.drain();
}
