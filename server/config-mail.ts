import { z } from "zod";

const address = '[^\\s<>,;"()@]+@[^\\s<>,;"()@]+';

/** Settings of mails. */
export const mailEnvironment = {
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, "must begin with smtp:// or smtps://")
    .refine(
      (value) => namesHost(URL.parse(value)),
      "must name a host after smtp:// or smtps://; in its user and password write %40 for @, %3A for :, %2F for / and %23 for #",
    )
    .optional(),
  MAIL_FROM: z
    .string()
    .regex(
      new RegExp(`^(?:(?:[^<>@]*\\s)?${address}|[^<>]*<${address}>)$`),
      "must be an address, as hello@salon.example or Shiuli <hello@salon.example>",
    )
    .optional(),
};

/** What follows the host is the rest of a password that has @ and / or #: its middle would be taken for the host. */
function namesHost(url: URL | null): boolean {
  return url !== null && url.hostname !== "" && /^\/?$/.test(url.pathname + url.hash);
}
