import type { Mailer } from "#server/mail/port.ts";

/**
 * A mailer that loads its library with the first mail. @param load creates the mailer; called until it succeeds once
 */
export function mailerWhenNeeded(load: () => Promise<Mailer>): Mailer {
  let loading: Promise<Mailer> | undefined;
  return {
    async send(mail) {
      loading ??= load().catch((error: unknown) => {
        loading = undefined;
        throw error;
      });
      await (await loading).send(mail);
    },
    close() {
      // The sender of the mail gets the error if loading failed. There is nothing to close then.
      loading?.then(
        (mailer) => mailer.close(),
        () => {},
      );
    },
  };
}
