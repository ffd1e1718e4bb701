import { createHash } from "node:crypto";

/**
 * Takes the marks out of a rendered page and tells which inline scripts carried one. Only the router and React, which
 * know the render's secret mark, can write it; a script that came in with data has none and gets no hash.
 * @param nonce drawn for this render alone
 * @returns the page without marks, and the hashes as a Content-Security-Policy writes them
 */
export function takeMarks(html: string, nonce: string): { html: string; hashes: string[] } {
  const marked = new RegExp(`<script([^>]*) nonce="${nonce}"([^>]*)>([\\s\\S]*?)</script>`, "g");
  const hashes = new Set<string>();
  for (const [, before = "", after = "", source = ""] of html.matchAll(marked)) {
    if (!/\ssrc=/.test(before + after)) hashes.add(hashOf(source));
  }
  return { html: html.replaceAll(` nonce="${nonce}"`, ""), hashes: [...hashes] };
}

/** @param source of an inline script, exactly as it stands in the page */
export function hashOf(source: string): string {
  return `'sha256-${createHash("sha256").update(source).digest("base64")}'`;
}
