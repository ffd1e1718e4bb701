import { readFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";

/** The files of the page's script and of its frame's, each after those it needs. */
export const scriptFiles = {
  page: [
    "styles.ts",
    "listeners.ts",
    "card-element.ts",
    "elements.ts",
    "api.ts",
    "challenge.ts",
    "payments.ts",
    "stripe.ts",
  ],
  frame: [
    "problems.ts",
    "card-number.ts",
    "card-expiry.ts",
    "card-cvc.ts",
    "card-styles.ts",
    "card-row.ts",
    "listeners.ts",
    "card-state.ts",
    "card-typing.ts",
    "card-look.ts",
    "card-inputs.ts",
    "api.ts",
    "card-frame.ts",
  ],
};

let built: { page: string; frame: string } | undefined;

/**
 * The browser's stand-in for Stripe.js, and what runs in its card's frame, each as one classic script, made once. The
 * page's is to run before `@stripe/stripe-js` loads; `data-base` on its tag tells where the public face is mounted
 * (default `/sandbox`), and `window.sandboxPages` where the frame stands.
 */
export function browserScripts(): { page: string; frame: string } {
  built ??= { page: joined(scriptFiles.page), frame: joined(scriptFiles.frame) };
  return built;
}

function joined(files: string[]): string {
  return `(() => {\n"use strict";\n${files.map(readScript).join("\n")}\n})();\n`;
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
