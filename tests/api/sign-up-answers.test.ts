import { expect, test } from "vitest";
import { givenSalon } from "#tests/support/given.ts";
import { readMails } from "#tests/support/mails.ts";
import { publicUrl } from "#tests/support/salon-config.ts";

const account = { email: "mim@example.com", password: "sona-27", name: " Mim ", image: "/art/mark.svg" };

const salon = givenSalon();

test("a sign-up gets the same answer whether the address is known or not, and its owner gets a mail", async () => {
  const first = await signUp(account);
  const again = await signUp({ ...account, password: "another-28" });
  expect(again.statusCode).toBe(first.statusCode);
  expect(shapeOf(again.json())).toEqual(shapeOf(first.json()));
  expect(again.cookies).toEqual(first.cookies);
  expect(Object.keys(again.headers)).toEqual(Object.keys(first.headers));
  await salon.drain();
  const [mail] = await readMails(salon, account.email, "sign-up");
  expect(mail?.subject).toBe("You already have an account at Shiuli");
  expect(mail?.text).toContain(`${publicUrl}/login`);
  expect(mail?.text).toContain(`${publicUrl}/forgot-password`);
});

test.each([
  { image: "javascript:alert(1)" },
  { name: "n".repeat(201) },
  { password: "12345" },
  { password: "iloveyou" },
  { email: "no address" },
])("a mistake in it gets the same answer, too: %o", async (fault) => {
  const unknown = await signUp({ ...account, email: "rupa@example.com", ...fault });
  const known = await signUp({ ...account, ...fault });
  expect([known.statusCode, known.body]).toEqual([unknown.statusCode, unknown.body]);
  expect(unknown.statusCode).toBe(400);
});

test("neither answer comes before the same time has passed", async () => {
  for (const email of [account.email, "lata@example.com"]) {
    const before = performance.now();
    await signUp({ ...account, email });
    expect(performance.now() - before).toBeGreaterThan(290);
  }
});

test("repeated sign-ups can't fill a mailbox", async () => {
  const sent = (await readMails(salon, account.email, "sign-up")).length;
  for (let time = 1; time <= 8; time++) await signUp(account);
  await salon.drain();
  expect((await readMails(salon, account.email, "sign-up")).length).toBeLessThanOrEqual(5);
  expect(sent).toBeGreaterThan(0);
});

function signUp(payload: object) {
  const headers = { origin: publicUrl };
  return salon.server.inject({ method: "POST", url: "/api/auth/sign-up/email", headers, payload });
}

/** An answer without the parts that differ each time. */
function shapeOf({ token, user }: { token: unknown; user: Record<string, unknown> }) {
  const { id, createdAt, updatedAt, ...said } = user;
  return { token, said, fields: Object.keys(user).sort(), id: String(id).length };
}
