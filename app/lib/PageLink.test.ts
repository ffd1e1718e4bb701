import { createElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { Link, StaticRouter } from "react-router";
import { afterEach, expect, test } from "vitest";
import { PageLink } from "#app/lib/PageLink.tsx";
import { learnLanguageFrom } from "#app/texts/language.ts";
import { basePath } from "#contract/language.ts";
import type { Language } from "#domain/language.ts";

afterEach(() => learnLanguageFrom(() => "en"));

const places = [
  "/",
  "/#team",
  "/services",
  "/services?service=thermal-bath",
  "/portfolio/1?a=b#c",
  "?only=query",
];

test.each(["en", "bn"] as const)("the server writes a link exactly as the router does, in %s", (language) => {
  learnLanguageFrom(() => language);
  for (const to of places) {
    const props = { to, className: "link", prefetch: "intent" as const, viewTransition: true };
    const routers = written(createElement(Link, props, "Next"), language);
    expect(written(createElement(PageLink, props, "Next"), language)).toBe(routers);
  }
});

function written(link: ReactNode, language: Language): string {
  const location = basePath[language];
  return renderToStaticMarkup(createElement(StaticRouter, { basename: location, location }, link));
}
