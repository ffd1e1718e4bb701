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

/** Tells the server in a header, which it keeps to itself, which inline scripts the page's policy lets run. */
const inlineScripts = "x-inline-scripts";

/** The same of the one inline style sheet that a page may have (app/root.tsx). */
const inlineStyles = "x-inline-styles";

const publicPages = "layout/PublicLayout";

/** The pages that are read before they are used: around public ones, and the one that books. */
const readFirst = [publicPages, "routes/account/booking-appointment"];

/** Several pages may be rendered at the same time, each in its own language. */
const languages = new AsyncLocalStorage<Language>();
learnLanguageFrom(() => languages.getStore() ?? "en");

/**
 * What an address needs before its loaders run: a server that is asked for nothing in Bangla has none of its sentences, and few ask it
 * for the dashboard.
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
 * Renders a page whole before it leaves: loaders are awaited by then anyway, a finished page can be kept and its
 * scripts hashed, and an error while rendering still gets its own status.
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

/** Lets a page name the list of routes that is made for public pages (scripts/lib/public-routes.mjs). */
function withPublicRoutes(html: string, whole: string): string {
  return html.replaceAll(whole, whole.replace(/\.js$/, ".public.js"));
}

/** The salon's own rules, as the root has loaded them. */
function ownStyleOf({ staticHandlerContext }: EntryContext): string | undefined {
  const root: { salon?: PageSalon } | undefined = staticHandlerContext.loaderData.root;
  return root?.salon?.site.style;
}

/** The server hands its in-process client to loaders under this key, which must be the bundle's own. */
export { clientContext } from "#app/lib/server-api.ts";
