import type { SalonRow } from "#server/database/salon.ts";
import type { UserRow } from "#server/database/users.ts";
import type { LinkToken } from "#server/identity/port.ts";
import type { Mail } from "#server/mail/port.ts";
import { compose } from "#server/usecases/mails/layout/compose.ts";

interface Site {
  publicUrl: string;
}

/**
 * The link to a new password. Its token stands behind the #, which browsers keep to themselves: no server, log or
 * other site ever reads it.
 */
export function passwordReset(link: LinkToken & { requestId: string }, salon: SalonRow, site: Site): Mail {
  return compose(
    {
      about: `reset.${link.requestId}`,
      to: link.email,
      subject: `Choose a new password for ${salon.name}`,
    },
    {
      preview: "The link works once, within an hour.",
      heading: "Choose a new password",
      paragraphs: [
        `Somebody, most likely you, asked for a new password for your account at ${salon.name}.`,
        "The link below works once, within an hour. When you have used it, you are logged out everywhere else.",
      ],
      actions: [{ label: "Choose a new password", url: `${site.publicUrl}/reset-password#${link.token}` }],
      notes: ["If it was not you, do nothing: your password stays as it is."],
      reason: "You get this e-mail because a new password was asked for with this address.",
    },
    salon,
    site,
  );
}

/** The link that proves an address. @param mailId the same when this mail is sent again */
export function verification(link: LinkToken & { mailId: string }, salon: SalonRow, site: Site): Mail {
  return compose(
    {
      about: `verification.${link.mailId}`,
      to: link.email,
      subject: `Confirm your e-mail address for ${salon.name}`,
    },
    {
      preview: "One click, and visits booked by phone find their way to your account.",
      heading: "Is this your address?",
      paragraphs: [
        `An account at ${salon.name} was made with this address. Confirm that it is yours: the link is good for a day.`,
      ],
      actions: [{ label: "Confirm my address", url: `${site.publicUrl}/verify-email#${link.token}` }],
      notes: ["If you made no account, do nothing. Please don't press the button for somebody else."],
      reason: "You get this e-mail because somebody signed up with this address.",
    },
    salon,
    site,
  );
}

/** Greets a person whose address is proved. */
export function welcome(user: UserRow, salon: SalonRow, site: Site): Mail {
  const name = user.name === "" ? "" : `, ${user.name}`;
  return compose(
    { about: `welcome.${user.id}`, to: user.email, subject: `Welcome to ${salon.name}` },
    {
      preview: "Book a visit, see the ones you have, and tell us how it was.",
      heading: `Welcome${name}`,
      paragraphs: [
        `It is good to have you at ${salon.name}. Your account keeps your bookings and receipts in one place, and lets you move or cancel a visit yourself.`,
      ],
      actions: [
        { label: "See our services", url: `${site.publicUrl}/services` },
        { label: "My bookings", url: `${site.publicUrl}/dashboard/myBookings` },
      ],
      notes: [`Questions? Call ${salon.phone}.`],
      reason: "You get this e-mail because you made an account with this address.",
    },
    salon,
    site,
  );
}
