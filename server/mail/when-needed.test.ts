import { expect, test, vi } from "vitest";
import type { Mail, Mailer } from "#server/mail/port.ts";
import { mailerWhenNeeded } from "#server/mail/when-needed.ts";

const mail: Mail = {
  messageId: "1@salon.example",
  to: "mitu@example.com",
  subject: "Hello",
  content: {
    language: "en",
    site: "https://salon.example",
    preview: "",
    heading: "Hello",
    paragraphs: [],
    reason: "",
  },
  sender: { name: "Shiuli", address: [], phone: "" },
};
const library = () => ({ send: vi.fn(async () => {}), close: vi.fn() });

test("a library that failed to load is loaded for the next mail, and then once for all", async () => {
  const loaded = library();
  const load = vi.fn(async (): Promise<Mailer> => loaded);
  load.mockRejectedValueOnce(new Error("too many open files"));
  const mailer = mailerWhenNeeded(load);
  await expect(mailer.send(mail)).rejects.toThrow("too many open files");
  await mailer.send(mail);
  await mailer.send(mail);
  expect(loaded.send).toHaveBeenCalledTimes(2);
  expect(load).toHaveBeenCalledTimes(2);
});

test("closing while the library fails to load does not fail itself", async () => {
  const failing = Promise.withResolvers<Mailer>();
  const mailer = mailerWhenNeeded(() => failing.promise);
  const sent = mailer.send(mail);
  mailer.close();
  failing.reject(new Error("too many open files"));
  await expect(sent).rejects.toThrow("too many open files");
});

test("closing closes what was loaded, and loads nothing", async () => {
  const loaded = library();
  const load = vi.fn(async (): Promise<Mailer> => loaded);
  const mailer = mailerWhenNeeded(load);
  mailer.close();
  expect(load).not.toHaveBeenCalled();
  await mailer.send(mail);
  mailer.close();
  await vi.waitFor(() => expect(loaded.close).toHaveBeenCalledOnce(), { timeout: 60_000 });
});
