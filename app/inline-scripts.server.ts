import { createHash } from "node:crypto";

/**
 * Takes the marks out of a rendered page and tells which inline scripts carried one. Only the router and React, which
 * know the render's secret mark, can write it; a script that came in with data has none and gets no hash.
 * @param nonce drawn for this render alone
 * @returns the page without marks, and the hashes as a Content-Security-Policy writes them
 */
export function takeMarks(html: string, nonce: string): { html: string; hashes: string[] } {
  const mark = ` nonce="${nonce}"`;
  const hashes = new Set<string>();
  // No pattern: one with a mark of each render's own is made anew each time, and goes through long scripts letter by letter.
  for (let at = html.indexOf(mark); at >= 0; at = html.indexOf(mark, at + 1)) {
    const opened = html.indexOf(">", at);
    const tag = html.slice(html.lastIndexOf("<", at), opened);
    if (!tag.startsWith("<script ") || tag.includes(" src=")) continue;
    hashes.add(hashOf(html.slice(opened + 1, html.indexOf("</script>", opened))));
  }
  return { html: html.replaceAll(mark, ""), hashes: [...hashes] };
}

/** @param source of an inline script, exactly as it stands in the page */
export function hashOf(source: string): string {
  return `'sha256-${createHash("sha256").update(source).digest("base64")}'`;
}
