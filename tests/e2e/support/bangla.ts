import { type BrowserContext, expect, type Page } from "@playwright/test";
import { admin, signedIn, tokenOf } from "#tests/e2e/support/people.ts";

/** Text that is the same in every language: names of companies, formats, and examples in fields. */
const named =
  /\b(Google|Facebook|[Ii]nstagram|mirror|YouTube|Stripe|Chrome|Windows|Linux|macOS|CSV|JPG|PNG|SVG|WebP|GMT|English|https?|XXXXXXXXX)\b|01X+|\S+@\S*|\S+\.example\b(?:\.com)?|\b(pi|re|ch|SH)[_-][\w…-]+|\/\S+/g;

/** Text that people typed into the demo and that none of these calls returns. */
const typedElsewhere = ["Dentist", "demo"];

/**
 * Text that people typed themselves, which is not translated below /bn: names, reviews, messages.
 * @param context signs the owner in
 */
export async function typedByPeople(context: BrowserContext): Promise<Set<string>> {
  await signedIn(context, admin);
  const headers = { authorization: `Bearer ${await tokenOf(context, admin.email)}` };
  const lists = [
    "users",
    "rooms",
    "bookings?limit=100",
    "reviews/all",
    "contact-messages",
    "masters/all",
    "gift-cards",
  ];
  const answers = await Promise.all(
    lists.map(async (list) => {
      const answer = await (await context.request.get(`/api/${list}`, { headers })).json();
      return answer.cards ?? answer;
    }),
  );
  const typed = answers.flat().flatMap((one: Record<string, unknown>) => typedIn.map((field) => one[field]));
  return new Set([...typedElsewhere, ...typed.filter((one) => typeof one === "string")]);
}

const typedIn = ["name", "testimonial", "firstName", "lastName", "message", "bio", "to", "from"];

/**
 * Expects a page to contain no English: no text, no title, and no accessible name.
 * @param typed what people wrote themselves
 */
export async function expectBangla(page: Page, typed: Set<string>): Promise<void> {
  await expect(page.locator("html")).toHaveAttribute("lang", "bn");
  await expect(page).toHaveTitle(/[\u0980-\u09ff]/);
  const said = await page.evaluate(readPage);
  const words = new Set([...typed].flatMap((one) => (one.length < 60 ? one.split(/[\s()]+/) : [])));
  const isEnglish = (line: string) =>
    !typed.has(line) &&
    (line.replaceAll(named, " ").match(/[A-Za-z]{2,}/g) ?? []).some((word) => !words.has(word));
  expect([...new Set(said)].filter(isEnglish), page.url()).toEqual([]);
}

/** Runs in the page: everything that is read or heard on it. A card's own fields belong to the card provider. */
function readPage(): string[] {
  const foreign = "script, style, code, [lang=en], .card-in";
  const said = [document.title];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode;
    if (!parentElement?.closest(foreign)) said.push(textContent?.trim() ?? "");
  }
  const names = ["aria-label", "aria-description", "aria-valuetext", "aria-roledescription"];
  for (const element of document.body.querySelectorAll("*")) {
    if (element.closest(foreign)) continue;
    for (const name of [...names, "placeholder", "alt", "title", "label"])
      said.push(element.getAttribute(name)?.trim() ?? "");
  }
  return said;
}
