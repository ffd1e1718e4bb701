import type { Config } from "#server/config.ts";
import { StartupError } from "#server/startup-error.ts";

/**
 * Whether this start serves a demo.
 * @param stamp whether the database holds a demo; null when it is empty
 * @throws StartupError if demo and real data would mix
 */
export function decideDemo(config: Config, stamp: boolean | null): boolean {
  const live = config.stripe?.secretKey.includes("_live_") ?? false;
  if (stamp === true) {
    if (live)
      throw new StartupError(
        "This database holds demo data and can't be served with live payment keys: start with an empty DATA_DIR or DATABASE_URL.",
      );
    if (config.demo === false)
      throw new StartupError(
        "This database holds demo data: leave DEMO out, or start with an empty DATA_DIR or DATABASE_URL.",
      );
    if (!config.loopback && config.demo !== true) {
      throw new StartupError(
        "This database holds demo data: set DEMO=1 to serve it at a public address all the same.",
      );
    }
    return true;
  }
  if (stamp === false) {
    if (config.demo === true)
      throw new StartupError(
        "This database holds a real salon: DEMO=1 needs an empty DATA_DIR or DATABASE_URL.",
      );
    return false;
  }
  const demo = config.demo ?? config.loopback;
  if (demo && live) {
    if (config.demo) throw new StartupError("DEMO=1 can't be combined with live payment keys.");
    return false;
  }
  return demo;
}
