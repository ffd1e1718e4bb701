import { beforeAll, expect, test } from "vitest";
import { createServer } from "#server/http/server.ts";
import { givenSalon } from "#tests/support/given.ts";
import { signUp } from "#tests/support/people.ts";
import { publicUrl } from "#tests/support/salon-config.ts";

const email = "shapla@example.com";

const salon = givenSalon();

beforeAll(async () => {
  await signUp(salon, { email, password: "sona-27", name: "Shapla" });
  await salon.drain();
});

test("a demo's mailbox shows its mails, and says that none leaves the machine", async () => {
  const list = await open("/dev/mailbox");
  expect(list.body).toContain("nothing leaves this machine");
  expect(list.body).toContain(email);
  const mail = await open(/href="(\/dev\/mailbox\/[0-9a-f]{32})"/.exec(list.body)?.[1] ?? "");
  expect(mail.body).toContain("Confirm your e-mail address for Shiuli");
  expect(mail.body).toContain(`<a href="${publicUrl}/verify-email#`);
  const look = await open(/src="([^"]+\/html)"/.exec(mail.body)?.[1] ?? "");
  expect(look.body).toContain("Is this your address?");
});

test("its pages run no script, and a mail is shown in a sandbox", async () => {
  const list = await open("/dev/mailbox");
  expect(list.headers["content-security-policy"]).toMatch(/^default-src 'none'; style-src 'sha256-/);
  expect(list.body).not.toContain("<script");
  const [path] = /\/dev\/mailbox\/[0-9a-f]{32}/.exec(list.body) ?? [""];
  const look = await open(`${path}/html`);
  expect(look.headers["content-security-policy"]).toMatch(/^sandbox [^;]*; default-src 'none'/);
  expect(look.headers["content-security-policy"]).not.toContain("allow-scripts");
});

test.each(["/dev/mailbox/..%2f..%2fsecrets", "/dev/mailbox/x", `/dev/mailbox/${"0".repeat(32)}/html`])(
  "%s is not a mail",
  async (path) => {
    expect((await open(path)).statusCode).toBe(404);
  },
);

test("only a demo has a mailbox", async () => {
  const server = createServer({
    app: salon.app,
    demoProvider: null,
    mailbox: null,
    publicUrl,
    trustProxy: false,
    logLevel: "silent",
    sandbox: null,
  });
  expect((await server.inject({ url: "/dev/mailbox" })).statusCode).toBe(404);
  await server.close();
});

function open(path: string) {
  return salon.server.inject({ url: path });
}
