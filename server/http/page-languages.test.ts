import { type EntryContext, RouterContextProvider, type ServerBuild } from "react-router";
import { expect, test } from "vitest";
import { handlerInEachLanguage } from "#server/http/page-languages.ts";

test.each([
  ["/services", "services"],
  ["/bn/services", "services"],
  ["/nowhere", "*"],
  ["/dashboard", "dashboard"],
  ["/Dashboard/figures", "dashboard/figures"],
  ["/bn/dashboard/figures", "dashboard/figures"],
  ["/%64ashboard/figures", "dashboard/figures"],
])("%s is the page of %s", async (address, path) => {
  expect((await pageAt(address)).found).toBe(path);
});

test("a public page is looked for among the public ones alone", async () => {
  expect((await pageAt("/services")).known).toEqual(["services", "*"]);
});

/** The path of the route that is found, and those that the page's router knows. */
async function pageAt(address: string): Promise<{ found: string | undefined; known: string[] }> {
  let rendered: EntryContext | undefined;
  const build = buildOf((context) => (rendered = context));
  const handle = handlerInEachLanguage(build, "production");
  await handle(new Request(`https://salon.example${address}`), new RouterContextProvider());
  return {
    found: rendered?.staticHandlerContext.matches.at(-1)?.route.path,
    known: Object.keys(rendered?.manifest.routes ?? {}),
  };
}

function buildOf(onRender: (context: EntryContext) => void): ServerBuild {
  const paths = ["services", "*", "dashboard", "dashboard/figures"];
  const routes = Object.fromEntries(
    paths.map((path) => [path, { id: path, path, module: { default: () => null } }]),
  );
  const known = paths.map((path) => [path, { id: path, path, module: "", hasLoader: false }]);
  return {
    entry: {
      module: Object.assign(
        {
          default: (_request: Request, _status: number, _headers: Headers, context: EntryContext) => {
            onRender(context);
            return new Response();
          },
        },
        { bringTexts: async () => undefined },
      ),
    },
    routes,
    assets: { entry: { imports: [], module: "" }, routes: Object.fromEntries(known), url: "", version: "" },
    publicPath: "/",
    assetsBuildDirectory: "",
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: "initial", manifestPath: "" },
  };
}
