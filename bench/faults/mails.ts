import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import PostalMime from "postal-mime";
import type { Stage } from "./stage.ts";

/** The message ids of mails about a visit. A round doesn't look at mails about accounts and contact messages. */
const aboutVisit = /^<(received|cancelled|moved|changed)\.([\w-]+)@/;

/**
 * Mails that say the same thing twice, or that have no cause. A mail's id comes from its cause, so two mails with one
 * cause could only differ in their text. Each payment, cancellation and move may be reported once.
 */
export async function listMailFaults({ engine, dataDir }: Stage): Promise<string[]> {
  const bookings = await engine.read.selectFrom("bookings").select(["id", "transaction_id"]).execute();
  const events = await engine.read.selectFrom("booking_events").select("id").execute();
  const causes = new Set([...bookings, ...events].map(({ id }) => id));
  const faults: string[] = [];
  const told = new Set<string>();
  for (const { messageId = "", subject = "", text = "" } of await readMails(dataDir)) {
    const [, kind, about = ""] = aboutVisit.exec(messageId) ?? [];
    if (!kind) continue;
    if (!causes.has(about)) faults.push(`nothing has caused the mail ${messageId}: ${subject}`);
    const booking = bookings.find(({ transaction_id: paid }) => paid !== "" && text.includes(paid));
    const said =
      kind === "moved" || kind === "changed" ? `${kind} ${about}` : `${kind} ${booking?.id ?? about}`;
    if (told.has(said)) faults.push(`${said} was mailed under a second Message-ID, ${messageId}`);
    told.add(said);
  }
  return faults;
}

/** The mails that were sent, each with the time at which its file was last written, on this machine's clock. */
export async function readMails(dataDir: string) {
  const folder = join(dataDir, "mail");
  const names = await readdir(folder).catch(() => []);
  const files = names.filter((name) => name.endsWith(".eml"));
  return await Promise.all(
    files.map(async (name) => {
      const file = join(folder, name);
      const { mtimeMs: at } = await stat(file);
      return { ...(await PostalMime.parse(await readFile(file))), at };
    }),
  );
}
