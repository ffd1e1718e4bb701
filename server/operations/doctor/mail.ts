import nodemailer from "nodemailer";
import { type Finding, failure, reasonOf, warning, well } from "#server/operations/doctor/finding.ts";
import type { Examined } from "#server/operations/doctor/salon.ts";

const about = "Mail";
const patienceMs = 10_000;

/** Checks whether the mail server accepts our sign-in. Sends nothing. */
export async function examineMail({ smtpUrl, mailFrom, demo, loopback }: Examined): Promise<Finding[]> {
  if (!smtpUrl) {
    if (loopback && demo) return [well(about, "Mails are written to files; read them at /dev/mailbox.")];
    if (loopback) return [well(about, "Mails are written to files below DATA_DIR.")];
    return [failure(about, "No SMTP_URL is set: customers get no mail.", "Set SMTP_URL and MAIL_FROM.")];
  }
  const findings = [await examineServer(smtpUrl)];
  if (!mailFrom) {
    findings.push(
      warning(about, "MAIL_FROM is not set.", "Set it to an address that your mail server may send from."),
    );
  }
  return findings;
}

async function examineServer(smtpUrl: string): Promise<Finding> {
  const transport = nodemailer.createTransport(smtpUrl, {});
  try {
    await Promise.race([transport.verify(), outOfPatience()]);
    return well(about, "The mail server lets us in.");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EAUTH") {
      const mend = "Check user and password in SMTP_URL (encode : @ and / in them).";
      return failure(about, "The mail server refuses the sign-in.", mend);
    }
    const reason = reasonOf(error);
    // So OpenSSL calls a server that speaks first, and in plain text.
    const says = reason.includes("wrong version number")
      ? "The mail server does not begin with TLS, as smtps:// does."
      : `The mail server does not answer: ${reason}.`;
    const mend = "Check host and port in SMTP_URL (smtps:// for 465, smtp:// for 587) and the firewall.";
    return failure(about, says, mend);
  } finally {
    transport.close();
  }
}

function outOfPatience(): Promise<never> {
  return new Promise((_, fail) => {
    setTimeout(() => fail(new Error(`no answer in ${patienceMs / 1000} s`)), patienceMs).unref();
  });
}
