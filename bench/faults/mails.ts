import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import PostalMime from "postal-mime";
import type { Stage } from "./stage.ts";

/** What a mail about a visit is called after; the mails about accounts and messages have no part in a round. */
const aboutVisit = /^<(received|cancelled|moved|changed)\.([\w-]+)@/;

/**
 * Mails that say one thing twice, or that nothing has caused. A mail is called after its cause, so two about one
 * cause could only differ in what they say: each payment, cancellation and move may be told once.
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

/** The mails that were sent, each with the time at which it was written last, on this machine's clock. */
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
