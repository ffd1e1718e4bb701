/**
 * The path and query of a request target. A target in absolute form (GET http://host/path) names a host as well, which
 * proxies look at and nobody here may believe; two slashes at its beginning would do the same further on.
 * @returns always with one slash at its beginning
 */
export function pathAndQuery(target: string): string {
  if (target.startsWith("/") && !target.startsWith("//")) return target;
  const url = /^[a-z][a-z0-9+.-]*:\/\//i.test(target) ? URL.parse(target) : null;
  const path = url ? url.pathname + url.search : target;
  return `/${path.replace(/^\/+/, "")}`;
}
