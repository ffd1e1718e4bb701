import { execFile } from "node:child_process";
import { rm, symlink } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";

/**
 * The commit of the previous release. Its servers go on running while the first server of this release starts. Each
 * release names its predecessor.
 */
export const formerRelease = "8ceeab90";

const root = join(import.meta.dirname, "../..");
const run = promisify(execFile);

/**
 * Unpacks the former release's files from the git history into an empty folder. They use this release's packages.
 * @returns why that is impossible, or null
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
