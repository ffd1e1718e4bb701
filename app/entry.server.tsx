import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";
import { Writable } from "node:stream";
import { renderToPipeableStream } from "react-dom/server";
import { type EntryContext, ServerRouter } from "react-router";
import { deferScripts, starter } from "#app/defer-scripts.ts";
import { hashOf, takeMarks } from "#app/inline-scripts.server.ts";
import type { PageSalon } from "#app/lib/site.ts";
import { learnLanguageFrom } from "#app/texts/language.ts";
import { languageOf } from "#contract/language.ts";
import type { Language } from "#domain/language.ts";

/** The header that tells the server which inline scripts the page's policy allows. It is not sent on. */
const inlineScripts = "x-inline-scripts";

/** The same for the one inline style sheet that a page may have (app/root.tsx). */
const inlineStyles = "x-inline-styles";

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
): Promise<Response> {
  headers.set("content-type", "text/html; charset=utf-8");
  if (request.method === "HEAD") return Promise.resolve(new Response(null, { status, headers }));
  return languages.run(languageOf(new URL(request.url).pathname), () =>
    render(request, status, headers, context),
  );
}

function render(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    let answerStatus = status;
    const isReadFirst = context.staticHandlerContext.matches.some(({ route }) =>
      readFirst.includes(route.id),
    );
    const nonce = randomUUID();
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write(chunk, _encoding, done) {
        chunks.push(Buffer.from(chunk));
        done();
      },
      final(done) {
        const written = Buffer.concat(chunks).toString();
        const isPublic = context.staticHandlerContext.matches.some(({ route }) => route.id === publicPages);
        const waits = isReadFirst && import.meta.env.PROD;
        const listed = isPublic && waits ? withPublicRoutes(written, context.manifest.url) : written;
        const { html, hashes } = takeMarks(listed, nonce);
        const body = waits ? deferScripts(html) : html;
        const style = ownStyleOf(context);
        if (style) headers.set(inlineStyles, hashOf(style));
        headers.set(inlineScripts, [...hashes, ...(waits ? [hashOf(starter)] : [])].join(" "));
        resolve(new Response(body, { status: answerStatus, headers }));
        done();
      },
    });
    const { pipe } = renderToPipeableStream(
      <ServerRouter context={context} url={request.url} nonce={nonce} />,
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
function withPublicRoutes(html: string, whole: string): string {
  return html.replaceAll(whole, whole.replace(/\.js$/, ".public.js"));
}

/** The salon's own CSS rules, as the root loader returned them. */
function ownStyleOf({ staticHandlerContext }: EntryContext): string | undefined {
  const root: { salon?: PageSalon } | undefined = staticHandlerContext.loaderData.root;
  return root?.salon?.site.style;
}

/** The key under which the server passes its in-process client to loaders. It must be the one from this bundle. */
export { clientContext } from "#app/lib/server-api.ts";
