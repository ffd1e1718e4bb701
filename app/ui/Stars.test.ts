import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Stars } from "#app/ui/Stars.tsx";

test.each([
  { of: undefined, shown: 5 },
  { of: 0, shown: 1 },
  { of: 1, shown: 1 },
  { of: 10, shown: 10 },
  { of: 11, shown: 10 },
])("of $of stars $shown are shown", ({ of, shown }) => {
  const markup = renderToStaticMarkup(createElement(Stars, { rating: 4, ...(of !== undefined && { of }) }));
  expect(markup.split("<svg")).toHaveLength(shown + 1);
});
