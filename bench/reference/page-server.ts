/**
 * The minimal work of react-dom for a page: renders the page's own elements with the loaders' data at hand, and
 * compresses them as the site does. Arguments: port, address of a page of a running site.
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

const [port, page = ""] = process.argv.slice(2);
const context = await readContext(page);

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
  const build: ServerBuild = await import(new URL("../../build/server/index.js", import.meta.url).href);
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
  const provider = new RouterContextProvider();
  provider.set(contextKey(build, "clientContext"), async (name: Parameters<typeof methodAndPath>[0]) => {
    return (await fetch(new URL(`/api${methodAndPath(name).path}`, url))).json();
  });
  await (await handle(new Request(url), provider)).text();
  if (!caught) throw new Error(`${url} was not rendered.`);
  // The stream of the loaders' data can be read only once, so a repeated render goes without it.
  const { serverHandoffStream: _read, ...again } = caught;
  return again;
}

function render(): Promise<Buffer> {
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
