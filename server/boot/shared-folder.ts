import { keptFolderName } from "#server/boot/secrets.ts";
import type { Config } from "#server/config.ts";
import type { Engine } from "#server/database/engines/engine.ts";
import { StartupError } from "#server/startup-error.ts";

/** How long a silent server counts as running, and how often a running one reports. */
const livesMs = 45_000;
const everyMs = 15_000;

/**
 * Makes sure that all servers on one database share one DATA_DIR if it holds data of the salon: the other servers would
 * not find what one of them wrote there.
 * @returns a function that stops reporting
 * @throws StartupError if another server has another folder
 */
export async function shareFolder(
  config: Pick<Config, "images" | "smtpUrl" | "sessionSecret">,
  dataDir: string,
  engine: Pick<Engine, "takeTurn">,
): Promise<() => void> {
  const inFolder = whatLiesThere(config);
  if (inFolder.length === 0) return () => undefined;
  const name = await keptFolderName(dataDir);
  const isOurs = () => engine.takeTurn("folder", livesMs, name);
  if (!(await isOurs())) {
    throw new StartupError(
      `Another server of this salon has another DATA_DIR, and ${inFolder.join(" and ")} must be set or it must be the same folder. A server that was stopped counts for ${livesMs / 1000} s more.`,
    );
  }
  const saying = setInterval(() => void isOurs().catch(() => undefined), everyMs).unref();
  return () => clearInterval(saying);
}

/** The settings that would move such data out of the folder. */
function whatLiesThere({
  images,
  smtpUrl,
  sessionSecret,
}: Pick<Config, "images" | "smtpUrl" | "sessionSecret">): string[] {
  return [
    ...(images.host === "disk" ? ["IMAGE_HOST"] : []),
    ...(smtpUrl === null ? ["SMTP_URL"] : []),
    ...(sessionSecret === null ? ["SESSION_SECRET"] : []),
  ];
}
