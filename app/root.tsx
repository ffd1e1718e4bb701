import "./styles/app.css";
import { type ReactNode, useEffect, useState } from "react";
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
} from "react-router";
import { ErrorPage } from "#app/layout/ErrorPage.tsx";
import { Offline } from "#app/layout/Offline.tsx";
import { PageOpening } from "#app/layout/PageOpening.tsx";
import { PageTitle } from "#app/layout/PageTitle.tsx";
import { PublicChrome } from "#app/layout/PublicChrome.tsx";
import { pictureOf } from "#app/lib/own-picture.ts";
import { pageSalon, readSite } from "#app/lib/say-site.server.ts";
import type { PageSalon } from "#app/lib/site.ts";
import { useLoadedSalon } from "#app/lib/use-salon.ts";
import { layoutTexts } from "#app/texts/en/public/layout.ts";
import { currentLanguage } from "#app/texts/language.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Toaster } from "#app/ui/Toaster.tsx";
import type { Route } from "./+types/root.ts";
import banglaStyles from "./styles/bangla.css?url";

/** The salon, for the name, the footer and the 'Test mode' line of every page. */
export async function loader({ context, request }: Route.LoaderArgs) {
  return { salon: pageSalon(await readSite({ context, request })) };
}

/** The salon changes only through a form, or when a page asks for it again, never by navigation. */
export function shouldRevalidate({
  formMethod,
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return defaultShouldRevalidate && (formMethod !== undefined || currentUrl.href === nextUrl.href);
}

export const links: Route.LinksFunction = () => [
  ...["noto-serif-display", "hanken-grotesk"].map(preloaded),
  { rel: "manifest", href: "/manifest.webmanifest" },
];

export function Layout({ children }: { children: ReactNode }) {
  useAliveMark();
  const site = useLoadedSalon()?.site;
  return (
    <html lang={currentLanguage()}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#fffcfa" />
        {/* A number that Safari turns into a link is no longer the page that React expects. */}
        <meta name="format-detection" content="telephone=no" />
        <Meta />
        <Links />
        {currentLanguage() === "bn" ? <BanglaLetters /> : <link {...preloaded("bangla-name")} />}
        <link rel="icon" href={site?.logo ? pictureOf(site.logo.address, 400) : "/icons/plain.svg"} />
        {site?.logo?.address === "/art/mark.svg" && (
          <link rel="apple-touch-icon" href="/icons/icon-180.png" />
        )}
        <OwnStyle style={site?.style} />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

/** The page's policy allows only the rules that the page was rendered with, so they stay the same. */
function OwnStyle({ style }: { style: string | undefined }) {
  const [first] = useState(style);
  return first ? <style>{first}</style> : null;
}

/** Sets `data-alive` on <html> once the page is interactive, for tests and other programs that use the page. */
function useAliveMark(): void {
  useEffect(() => {
    document.documentElement.dataset.alive = "";
  }, []);
}

/** Loads a font together with the style sheet, instead of after it. */
function preloaded(font: string) {
  return {
    rel: "preload",
    href: `/fonts/${font}.woff2`,
    as: "font",
    type: "font/woff2",
    crossOrigin: "anonymous" as const,
  };
}

/** Preloads the fonts for Bangla. Only pages in Bangla render it. */
function BanglaLetters() {
  return (
    <>
      {["noto-serif-bengali", "noto-sans-bengali"].map((font) => (
        <link key={font} {...preloaded(font)} />
      ))}
      <link rel="stylesheet" href={banglaStyles} />
    </>
  );
}

export default function Root({ loaderData: { salon } }: Route.ComponentProps) {
  const texts = useTexts(layoutTexts);
  useOfflinePage();
  return (
    <>
      <a className="sr skip" href="#main">
        {texts.skip}
      </a>
      <Strip salon={salon} />
      <Offline />
      <PageOpening />
      <PageTitle />
      <Outlet />
      <Toaster />
    </>
  );
}

/** What everybody must know before they trust a page. */
function Strip({ salon: { practice, testMode } }: { salon: PageSalon }) {
  const texts = useTexts(layoutTexts);
  if (practice)
    return (
      <aside className="strip">
        {texts.practice} <a href={`${practice.backTo}/dashboard/adminHome`}>{texts.practiceBack}</a>
      </aside>
    );
  return testMode ? <aside className="strip">{texts.testMode}</aside> : null;
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  return (
    <PublicChrome salon={loaderData?.salon}>
      <ErrorPage error={error} />
    </PublicChrome>
  );
}

/** After a few seconds, lets the browser keep the page that it shows instead of one that it can't load. */
function useOfflinePage(): void {
  useEffect(() => {
    if (!import.meta.env.PROD || window !== window.top || !("serviceWorker" in navigator)) return;
    const keep = () => void navigator.serviceWorker.register("/offline-worker.js").catch(() => {});
    const wait = setTimeout(keep, 5000);
    return () => clearTimeout(wait);
  }, []);
}
