import { announcement } from "#server/boot/announcement.ts";
import { openSite } from "#server/boot/open-site.ts";
import { StartupError } from "#server/boot/startup-error.ts";
import { stopOnSignals } from "#server/boot/stop-on-signals.ts";
import { type Config, ConfigError, readConfig } from "#server/config.ts";

try {
  await main(readConfig(process.env));
} catch (error) {
  if (!(error instanceof ConfigError || error instanceof StartupError)) throw error;
  console.error(error.message);
  // Whatever was opened before would keep the process alive.
  process.exit(1);
}

async function main(config: Config): Promise<void> {
  const site = await openSite(config);
  console.log(announcement(config, site.parts));
  stopOnSignals(site.close);
}
