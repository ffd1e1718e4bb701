import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** The routes that a visitor reaches without an account, besides those of `routes/public`. */
const visitors = ["layout/", "routes/account/booking-appointment"];

/**
 * Shortens the list of routes, and writes the one for public pages beside it. That one names all files of a visitor's
 * pages, and for other pages only the file of the route. The whole list is 2 kB longer, even compressed
 * (app/layout/whole-routes.ts).
 * @param {string} assets the folder of the files of the pages
 */
export function writePublicRoutes(assets) {
  for (const name of readdirSync(assets).filter((one) => /^manifest-\w+\.js$/.test(one))) {
    const text = readFileSync(join(assets, name), "utf8");
    const begin = text.indexOf("{");
    const whole = JSON.parse(text.slice(begin, text.lastIndexOf("}") + 1));
    const address = whole.url.replace(/\.js$/, ".public.js");
    const write = (/** @type {string} */ file, /** @type {object} */ list) =>
      writeFileSync(join(assets, file), `${text.slice(0, begin)}${JSON.stringify(list)};`);
    const routes = shortened(whole.routes);
    write(name, { ...whole, routes });
    const part = { ...whole, url: address, whole: whole.url, routes: forVisitors(routes) };
    write(name.replace(/\.js$/, ".public.js"), part);
  }
}

/** @typedef {Record<string, Record<string, unknown>>} Routes */

/** The routes without the fields that only say what a route does not have. */
function shortened(/** @type {Routes} */ routes) {
  return eachOf(routes, (_, __, value) => value !== false && String(value) !== "");
}

function forVisitors(/** @type {Routes} */ routes) {
  return eachOf(
    routes,
    (id, name) =>
      name !== "imports" ||
      id === "root" ||
      id.startsWith("routes/public/") ||
      visitors.some((one) => id.startsWith(one)),
  );
}

/**
 * @param {Routes} routes
 * @param {(id: string, name: string, value: unknown) => boolean} stays
 * @returns {Routes}
 */
function eachOf(routes, stays) {
  const kept = Object.entries(routes).map(([id, route]) => [
    id,
    Object.fromEntries(Object.entries(route).filter(([name, value]) => stays(id, name, value))),
  ]);
  return Object.fromEntries(kept);
}
