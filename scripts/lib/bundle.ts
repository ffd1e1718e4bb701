import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "vite";
import { browserScripts } from "#sandbox/browser-script.ts";
import { root } from "#scripts/lib/toolchain.mjs";

/** Modules that look for files beside their source; a bundle has in them what they would find. */
const replaced = new Map([
  [join(root, "server/boot/built-pages.ts"), `export const builtPages = () => import(${pagesModule()});`],
  [
    join(root, "sandbox/browser-script.ts"),
    `export const browserScripts = () => (${JSON.stringify(browserScripts())});`,
  ],
]);

/**
 * Bundles a program that opens the site, with the built pages and all packages but those with a binary of their own: it
 * loads some forty files in place of 1,700. What is imported lazily stays in files that are loaded then.
 * @param {string} program from the project's folder
 * @param {string} folder two levels below the project's, as the source of the site is; its main.js is the program
 */
export async function bundle(program: string, folder: string): Promise<void> {
  const target = join(root, folder);
  const before = filesOf(target);
  const made = await build({
    root,
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    define: { "process.env.NODE_ENV": '"production"' },
    plugins: [
      { name: "replaced-modules", load: (id) => replaced.get(id) },
      {
        name: "ascii",
        generateBundle(_options, files) {
          for (const file of Object.values(files)) if (file.type === "chunk") file.code = inAscii(file.code);
        },
      },
    ],
    ssr: { noExternal: true, external: ["sharp"] },
    build: {
      ssr: true,
      target: "node26",
      outDir: target,
      emptyOutDir: false,
      // The names in a stack trace are those of the source.
      minify: false,
      rolldownOptions: {
        input: { main: join(root, program) },
        output: { chunkFileNames: "[name]-[hash].js", comments: false },
        // Packages are as they are.
        checks: { moduleLevelDirective: false, eval: false },
      },
    },
  });
  if (!("output" in made)) throw new Error("The bundle was not made at once.");
  keepOnly(
    target,
    made.output.map(({ fileName }) => fileName),
    before,
  );
}

/** The engine keeps a file with one letter beyond Latin-1 at two bytes a letter. In strings and patterns an escape is the same. */
function inAscii(code: string): string {
  return code.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

function pagesModule(): string {
  return JSON.stringify(join(root, "build/server/index.js"));
}

const listName = "files.json";

/** The files of the last bundle in a folder. */
function filesOf(folder: string): string[] {
  const list = join(folder, listName);
  return existsSync(list) ? JSON.parse(readFileSync(list, "utf8")) : [];
}

/** Removes what is older than the last bundle: a server that runs may still load files of that one. */
function keepOnly(folder: string, made: string[], before: string[]): void {
  const kept = new Set([...made, ...before, listName]);
  for (const name of readdirSync(folder)) {
    if (!kept.has(name)) rmSync(join(folder, name));
  }
  writeFileSync(join(folder, listName), JSON.stringify(made));
}
