import fastify, { type FastifyInstance } from "fastify";
import { createContext, type ServerBuild } from "react-router";
import { afterEach, beforeEach, expect, test } from "vitest";
import { renderLimit } from "#server/http/limits.ts";
import { registerPages } from "#server/http/pages.ts";
import { noOrigins } from "#server/identity/port.ts";

const publicUrl = "https://salon.example";

let server: FastifyInstance;
let now: number;
let rendered: number;

beforeEach(async () => {
  now = 0;
  rendered = 0;
  server = fastify();
  registerPages(server, {
    build: buildOf(() => ++rendered),
    clientFor: () => async () => {
      throw new Error("These pages ask for nothing.");
    },
    publicUrl,
    cards: noOrigins,
    identity: noOrigins,
    pictureOrigin: null,
    assets: new Map(),
    now: () => now,
    hears: () => true,
    metrics: { asked: () => {} },
  });
  await server.ready();
});

afterEach(() => server.close());

const ask = (url: string, remoteAddress: string) => server.inject({ url, remoteAddress });

test("a network that requests pages without end must wait, and nobody else does", async () => {
  for (let page = 0; page < renderLimit.calls; page++) {
    expect((await ask(`/page-${page}`, "192.0.2.1")).statusCode).toBe(200);
  }
  expect(rendered).toBe(renderLimit.calls);
  const refused = await ask("/one-more", "192.0.2.1");
  expect([refused.statusCode, refused.headers["retry-after"], rendered]).toEqual([
    429,
    "60",
    renderLimit.calls,
  ]);
  expect((await ask("/one-more", "192.0.2.2")).statusCode).toBe(200);
  now += renderLimit.windowMs;
  expect((await ask("/one-more-again", "192.0.2.1")).statusCode).toBe(200);
});

test("a network over its limit still gets cached pages, and forms count", async () => {
  expect((await ask("/kept", "192.0.2.2")).statusCode).toBe(200);
  for (let page = 0; page < renderLimit.calls; page++) await ask(`/?made-up=${page}`, "192.0.2.1");
  expect((await ask("/kept", "192.0.2.1")).statusCode).toBe(200);
  const form = await server.inject({
    method: "POST",
    url: "/",
    remoteAddress: "192.0.2.1",
    headers: { origin: publicUrl, "content-type": "application/x-www-form-urlencoded" },
    payload: "firstName=Mim",
  });
  expect([form.statusCode, rendered]).toEqual([429, renderLimit.calls + 1]);
});

test("an address of the API that is too long for it is unknown, and no page", async () => {
  const answer = await ask(`/api/services/${"a".repeat(1001)}`, "192.0.2.1");
  expect([answer.statusCode, answer.json().code, answer.headers.allow]).toEqual([
    404,
    "not_found",
    undefined,
  ]);
  expect(answer.headers["cache-control"]).toBe("no-store");
});

test("made-up services evict no page with its own address", async () => {
  await ask("/kept", "192.0.2.2");
  for (let page = 0; page < 250; page++) await ask(`/services?service=made-up-${page}`, "192.0.2.1");
  const before = rendered;
  await ask("/kept", "192.0.2.2");
  await ask("/services?service=made-up-249", "192.0.2.2");
  expect(rendered).toBe(before);
});

test("made-up addresses don't evict pages that people request either", async () => {
  for (let page = 0; page < 450; page++) {
    if (page % 150 === 0) await ask("/kept", "192.0.2.2");
    await ask(`/dashboard/bookingAppointment/made-up-${page}`, "192.0.2.1");
  }
  expect(rendered).toBe(451);
});

/** A site whose pages all consist of one word. */
function buildOf(onRender: () => void): ServerBuild {
  const render = () => {
    onRender();
    return new Response("page", { headers: { "content-type": "text/html" } });
  };
  return {
    entry: {
      module: Object.assign(
        { default: render },
        {
          clientContext: createContext(),
          writtenPage: createContext(null),
          bringTexts: async () => undefined,
        },
      ),
    },
    routes: { page: { id: "page", path: "*", module: { default: () => null } } },
    assets: { entry: { imports: [], module: "" }, routes: {}, url: "", version: "" },
    publicPath: "/",
    assetsBuildDirectory: "",
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: "initial", manifestPath: "" },
  };
}
