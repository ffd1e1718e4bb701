import { RouterContextProvider, type ServerBuild } from "react-router";
import type { Client } from "#contract/client.ts";
import type { CallName } from "#contract/paths.ts";
import { isBookingLink } from "#server/http/booking-link.ts";
import { contextKey } from "#server/http/context-keys.ts";
import { keepReads } from "#server/http/kept-reads.ts";
import { inProcess } from "#server/http/network-of.ts";
import type { Page } from "#server/http/page.ts";
import { handlerInEachLanguage } from "#server/http/page-languages.ts";
import { pagePolicy } from "#server/http/page-policy.ts";
import type { PageOrigins } from "#server/identity/port.ts";

export interface RenderOptions {
  build: ServerBuild;
  /** The contract's client for a page that is rendered for a visitor's network. */
  clientFor(visitor: string): Client;
  /** The public address of the site. */
  publicUrl: string;
  /** The origins that the card provider's part of a page uses. */
  cards: PageOrigins;
  /** The origins that the identity provider's part of a page uses. */
  identity: PageOrigins;
  /** Another site that stores the salon's pictures; null if they are stored here. */
  pictureOrigin: string | null;
}

/** A form that was sent without JavaScript. */
export interface SentForm {
  /** The network it came from, for the limits. */
  visitor: string;
  /** URL-encoded fields. */
  body: string;
}

export interface Renderer {
  /** Renders the page at a path and query, or handles a form that was sent to it. */
  render(url: string, form?: SentForm): Promise<Page>;
  /**
   * Tells that something shown on pages has changed. @param changed the calls whose answers have changed; absent: any
   */
  forget(changed?: readonly string[]): void;
}

/**
 * @param options.now milliseconds
 * @param options.hears whether other servers' changes arrive
 */
export function createRenderer({
  build,
  clientFor,
  publicUrl,
  now,
  hears,
  ...policy
}: RenderOptions & { now(): number; hears(): boolean }): Renderer {
  const handle = handlerInEachLanguage(build, "production");
  const forPages = keepReads(clientFor(inProcess), now, hears);
  // Concatenate instead of resolving: an address that begins with two slashes would name another host.
  const { origin } = new URL(publicUrl);

  const render = async (url: string, form?: SentForm): Promise<Page> => {
    const context = new RouterContextProvider();
    const shows = new Set<CallName>();
    const client = form ? clientFor(form.visitor) : forPages.client;
    context.set(contextKey(build, "clientContext"), notingCalls(client, shows));
    const response = await handle(new Request(origin + url, form && sent(form.body, origin)), context);
    const page = context.get(contextKey(build, "writtenPage"));
    const body = page ? Buffer.from(page.html) : Buffer.from(await response.arrayBuffer());
    const type = response.headers.get("content-type") ?? "text/plain";
    const headers: Record<string, string> = { "content-type": type };
    const location = response.headers.get("location");
    if (location) headers.location = location;
    const preview = new URL(origin + url).searchParams.has("preview");
    if (preview) Object.assign(headers, previewHeaders);
    if (type.startsWith("text/html")) {
      const { scripts, styles } = page ?? { scripts: [], styles: [] };
      const framedBy = preview
        ? ["'self'"]
        : isBookingLink(url)
          ? (await forPages.client("readSalon")).frameSites
          : [];
      Object.assign(headers, pagePolicy(scripts, { ...policy, styles, framedBy }));
    }
    return { status: response.status, headers, body, shows };
  };
  return { render, forget: forPages.forget };
}

/** A page shows the answers of the calls that its loaders make, so record them. */
function notingCalls(client: Client, shows: Set<CallName>): Client {
  return ((name: CallName, ...sent: never[]) => {
    shows.add(name);
    return (client as (...all: unknown[]) => unknown)(name, ...sent);
  }) as Client;
}

function sent(body: string, origin: string): RequestInit {
  const headers = { "content-type": "application/x-www-form-urlencoded", origin, host: new URL(origin).host };
  return { method: "POST", body, headers };
}

/** Keeps search engines and caches away from unpublished content. */
const previewHeaders = {
  "x-robots-tag": "noindex",
  "cache-control": "no-store",
  "referrer-policy": "no-referrer",
};
