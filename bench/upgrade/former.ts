import { execFile } from "node:child_process";
import { rm, symlink } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";

/** The release before this one. Its servers run on while the first of this one starts. Each release names the one before it. */
export const formerRelease = "44cda53e";

const root = join(import.meta.dirname, "../..");
const run = promisify(execFile);

/**
 * Lays the former release's files into an empty folder, from the history of this checkout. It uses the packages of this release.
 * @returns why it can't be had, or null
 */
export async function unpackFormer(folder: string): Promise<string | null> {
  const known = await run("git", ["cat-file", "-e", `${formerRelease}^{commit}`], { cwd: root }).catch(
    () => null,
  );
  if (!known) {
    return `This checkout has no history with the release ${formerRelease}: fetch it (git fetch --unshallow) to try an upgrade.`;
  }
  const archive = join(folder, "former.tar");
  await run("git", ["archive", `--output=${archive}`, formerRelease], { cwd: root });
  await run("tar", ["-xf", archive, "-C", folder]);
  await rm(archive);
  await symlink(join(root, "node_modules"), join(folder, "node_modules"));
  return null;
}
