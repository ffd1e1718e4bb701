import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** The routes that a visitor reaches without an account, besides those of `routes/public`. */
const visitors = ["layout/", "routes/account/booking-appointment"];

/**
 * Writes the list of routes for public pages beside the whole list. It names all files of a visitor's pages, and for
 * other pages only the file of the route. The whole list is 2 kB longer, even compressed (app/layout/whole-routes.ts).
 * @param {string} assets the folder of the files of the pages
 */
export function writePublicRoutes(assets) {
  for (const name of readdirSync(assets).filter((one) => /^manifest-\w+\.js$/.test(one))) {
    const text = readFileSync(join(assets, name), "utf8");
    const begin = text.indexOf("{");
    const whole = JSON.parse(text.slice(begin, text.lastIndexOf("}") + 1));
    const address = whole.url.replace(/\.js$/, ".public.js");
    const routes = Object.values(whole.routes).map((route) => [route.id, shortened(route)]);
    const part = { ...whole, url: address, whole: whole.url, routes: Object.fromEntries(routes) };
    writeFileSync(
      join(assets, name.replace(/\.js$/, ".public.js")),
      `${text.slice(0, begin)}${JSON.stringify(part)};`,
    );
  }
}

/** A route without the fields that only say what it does not have. */
function shortened(/** @type {Record<string, unknown>} */ route) {
  const id = String(route.id);
  const forVisitors =
    id === "root" || id.startsWith("routes/public/") || visitors.some((one) => id.startsWith(one));
  const said = Object.entries(route).filter(
    ([name, value]) => value !== false && String(value) !== "" && (forVisitors || name !== "imports"),
  );
  return Object.fromEntries(said);
}
