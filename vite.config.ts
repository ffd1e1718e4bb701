import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";

interface Graph {
  getModuleInfo(id: string): { importers: readonly string[] } | null;
}

const framework = { name: "react", test: /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/ };

/**
 * Files of the router that this project never uses, each with the names that the rest of the router imports from it.
 * Nothing observes the router from outside, and the list of routes is complete from the start (react-router.config.ts).
 * A missing name fails the build.
 */
const unusedOfRouter: Record<string, string> = {
  "router/instrumentation.js": `
    export const instrumentClientSideRouter = (router) => router;
    export const getRouteInstrumentationUpdates = () => ({});
    export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
    export const instrumentHandler = (handler) => handler;
    export const instrumentationResultMetaContext = undefined;`,
  "dom/ssr/fog-of-war.js": `
    export const isFogOfWarEnabled = () => false;
    export const getPatchRoutesOnNavigationFunction = () => undefined;
    export const useFogOFWarDiscovery = () => {};
    export const getPartialManifest = (manifest) => manifest;
    export const getPathsWithAncestors = (paths) => paths;
    export const handleClientVersionMismatch = async () => false;
    export const getManifestPath = (path) => path;
    export const URL_LIMIT = 0;`,
};

/** Leaves those files out of the browser's bundle. */
const smallerRouter: Plugin = {
  name: "smaller-router",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "client",
  load(id) {
    const [, file = ""] = /react-router\/dist\/production\/lib\/(.+)$/.exec(id.replaceAll("\\", "/")) ?? [];
    return unusedOfRouter[file];
  },
};

/**
 * Leaves what nobody calls out of the card provider's components: React reads no propTypes, names are for its tools,
 * and a component that is made by a call is dropped only if the call is known to have no other effect.
 */
const smallerCards: Plugin = {
  name: "smaller-cards",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "client",
  transform(code, id) {
    if (!/react-stripe-js\/dist\/react-stripe\.esm\.mjs$/.test(id.replaceAll("\\", "/"))) return;
    const smaller = code
      .replace(/^import PropTypes from 'prop-types';$/m, "")
      .replace(/^\s*\w+\.propTypes = \{[^}]*\};$/gm, "")
      .replace(/^\w+\.displayName = .*;$/gm, "")
      .replace(/^(var \w+ = )(?=createElementComponent\()/gm, "$1/*#__PURE__*/");
    if (smaller.includes("PropTypes"))
      this.error("The card provider's components still read their prop types.");
    return { code: smaller, map: null };
  },
};

/** The dashboard's pages without their loaders. The server never renders one, because of the guard around them. */
const behindGuard =
  /\/app\/(routes\/(account|admin)\/(?!booking-appointment)|features\/checkout\/BookingScreen)/;

/** Leaves those pages out of the server's bundle. */
const pagesOfBrowser: Plugin = {
  name: "pages-of-browser",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "ssr",
  transform(code, id) {
    if (!behindGuard.test(id)) return;
    const exported = [...code.matchAll(/^export (default )?function (\w+)/gm)];
    if (exported.length !== 1 || exported.length !== code.match(/^export /gm)?.length)
      this.error("A page behind the guard has nothing for the server: export its component alone.");
    const [[, isDefault = "", name] = []] = exported;
    return `export ${isDefault}function ${name}() { throw new Error("Only a browser draws ${name}."); }`;
  },
};

const around = /\/app\/(root|entry\.client|layout\/PublicLayout)\.tsx/;
const home = /\/app\/routes\/public\/home\.tsx/;
const others = /\/app\/(routes\/(account|admin|public\/(?!home))|layout\/(VisitorBridge|dashboard)).*\.tsx/;

/** The frame of every public page, and what the home page shares with any other page. */
const site = {
  name: (id: string, graph: Graph) =>
    isNeededBy(around, id, graph) || (isNeededBy(home, id, graph) && isNeededBy(others, id, graph))
      ? "site"
      : null,
};

/**
 * The parts of the query library that only some pages need. All of it is imported through one file, as if every page
 * needed it.
 */
const forSomePages = /[\\/](infiniteQueryObserver|useInfiniteQuery)\.js$/;

/** Who is signed in. Public pages load this once they are usable, and every page of the dashboard loads it. */
const session = {
  name: (id: string, graph: Graph) =>
    isNeededBy(/\/app\/layout\/VisitorBridge\.tsx/, id, graph) && !forSomePages.test(id) ? "session" : null,
};

const shellPages = /\/app\/layout\/dashboard\/(DashboardLayout|PageBoundary)\.tsx/;
const visitorPages =
  /\/app\/(routes\/public|layout\/(?!dashboard)|features\/(sign-in\/(?!Guard)|services|hours))\b/;
const servicesPage = /\/app\/routes\/public\/services\.tsx/;

/**
 * The parts of the dashboard's shell that some page before the sign-in needs, too. Such a page gets them without the
 * rest.
 */
const shellOfVisitors = {
  name: (id: string, graph: Graph) => {
    const forVisitors = visitorPages.test(id) || isNeededBy(visitorPages, id, graph);
    if (!forVisitors || !isNeededBy(shellPages, id, graph) || forSomePages.test(id)) return null;
    return isNeededBy(servicesPage, id, graph) ? "shell-services" : "shell-visitors";
  },
  entriesAware: true,
  entriesAwareMergeThreshold: 3000,
};

/** Who is signed in, and the catalogue: nearly every page of the dashboard needs them. */
const onMostPages = /\/app\/(layout\/dashboard\/use-user|data\/(masters|services))\.ts$/;

/** The frame of every page of the dashboard. */
const shell = {
  name: (id: string, graph: Graph) =>
    (shellPages.test(id) || onMostPages.test(id) || isNeededBy(shellPages, id, graph)) &&
    !forSomePages.test(id)
      ? "shell"
      : null,
};

const bookingPage = /\/app\/features\/checkout\/BookingScreen\.tsx/;
const changePage = /\/app\/routes\/account\/change-visit\.tsx/;
const beforeSignIn = /\/app\/(routes\/public|layout|features\/(sign-in|services))\/.*\.tsx/;

/** What booking a visit and changing one share, and no page before the sign-in needs. */
const visit = {
  name: (id: string, graph: Graph) =>
    isNeededBy(bookingPage, id, graph) &&
    isNeededBy(changePage, id, graph) &&
    !isNeededBy(beforeSignIn, id, graph)
      ? "visit"
      : null,
};

const adminPages = /\/app\/routes\/admin\/.*\.tsx/;
const tools = /\/app\/(ui|lib)\//;

/**
 * Dialogs, fields and other tools that booking a visit shares with the desk's pages, and no page before the sign-in
 * needs.
 */
const controls = {
  name: (id: string, graph: Graph) =>
    tools.test(id) &&
    isNeededBy(bookingPage, id, graph) &&
    isNeededBy(adminPages, id, graph) &&
    !isNeededBy(beforeSignIn, id, graph)
      ? "controls"
      : null,
};

/** A style sheet stays with its page. Otherwise every lazy file that shares a script with it would load it again. */
const styleSheet = /\.css(\?|$)/;

/**
 * Whether a file is imported eagerly, directly or not, by files whose names match `entries`, and matches none itself.
 */
function isNeededBy(entries: RegExp, id: string, graph: Graph): boolean {
  if (entries.test(id) || styleSheet.test(id)) return false;
  const seen = new Set([id]);
  for (const one of seen) {
    for (const importer of graph.getModuleInfo(one)?.importers ?? []) {
      if (entries.test(importer)) return true;
      seen.add(importer);
    }
  }
  return false;
}

export default defineConfig({
  // Unit tests need no routes.
  plugins: process.env.VITEST
    ? []
    : [tailwindcss(), smallerRouter, smallerCards, pagesOfBrowser, reactRouter()],
  // Bundled, a calendar or a chart costs the server only what it uses. Imported whole, it costs 100 MB of memory.
  ssr: { noExternal: ["react-day-picker", "date-fns", "@date-fns/tz"] },
  // The Content-Security-Policy refuses data: URIs.
  build: { assetsInlineLimit: 0 },
  // Together they compress better than apart, and each extra file costs a visitor its headers.
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: { groups: [framework, site, session, shellOfVisitors, shell, controls, visit] },
            // The list of routes and every lazy import contain file names, so short names save bytes for every visitor.
            entryFileNames: "assets/[hash:8].js",
            chunkFileNames: "assets/[hash:8].js",
          },
        },
      },
    },
  },
});
