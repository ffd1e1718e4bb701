import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { call } from "#tests/support/calls.ts";
import { givenSalon } from "#tests/support/given.ts";
import { addPerson } from "#tests/support/people.ts";
import { statementsOf } from "#tests/support/statements.ts";

/* Calls that arrive at the same time share the statement that identifies their callers. */

const salon = givenSalon();

test("callers who arrive together are told apart, and those without a session are refused", async () => {
  const people = await Promise.all(Array.from({ length: 12 }, () => addPerson(salon)));
  const signedOut = people.map((person) => ({ ...person, sessionId: randomUUID() }));
  const callers = [...people, ...signedOut, ...people];
  const answers = await Promise.all(
    callers.map((caller) =>
      call(salon, "listSessions", {}, caller).then(
        (sessions) => sessions.map(({ _id }) => _id),
        (refusal) => String(refusal),
      ),
    ),
  );
  const own = people.map(({ sessionId }) => [sessionId]);
  expect(answers).toEqual([
    ...own,
    ...signedOut.map(() => expect.stringContaining("unauthenticated")),
    ...own,
  ]);
});

test("many callers at once take fewer statements than there are callers", async () => {
  // SQLite has answered one before the next call is read.
  if (salon.app.engine.name === "sqlite") return;
  const people = await Promise.all(Array.from({ length: 20 }, () => addPerson(salon)));
  const askAll = () => Promise.all(people.map((person) => call(salon, "listServices", {}, person)));
  await askAll();
  const sent = await statementsOf(salon, askAll);
  expect(sent.length).toBeGreaterThan(0);
  expect(sent.length).toBeLessThan(people.length);
});
