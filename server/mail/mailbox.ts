import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import type { KeptMail, Mailbox } from "#server/mail/port.ts";

const fileName = /^([0-9a-f]{32})\.eml$/;

/** Reads what fileMailer wrote. @param folder need not exist yet */
export function openMailbox(folder: string): Mailbox {
  return {
    async list(limit) {
      const ids = (await namesIn(folder)).flatMap((name) => fileName.exec(name)?.[1] ?? []);
      const dated = await Promise.all(ids.map(async (id) => ({ id, writtenAt: await writtenAt(id) })));
      const newest = dated.sort((a, b) => b.writtenAt - a.writtenAt).slice(0, limit);
      return (await Promise.all(newest.map(({ id }) => read(id)))).filter((mail) => mail !== null);
    },
    read,
  };

  async function read(id: string): Promise<KeptMail | null> {
    if (!fileName.test(`${id}.eml`)) return null;
    const source = await unlessMissing(readFile(fileOf(id)));
    if (!source) return null;
    const { default: PostalMime } = await import("postal-mime");
    const { to, subject = "", text = "", html = "" } = await PostalMime.parse(source);
    const address = to?.[0]?.address ?? "";
    return { id, writtenAt: await writtenAt(id), to: address, subject, text, html };
  }

  async function writtenAt(id: string): Promise<number> {
    return (await unlessMissing(stat(fileOf(id))))?.mtimeMs ?? 0;
  }

  function fileOf(id: string): string {
    return join(folder, `${id}.eml`);
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
