import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { isBuiltin } from "node:module";
import { join } from "node:path";
import { build } from "vite";
import { browserScripts } from "#sandbox/browser-script.ts";
import { root } from "#scripts/lib/toolchain.mjs";

const pagesEntry = join(root, "build/server/index.js");

/** What Fastify has for routes with schemas of its own: the contract checks what comes in (server/http/server.ts). */
const unusedOfFastify = ["ajv-compiler", "fast-json-stringify-compiler"];

/** Modules that look for files beside their source, in which a bundle has what they would find, and ones that nothing here asks for. */
const replaced = new Map([
  ...unusedOfFastify.map(
    (name) => [join(root, "node_modules/@fastify", name, "index.js"), "module.exports = undefined;"] as const,
  ),
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
      // The names in a stack trace are those of the source.
      minify: false,
      rolldownOptions: {
        input: { main: join(root, program) },
        output: {
          chunkFileNames: "[name]-[hash].js",
          comments: false,
          codeSplitting: { groups: [loadedTogether(join(root, program))] },
        },
        // Packages are as they are.
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

/** What the program needs at once is a file, and what the pages need at once: each file of its own costs a start a millisecond. */
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

/** All that a module imports, directly or not, and not lazily. It stays apart itself: what waits for the open site can't be waited for. */
function neededBy(entry: string, graph: Graph): Set<string> {
  const seen = new Set([entry]);
  for (const one of seen) for (const id of graph.getModuleInfo(one)?.importedIds ?? []) seen.add(id);
  seen.delete(entry);
  return seen;
}

/** The engine keeps a file with one letter beyond Latin-1 at two bytes a letter. In strings and patterns an escape is the same. */
function inAscii(code: string): string {
  return code.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

/**
 * Node's own modules as they are. An import statement reads every export of one, and of node:http and node:tls that loads a
 * browser's fetch and parses all root certificates, which nothing here asks for.
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

/** Removes what is older than the last bundle: a server that runs may still load files of that one. */
function keepOnly(folder: string, made: string[], before: string[]): void {
  const kept = new Set([...made, ...before, listName]);
  for (const name of readdirSync(folder)) {
    if (!kept.has(name)) rmSync(join(folder, name));
  }
  writeFileSync(join(folder, listName), JSON.stringify(made));
}
