/**
 * The minimal work for a page, with the answers that its loaders ask for at hand, compressed as the site does. Either
 * react-dom alone renders the page's own elements, or the router renders the page as for a request. Arguments: port,
 * address of a page of a running site, `react` or `router`.
 */
import { createServer } from "node:http";
import { Writable } from "node:stream";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import { createElement } from "react";
import { renderToPipeableStream } from "react-dom/server";
import { type EntryContext, RouterContextProvider, type ServerBuild, ServerRouter } from "react-router";
import { methodAndPath } from "#contract/paths.ts";
import { contextKey } from "#server/http/context-keys.ts";
import { handlerInEachLanguage } from "#server/http/page-languages.ts";

const compress = promisify(brotliCompress);
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 16 } };

const [port, page = "", by] = process.argv.slice(2);
const build: ServerBuild = await import(new URL("../../build/server/index.js", import.meta.url).href);
const answers = new Map<string, Promise<unknown>>();
const context = await readContext(page);
const route = handlerInEachLanguage(build, "production");
const render = by === "router" ? renderByRouter : renderByReact;

const server = createServer(async (_request, response) => {
  const body = await compress(await render(), quality);
  response.writeHead(200, {
    "content-type": "text/html; charset=utf-8",
    "content-encoding": "br",
    "content-length": String(body.length),
  });
  response.end(body);
});
server.listen(Number(port), "127.0.0.1");
process.once("SIGTERM", () => process.exit(0));

/** What React Router passes to the page's elements, captured while the build renders the page once. */
async function readContext(url: string): Promise<EntryContext> {
  let caught: EntryContext | undefined;
  const { module } = build.entry;
  const handle = handlerInEachLanguage(
    {
      ...build,
      entry: {
        module: {
          ...module,
          default: (request, status, headers, entry, given) => {
            caught = entry;
            return module.default(request, status, headers, entry, given);
          },
        },
      },
    },
    "production",
  );
  await (await handle(new Request(url), withAnswers(url))).text();
  if (!caught) throw new Error(`${url} was not rendered.`);
  // The stream of the loaders' data can be read only once, so a repeated render goes without it.
  const { serverHandoffStream: _read, ...again } = caught;
  return again;
}

/** What loaders ask for an answer. Each is fetched once. */
function withAnswers(url: string): RouterContextProvider {
  const provider = new RouterContextProvider();
  provider.set(contextKey(build, "clientContext"), (name: Parameters<typeof methodAndPath>[0]) => {
    const { path } = methodAndPath(name);
    const answer =
      answers.get(path) ?? fetch(new URL(`/api${path}`, url)).then((response) => response.json());
    answers.set(path, answer);
    return answer;
  });
  return provider;
}

async function renderByRouter(): Promise<Buffer> {
  const provider = withAnswers(page);
  await route(new Request(page), provider);
  const written = provider.get(contextKey(build, "writtenPage"));
  if (!written) throw new Error(`${page} was not rendered.`);
  return Buffer.from(written.html);
}

function renderByReact(): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write(chunk, _encoding, done) {
        chunks.push(Buffer.from(chunk));
        done();
      },
      final(done) {
        resolve(Buffer.concat(chunks));
        done();
      },
    });
    const { pipe } = renderToPipeableStream(createElement(ServerRouter, { context, url: page }), {
      onAllReady: () => pipe(sink),
      onShellError: reject,
    });
  });
}
