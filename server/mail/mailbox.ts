import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import type { KeptMail, Mailbox } from "#server/mail/port.ts";

const subjects = { sms: "Text message", whatsapp: "WhatsApp message" };
const fileName = /^([0-9a-f]{32})\.(?:eml|json)$/;
const Text = z.object({
  number: z.string(),
  text: z.string(),
  by: z.enum(["sms", "whatsapp"]).default("sms"),
});

/** Reads what fileMailer and fileSender wrote. The folders may be missing. @param texts the folder of text messages */
export function openMailbox(mails: string, texts: string): Mailbox {
  return {
    async list(limit) {
      const names = [...(await namesIn(mails)), ...(await namesIn(texts))];
      const ids = names.flatMap((name) => fileName.exec(name)?.[1] ?? []);
      const dated = await Promise.all(ids.map(async (id) => ({ id, writtenAt: await writtenAt(id) })));
      const newest = dated.sort((a, b) => b.writtenAt - a.writtenAt).slice(0, limit);
      return (await Promise.all(newest.map(({ id }) => read(id)))).filter((mail) => mail !== null);
    },
    read,
  };

  async function read(id: string): Promise<KeptMail | null> {
    if (!fileName.test(`${id}.eml`)) return null;
    return (await readMail(id)) ?? (await readText(id));
  }

  async function readMail(id: string): Promise<KeptMail | null> {
    const source = await unlessMissing(readFile(mailFile(id)));
    if (!source) return null;
    const { default: PostalMime } = await import("postal-mime");
    const { to, subject = "", text = "", html = "" } = await PostalMime.parse(source);
    const address = to?.[0]?.address ?? "";
    return { id, writtenAt: await writtenAt(id), to: address, subject, text, html };
  }

  async function readText(id: string): Promise<KeptMail | null> {
    const source = await unlessMissing(readFile(textFile(id), "utf8"));
    if (source === null) return null;
    const { number, text, by } = Text.parse(JSON.parse(source));
    return { id, writtenAt: await writtenAt(id), to: number, subject: subjects[by], text, html: "" };
  }

  async function writtenAt(id: string): Promise<number> {
    const file = (await unlessMissing(stat(mailFile(id)))) ?? (await unlessMissing(stat(textFile(id))));
    return file?.mtimeMs ?? 0;
  }

  function mailFile(id: string): string {
    return join(mails, `${id}.eml`);
  }

  function textFile(id: string): string {
    return join(texts, `${id}.json`);
  }
}

async function namesIn(folder: string): Promise<string[]> {
  return (await unlessMissing(readdir(folder))) ?? [];
}

async function unlessMissing<Value>(reading: Promise<Value>): Promise<Value | null> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
    throw error;
  }
}
