import { hash } from "node:crypto";

/**
 * Removes the marks from a rendered page and collects the inline scripts that carried one. Only the router and React
 * know the secret mark of a render, so a script that came in with data has none and gets no hash.
 * @param nonce random for each render
 * @returns the page without marks, and the hashes in the form of a Content-Security-Policy
 */
export function takeMarks(html: string, nonce: string): { html: string; hashes: string[] } {
  const mark = ` nonce="${nonce}"`;
  const hashes = new Set<string>();
  // Not a regular expression: it would be compiled for each render's mark, and would scan long scripts letter by
  // letter.
  for (let at = html.indexOf(mark); at >= 0; at = html.indexOf(mark, at + 1)) {
    const opened = html.indexOf(">", at);
    const tag = html.slice(html.lastIndexOf("<", at), opened);
    if (!tag.startsWith("<script ") || tag.includes(" src=")) continue;
    hashes.add(hashOf(html.slice(opened + 1, html.indexOf("</script>", opened))));
  }
  return { html: html.replaceAll(mark, ""), hashes: [...hashes] };
}

/** @param source of an inline script, exactly as in the page */
export function hashOf(source: string): string {
  return `'sha256-${hash("sha256", source, "base64")}'`;
}
