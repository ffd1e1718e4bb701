import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";
import { Writable } from "node:stream";
import { renderToPipeableStream } from "react-dom/server";
import { createContext, type EntryContext, type RouterContextProvider, ServerRouter } from "react-router";
import { deferScripts, starter } from "#app/defer-scripts.ts";
import { hashOf, takeMarks } from "#app/inline-scripts.server.ts";
import type { PageSalon } from "#app/lib/site.ts";
import { learnLanguageFrom } from "#app/texts/language.ts";
import { languageOf } from "#contract/language.ts";
import type { Language } from "#domain/language.ts";

/** A page, and the hashes of the inline scripts and of the style sheet that it may have (app/root.tsx). */
interface WrittenPage {
  html: string;
  scripts: string[];
  styles: string[];
}

/**
 * Where the server takes a rendered page from. A response would put it into a stream and take it out again, so it has
 * the page during development alone.
 */
export const writtenPage = createContext<WrittenPage | null>(null);

const publicPages = "layout/PublicLayout";

/** The pages that people read before they use them: the public ones, and the booking page. */
const readFirst = [publicPages, "routes/account/booking-appointment"];

/** Several pages may be rendered at the same time, each in its own language. */
const languages = new AsyncLocalStorage<Language>();
learnLanguageFrom(() => languages.getStore() ?? "en");

/**
 * Loads the texts of a URL before its loaders run. A server that never serves Bangla keeps none of its texts in
 * memory, and only few also serve the dashboard in it.
 */
export async function bringTexts(pathname: string): Promise<void> {
  if (languageOf(pathname) !== "bn") return;
  await Promise.all([
    import("#app/texts/bn/public/all.ts"),
    import("#app/texts/bn/public/legal.ts"),
    import("#app/texts/bn/public/membership.ts"),
    import("#app/texts/bn/shared/all.ts"),
    pathname.startsWith("/bn/dashboard") && import("#app/texts/bn/dashboard/all.ts"),
  ]);
}

/**
 * Renders the whole page before it is sent. Its loaders are awaited by then anyway, a finished page can be cached and
 * its scripts hashed, and an error during rendering still gets its own status.
 */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  headers.set("content-type", "text/html; charset=utf-8");
  if (request.method === "HEAD") return Promise.resolve(new Response(null, { status, headers }));
  return languages.run(languageOf(new URL(request.url).pathname), () =>
    render(request, status, headers, context, loadContext),
  );
}

function render(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    let answerStatus = status;
    const { matches } = context.staticHandlerContext;
    const waits = import.meta.env.PROD && matches.some(({ route }) => readFirst.includes(route.id));
    const isPublic = matches.some(({ route }) => route.id === publicPages);
    const nonce = randomUUID();
    const chunks: Uint8Array[] = [];
    const sink = new Writable({
      write(chunk, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        const { html, hashes } = takeMarks(Buffer.concat(chunks).toString(), nonce);
        const page = waits ? deferScripts(html) : html;
        const style = ownStyleOf(context);
        loadContext.set(writtenPage, {
          html: page,
          scripts: [...hashes, ...(waits ? [hashOf(starter)] : [])],
          styles: style ? [hashOf(style)] : [],
        });
        resolve(new Response(import.meta.env.PROD ? null : page, { status: answerStatus, headers }));
        done();
      },
    });
    const { pipe } = renderToPipeableStream(
      <ServerRouter
        context={isPublic && waits ? withPublicRoutes(context) : context}
        url={request.url}
        nonce={nonce}
      />,
      {
        nonce,
        // What is long would else stand at the end of the page, hidden until a script puts it into its place.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady: () => pipe(sink),
        onShellError: reject,
        onError(error) {
          answerStatus = 500;
          console.error(error);
        },
      },
    );
  });
}

/** Points a page to the route manifest for public pages (scripts/lib/public-routes.mjs). */
function withPublicRoutes({ manifest, ...context }: EntryContext): EntryContext {
  return { ...context, manifest: { ...manifest, url: manifest.url.replace(/\.js$/, ".public.js") } };
}

/** The salon's own CSS rules, as the root loader returned them. */
function ownStyleOf({ staticHandlerContext }: EntryContext): string | undefined {
  const root: { salon?: PageSalon } | undefined = staticHandlerContext.loaderData.root;
  return root?.salon?.site.style;
}

/** The key under which the server passes its in-process client to loaders. It must be the one from this bundle. */
export { clientContext } from "#app/lib/server-api.ts";
