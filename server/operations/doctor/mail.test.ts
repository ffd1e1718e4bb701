import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { createServer } from "node:net";
import { expect, test } from "vitest";
import { readConfig } from "#server/config.ts";
import { examineMail } from "#server/operations/doctor/mail.ts";

test("a mail server that begins without TLS, though smtps:// was written, is described in words", async () => {
  const plain = createServer((socket) => socket.end("220 mail.example\r\n")).listen(0, "127.0.0.1");
  await once(plain, "listening");
  const { port } = plain.address() as AddressInfo;
  const config = readConfig({
    SMTP_URL: `smtps://127.0.0.1:${port}`,
    MAIL_FROM: "hello@salon.example",
  });
  expect(await examineMail({ ...config, demo: false, paysAtSalon: false })).toEqual([
    {
      about: "Mail",
      state: "failure",
      says: "The mail server does not begin with TLS, as smtps:// does.",
      mend: "Check host and port in SMTP_URL (smtps:// for 465, smtp:// for 587) and the firewall.",
    },
  ]);
  plain.close();
});
