import type { Mailer } from "#server/mail/port.ts";

/** A mailer whose library is loaded by the first mail. @param load makes the mailer; asked once */
export function mailerWhenNeeded(load: () => Promise<Mailer>): Mailer {
  let loading: Promise<Mailer> | undefined;
  return {
    async send(mail) {
      loading ??= load();
      await (await loading).send(mail);
    },
    close: () => void loading?.then((mailer) => mailer.close()),
  };
}
