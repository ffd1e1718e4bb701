import type { Config } from "#server/config.ts";
import { examineClock } from "#server/operations/doctor/clock.ts";
import { examineDatabase } from "#server/operations/doctor/database.ts";
import { examineDisk } from "#server/operations/doctor/disk.ts";
import { type Finding, failure, reasonOf } from "#server/operations/doctor/finding.ts";
import { examineIdentity } from "#server/operations/doctor/identity.ts";
import { examineMail } from "#server/operations/doctor/mail.ts";
import { examinePictures } from "#server/operations/doctor/pictures.ts";
import { examineReplica } from "#server/operations/doctor/replica.ts";
import { type Examined, examineSalon } from "#server/operations/doctor/salon.ts";
import { examineSite } from "#server/operations/doctor/site.ts";
import { examineStripe } from "#server/operations/doctor/stripe.ts";
import { examineTexts } from "#server/operations/doctor/texts.ts";
import { examineTraces } from "#server/operations/doctor/traces.ts";

type Check = (config: Examined, dataDir: string) => Promise<Finding[]>;

const checks: [string, Check][] = [
  ["Data folder", examineDisk],
  ["Database", examineDatabase],
  ["Replica", examineReplica],
  ["Clock", examineClock],
  ["Site", examineSite],
  ["Cards", examineStripe],
  ["Mail", examineMail],
  ["Texts", examineTexts],
  ["Pictures", examinePictures],
  ["Sign-in", examineIdentity],
  ["Traces", examineTraces],
];

/** Checks every configured part, all at once. Changes nothing in the salon. */
export async function examine(config: Config, dataDir: string): Promise<Finding[]> {
  const { examined, findings } = await examineSalon(config, dataDir);
  const found = await Promise.all(
    checks.map(async ([about, check]) => {
      try {
        return await check(examined, dataDir);
      } catch (error) {
        return [
          failure(about, reasonOf(error), "This is not expected: tell those who maintain the product."),
        ];
      }
    }),
  );
  return [...findings, ...found.flat()];
}
