import { hash } from "node:crypto";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Undeliverable } from "#server/mail/port.ts";
import { NoAnswer, type SmsSender } from "#server/sms/port.ts";

/** Numbers that fail, to show what happens to a text that can't be sent. */
export const failing = {
  unknown: "+8801700000001",
  busy: "+8801700000002",
  withoutCredit: "+8801700000003",
  silent: "+8801700000004",
};

/**
 * Writes texts as files instead of sending them. A text that is sent again replaces its file. 01700 000001 fails
 * permanently, 01700 000002 temporarily, 01700 000003 because the gateway has no credit, and 01700 000004 never gets an
 * answer.
 * @param folder created when missing
 */
export function fileSender(folder: string): SmsSender {
  return {
    channels: ["sms", "whatsapp"],
    async send({ id, number, text, by = "sms" }) {
      if (number === failing.unknown) throw new Undeliverable("The gateway knows no such number.");
      if (number === failing.busy) throw new Error("The gateway is busy: try again later.");
      if (number === failing.silent) throw new NoAnswer("The gateway did not answer in time.");
      if (number === failing.withoutCredit) throw new Error("The gateway has no credit left.");
      await mkdir(folder, { recursive: true });
      const name = hash("sha256", id).slice(0, 32);
      const file = join(folder, `${name}.json`);
      await writeFile(`${file}.part`, JSON.stringify({ number, text, by }));
      await rename(`${file}.part`, file);
      return { gatewayId: name };
    },
  };
}
