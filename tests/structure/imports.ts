import { builtinModules } from "node:module";
import { posix } from "node:path";
import { Visitor } from "vite";
import { placeOf, type Source, sources } from "#tests/structure/sources.ts";

/** One import, export-from, import() or imported type. */
export interface Import {
  from: string;
  /** The imported file's path from the project's folder; null for a package or a built-in module. */
  to: string | null;
  specifier: string;
  /** The imported values, without types. "*" and "default" are listed as such; an import without names has none. */
  names: string[];
  /** Erased at run time. */
  typeOnly: boolean;
  /** Loaded on demand, not with the file. */
  lazy: boolean;
  place: string;
}

/** Every import of every file. */
export const imports: Import[] = sources.flatMap(importsOf);

/** The package that an import names, such as "@stripe/stripe-js"; null for our files and Node's own modules. */
export function packageOf({ to, specifier }: Import): string | null {
  if (to !== null || isBuiltin(specifier)) return null;
  const parts = specifier.split("/");
  return parts.slice(0, specifier.startsWith("@") ? 2 : 1).join("/");
}

/** Whether an import names one of Node's own modules. */
export function isBuiltin(specifier: string): boolean {
  return specifier.startsWith("node:") || builtinModules.includes(specifier);
}

function importsOf(source: Source): Import[] {
  const { module, program } = source.parsed;
  const found: Import[] = [];
  const add = (specifier: string, offset: number, typeOnly: boolean, lazy: boolean, names: string[] = []) => {
    const to = resolve(source.path, specifier);
    found.push({ from: source.path, to, specifier, names, typeOnly, lazy, place: placeOf(source, offset) });
  };
  for (const statement of module.staticImports) {
    const typeOnly = /^import\s+type\b/.test(source.text.slice(statement.start, statement.end));
    const values = statement.entries.filter(({ isType }) => !isType);
    const names = values.map(({ importName }) => importName.name ?? "*");
    add(statement.moduleRequest.value, statement.start, typeOnly, false, names);
  }
  for (const statement of module.staticExports) {
    const request = statement.entries.find((entry) => entry.moduleRequest)?.moduleRequest;
    const typeOnly = /^export\s+type\b/.test(source.text.slice(statement.start, statement.end));
    if (request) add(request.value, statement.start, typeOnly, false);
  }
  for (const { start, moduleRequest } of module.dynamicImports) {
    const argument = source.text.slice(moduleRequest.start, moduleRequest.end);
    const literal = argument.match(/^["'`]([^"'`$]+)["'`]$/)?.[1];
    if (literal) add(literal, start, false, true);
  }
  new Visitor({
    TSImportType: ({ source: { value }, start }) => add(String(value), start, true, false),
  }).visit(program);
  return found;
}

function resolve(from: string, specifier: string): string | null {
  if (specifier.startsWith("#")) return specifier.slice(1);
  if (specifier.startsWith(".")) return posix.join(posix.dirname(from), specifier);
  return null;
}
