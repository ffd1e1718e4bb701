import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { isBuiltin } from "node:module";
import { join } from "node:path";
import { build } from "vite";
import { browserScripts } from "#sandbox/browser-script.ts";
import { root } from "#scripts/lib/toolchain.mjs";

const pagesEntry = join(root, "build/server/index.js");

/** Parts of Fastify for routes that have schemas. Here the contract checks input instead (server/http/server.ts). */
const unusedOfFastify = ["ajv-compiler", "fast-json-stringify-compiler"];

/** Kysely freezes each node of each query, which takes 8 % of a hold. In tests it still does. */
const helpersOfKysely = join(root, "node_modules/kysely/dist/util/object-utils.js");
const freezing = readFileSync(helpersOfKysely, "utf8");
const notFreezing = freezing.replace("return Object.freeze(obj);", "return obj;");
if (notFreezing === freezing) throw new Error(`${helpersOfKysely} does not freeze as the bundle expects.`);

/**
 * Modules that look for files beside their source, replaced with what they would find, modules that nothing here uses,
 * and one without the checks of its own code.
 */
const replaced = new Map([
  ...unusedOfFastify.map(
    (name) => [join(root, "node_modules/@fastify", name, "index.js"), "module.exports = undefined;"] as const,
  ),
  [helpersOfKysely, notFreezing],
  [
    join(root, "server/boot/built-pages.ts"),
    `export const builtPages = () => import(${JSON.stringify(pagesEntry)});`,
  ],
  [
    join(root, "sandbox/browser-script.ts"),
    `export const browserScripts = () => (${JSON.stringify(browserScripts())});`,
  ],
]);

/**
 * Bundles a program that opens the site, with the built pages and all packages except those that have a binary. It then
 * loads some 40 files instead of 1,700. Lazy imports stay in separate files and load when needed.
 * @param {string} program from the project's folder
 * @param {string} folder two levels below the project's, as the site's source is; its main.js is the program
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
        name: "lighter-files",
        generateBundle(_options, files) {
          for (const file of Object.values(files))
            if (file.type === "chunk") file.code = inAscii(withPlainBuiltins(file.code));
        },
      },
    ],
    ssr: { noExternal: true, external: ["sharp"] },
    build: {
      ssr: true,
      target: "node26",
      outDir: target,
      emptyOutDir: false,
      // Keep the source's names in stack traces.
      minify: false,
      rolldownOptions: {
        input: { main: join(root, program) },
        output: {
          chunkFileNames: "[name]-[hash].js",
          comments: false,
          codeSplitting: { groups: [loadedTogether(join(root, program))] },
        },
        // These are warnings about code of packages, which stays as it is.
        checks: { moduleLevelDirective: false, eval: false, ineffectiveDynamicImport: false },
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

interface Graph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

/**
 * Puts what the program needs at once into one file, and what the pages need at once into another. Each extra file
 * makes a start a millisecond slower.
 */
function loadedTogether(program: string) {
  let groups: [name: string, modules: Set<string>][] | undefined;
  return {
    debugName: "what is needed at once",
    name(id: string, graph: Graph) {
      groups ??= [
        ["base", neededBy(program, graph)],
        ["pages", neededBy(pagesEntry, graph)],
      ];
      return groups.find(([, modules]) => modules.has(id))?.[0] ?? null;
    },
  };
}

/**
 * Everything that a module imports eagerly, directly or not. The module itself stays apart: nothing can await it if it
 * awaits the open site.
 */
function neededBy(entry: string, graph: Graph): Set<string> {
  const seen = new Set([entry]);
  for (const one of seen) for (const id of graph.getModuleInfo(one)?.importedIds ?? []) seen.add(id);
  seen.delete(entry);
  return seen;
}

/**
 * V8 stores a file with a single character beyond Latin-1 at two bytes a character. In strings and patterns an escape
 * means the same.
 */
function inAscii(code: string): string {
  return code.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

/**
 * Loads Node's own modules with plain calls. An import statement reads every export of a module. For node:http and
 * node:tls, that loads `fetch` and parses all root certificates, which nothing here uses.
 */
function withPlainBuiltins(code: string): string {
  return code.replace(
    /^import (?:([\w$]+)(?:, )?)?(?:\{([^}]*)\}|\* as ([\w$]+))? from "([\w:/]+)";$/gm,
    (statement, whole, named, namespace, from) => {
      if (!isBuiltin(from)) return statement;
      const parts = named && `{${named.replaceAll(" as ", ": ")}}`;
      const loaded = `globalThis.process.getBuiltinModule("${from}")`;
      return [whole, namespace, parts]
        .filter(Boolean)
        .map((taken) => `const ${taken} = ${loaded};`)
        .join(" ");
    },
  );
}

const listName = "files.json";

/** The files of the last bundle in a folder. */
function filesOf(folder: string): string[] {
  const list = join(folder, listName);
  return existsSync(list) ? JSON.parse(readFileSync(list, "utf8")) : [];
}

/** Removes everything older than the last bundle. A running server may still load files of the last one. */
function keepOnly(folder: string, made: string[], before: string[]): void {
  const kept = new Set([...made, ...before, listName]);
  for (const name of readdirSync(folder)) {
    if (!kept.has(name)) rmSync(join(folder, name));
  }
  writeFileSync(join(folder, listName), JSON.stringify(made));
}
