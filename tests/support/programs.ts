import type { Scope } from "#domain/scopes.ts";
import { call } from "#tests/support/calls.ts";
import { addPerson, type Person } from "#tests/support/people.ts";
import type { TestSalon } from "#tests/support/salon.ts";

/** A key for another program, made by a new owner. `token` is what the program sends. */
export async function addKey(
  salon: TestSalon,
  scopes: Scope[],
  maker?: Person,
): Promise<{ id: string; token: string; owner: Person }> {
  const owner = maker ?? (await addPerson(salon, { role: "admin" }));
  const body = { name: "Our website", scopes };
  const { insertedId: id, key: token } = await call(salon, "createApiKey", { body }, owner);
  return { id, token, owner };
}
