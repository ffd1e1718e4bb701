import { readFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";

/** The shim's files, each after those it needs. */
const FILES = [
  "problems.ts",
  "card-number.ts",
  "card-expiry.ts",
  "card-cvc.ts",
  "styles.ts",
  "card-row.ts",
  "listeners.ts",
  "card-state.ts",
  "card-typing.ts",
  "card-look.ts",
  "card-element.ts",
  "elements.ts",
  "api.ts",
  "challenge.ts",
  "payments.ts",
  "stripe.ts",
];

let built: string | undefined;

/**
 * The browser's stand-in for Stripe.js as one classic script, made once. It is to run before `@stripe/stripe-js` loads;
 * `data-base` on its tag tells where the public face is mounted (default `/sandbox`).
 */
export function browserScript(): string {
  built ??= `(() => {\n"use strict";\n${FILES.map(readScript).join("\n")}\n})();\n`;
  return built;
}

// The files import each other for the type checker's and the tests' sake; in one scope the names are simply there.
function readScript(name: string): string {
  const source = readFileSync(new URL(`./browser/${name}`, import.meta.url), "utf8");
  return withoutWarning(() => stripTypeScriptTypes(source))
    .replace(/^import [^;]*;$/gm, "")
    .replace(/^export (?=(?:async )?(?:function|const|class) )/gm, "")
    .replace(/[ \t]+$/gm, "")
    .replace(/\n{2,}/g, "\n");
}

// Node calls the function experimental, which says nothing to the host of the site.
function withoutWarning<T>(work: () => T): T {
  const { emitWarning } = process;
  process.emitWarning = () => {};
  try {
    return work();
  } finally {
    process.emitWarning = emitWarning;
  }
}
