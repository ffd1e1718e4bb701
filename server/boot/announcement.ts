import type { Parts } from "#server/boot/build-parts.ts";
import type { Config } from "#server/config.ts";
import { demoAdmin, demoCustomer, demoMember, testCard } from "#server/demo/people.ts";

/** What to tell whoever started the server: where the site is and, in a demo, how to get in. */
export function announcement(config: Config, { demo, sandbox, mailbox, app }: Parts): string {
  const lines = [`Shiuli is open at ${config.publicUrl}`];
  if (demo) {
    lines.push(
      "Demo salon: everything in it is made up.",
      `  Admin     ${demoAdmin.email} / ${demoAdmin.password}`,
      `  Customer  ${demoCustomer.email} / ${demoCustomer.password}`,
      `  Member    ${demoMember.email} / ${demoMember.password}`,
    );
  }
  if (mailbox) lines.push(`  Mails     ${config.publicUrl}/dev/mailbox: none leaves this machine.`);
  if (sandbox) lines.push(`  Test card ${testCard}, any later date, any CVC. No real money moves.`);
  else if (app.site.stripePublishableKey === "") {
    lines.push("Card payment is off: set the three STRIPE_ settings to take cards.");
  }
  return lines.join("\n");
}
