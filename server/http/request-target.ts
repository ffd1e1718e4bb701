/**
 * The path and query of a request target. A target in absolute form (GET http://host/path) also names a host, which is
 * for proxies and can't be trusted here. Two leading slashes would be taken for a host later on, too.
 * @returns always with exactly one leading slash
 */
export function pathAndQuery(target: string): string {
  if (target.startsWith("/") && !target.startsWith("//")) return target;
  const url = /^[a-z][a-z0-9+.-]*:\/\//i.test(target) ? URL.parse(target) : null;
  const path = url ? url.pathname + url.search : target;
  return `/${path.replace(/^\/+/, "")}`;
}
