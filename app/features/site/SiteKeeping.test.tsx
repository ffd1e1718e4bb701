import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { SiteScreen } from "#app/features/site/SiteScreen.tsx";
import { plainSite } from "#app/features/site/site-content.fixture.ts";
import type { SiteContent, SiteDraft } from "#contract/site-content.ts";
import { expectNoise } from "#tests/support/components/noise.ts";
import { noAnswer, refusal, salonAnswers, sentWith } from "#tests/support/components/salon-answers.ts";
import { show } from "#tests/support/components/show.tsx";

/** The server's state; every change is applied to it. */
let server: { version: number; draft: SiteContent; published: SiteContent };

function draftNow(): SiteDraft {
  return {
    version: server.version,
    content: server.draft,
    changed: false,
    savedAt: null,
    savedBy: null,
    published: { _id: null, content: server.published, at: null, by: null },
  };
}

beforeEach(() => {
  server = { version: 1, draft: structuredClone(plainSite), published: plainSite };
  salonAnswers({
    listServices: () => [],
    readSiteDraft: draftNow,
    createSitePreview: () => refusal("not_found", { status: 404 }),
    saveSiteDraft: ({ body }) => {
      if (body.version !== server.version) return refusal("draft_changed");
      server.draft = { ...server.draft, ...body.change };
      server.version += 1;
      return { version: server.version };
    },
  });
});

const open = () => show(<SiteScreen />, { at: "/dashboard/site" });
const lead = () => page.getByLabelText("Words below the heading", { exact: true });
const facebook = () => page.getByLabelText(/^Your page on Facebook/);
const instagram = () => page.getByLabelText(/^Your page on Instagram/);
const isKept = () => expect.element(page.getByText("All is kept", { exact: true })).toBeVisible();

test("an invalid field says why and can be reached with one press, and everything else is saved", async () => {
  await open();
  await page.getByRole("tab", { name: "Every page" }).click();
  await facebook().fill("parul.example");
  await instagram().fill("instagram.com/parul");
  await userEvent.tab();
  await expect.element(page.getByText("Enter the address of the salon's own page there")).toBeVisible();
  await expect.element(page.getByText("All is kept but what is marked")).toBeVisible();
  expect(server.draft.footer.social).toEqual([
    { network: "instagram", address: "https://instagram.com/parul" },
  ]);
  await page.getByRole("tab", { name: "Home page" }).click();
  await lead().fill("Open until ten.");
  await expect.poll(() => server.draft.home.hero.lead.en).toBe("Open until ten.");
  await page.getByRole("button", { name: "Go there" }).click();
  await expect.element(facebook()).toHaveFocus();
  await expect.element(facebook()).toHaveValue("https://parul.example");
  await facebook().fill("https://facebook.com/parul");
  await isKept();
  expect(server.draft.footer.social).toContainEqual({
    network: "facebook",
    address: "https://facebook.com/parul",
  });
});

test("a refusal by the server stays at its field, while the rest of its block is saved", async () => {
  salonAnswers({
    saveSiteDraft: ({ body }) => {
      if (body.change.home?.hero.lead.en === "Not this.")
        return refusal("invalid_input", {
          status: 422,
          errors: [{ field: "change.home.hero.lead.en", message: "Say something else" }],
        });
      server.draft = { ...server.draft, ...body.change };
      server.version += 1;
      return { version: server.version };
    },
  });
  await open();
  await page.getByText("Book Your Visit", { exact: true }).click();
  await page.getByLabelText("Words beside the form", { exact: true }).fill("Ring the bell.");
  await lead().fill("Not this.");
  await expect.element(page.getByText("Say something else")).toBeVisible();
  await expect.element(lead()).toHaveAttribute("aria-invalid", "true");
  expect(server.draft.home.visit.lead.en).toBe("Ring the bell.");
  expect(server.draft.home.hero.lead.en).toBe("A salon by the lake.");
});

test("the longest legal pages in Bangla fit into requests that the server accepts", async () => {
  await open();
  await page.getByRole("tab", { name: "Every page" }).click();
  await page.getByText("Legal pages", { exact: true }).click();
  const long = "শ".repeat(10_000);
  for (const name of ["Terms", "Privacy"])
    for (const label of [name, `${name}, in Bangla`])
      await page.getByLabelText(label, { exact: true }).fill(long);
  await isKept();
  expect([server.draft.terms, server.draft.privacy]).toEqual([
    { en: long, bn: long },
    { en: long, bn: long },
  ]);
  for (const { body } of sentWith("saveSiteDraft"))
    expect(new Blob([JSON.stringify(body)]).size).toBeLessThan(64 * 1024);
});

test("text typed during publication stays, and is saved afterwards", async () => {
  let publish = () => {};
  const published = new Promise<void>((resolve) => {
    publish = resolve;
  });
  salonAnswers({
    listSitePublications: () => [],
    publishSite: async ({ body }) => {
      const live = structuredClone(server.draft);
      await published;
      server = { version: body.version + 1, draft: live, published: live };
      return { insertedId: "5".repeat(24), version: server.version };
    },
  });
  await open();
  await lead().fill("Open until ten.");
  await isKept();
  await page.getByRole("button", { name: "Publish 1 change" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Publish", exact: true }).click();
  await expect.poll(() => sentWith("publishSite").length).toBe(1);
  await lead().fill("Open until eleven.");
  publish();
  await expect.element(page.getByText("The site is published")).toBeVisible();
  await expect.element(lead()).toHaveValue("Open until eleven.");
  await expect.poll(() => server.draft.home.hero.lead.en).toBe("Open until eleven.");
  expect(server.published.home.hero.lead.en).toBe("Open until ten.");
  await expect.element(page.getByRole("button", { name: "Publish 1 change" })).toBeVisible();
});

test("text typed while the draft is saved for publication stays, and the site is published", async () => {
  let isSlow = true;
  const waiting: (() => void)[] = [];
  const release = () => {
    for (const go of waiting.splice(0)) go();
  };
  salonAnswers({
    listSitePublications: () => [],
    saveSiteDraft: async ({ body }) => {
      if (isSlow) await new Promise<void>((resolve) => waiting.push(resolve));
      server.draft = { ...server.draft, ...body.change };
      server.version += 1;
      return { version: server.version };
    },
    publishSite: ({ body }) => {
      server = { version: body.version + 1, draft: server.draft, published: server.draft };
      return { insertedId: "5".repeat(24), version: server.version };
    },
  });
  await open();
  await lead().fill("Open until ten.");
  await expect.poll(() => waiting.length).toBe(1);
  await page.getByRole("button", { name: "Publish 1 change" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Publish", exact: true }).click();
  await lead().fill("Open until eleven.");
  release();
  await expect.poll(() => waiting.length).toBe(1);
  await lead().fill("Open until twelve.");
  isSlow = false;
  release();
  await expect.element(page.getByText("The site is published")).toBeVisible();
  await expect.element(lead()).toHaveValue("Open until twelve.");
  await expect.poll(() => server.draft.home.hero.lead.en).toBe("Open until twelve.");
});

test("what can't be saved is not published, and the page says so", async () => {
  expectNoise(/No answer to saveSiteDraft/);
  salonAnswers({ saveSiteDraft: noAnswer });
  await open();
  await lead().fill("Open until ten.");
  await page.getByRole("button", { name: "Publish 1 change" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Publish", exact: true }).click();
  await expect.element(page.getByText("The site was not published")).toBeVisible();
  expect(sentWith("publishSite")).toEqual([]);
});

test("a draft that fails to load after discarding says so, and loads at the next try", async () => {
  expectNoise(/No answer to readSiteDraft/);
  let isGone = false;
  salonAnswers({
    readSiteDraft: () => (isGone ? noAnswer() : draftNow()),
    discardSiteDraft: () => {
      isGone = true;
      server = { ...server, version: server.version + 1, draft: structuredClone(plainSite) };
      return { version: server.version };
    },
  });
  await open();
  await lead().fill("Open until ten.");
  await isKept();
  await page.getByRole("button", { name: "Discard draft" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Discard draft" }).click();
  await expect.element(page.getByText(/the draft did not load again/)).toBeVisible();
  isGone = false;
  await page.getByRole("alert").getByRole("button", { name: "Try again" }).click();
  await isKept();
  await expect.element(lead()).toHaveValue("A salon by the lake.");
});

test("focusing a field without typing is no change, and another editor's notice stays", async () => {
  await open();
  await expect.element(lead()).toBeVisible();
  server = { ...server, version: 2, draft: { ...server.draft, accent: "#28407a" } };
  await lead().fill("Open until ten.");
  const note = page.getByText(/changed the draft, too/);
  await expect.element(note).toBeVisible();
  await page.getByRole("tab", { name: "Every page" }).click();
  await facebook().click();
  await userEvent.tab();
  await expect.element(instagram()).toHaveFocus();
  expect(note.elements()).toHaveLength(1);
});

test("a block can be moved by keyboard alone, and each step is announced", async () => {
  await open();
  await page.getByText("Three highlights", { exact: true }).click();
  const down = page.getByRole("button", { name: "Move Three highlights down" });
  down.element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText("Three highlights is now in place 2")).toBeInTheDocument();
  await expect.element(down).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await isKept();
  await expect.poll(() => server.draft.home.order[2]?.block).toBe("highlights");
});

test("resetting a field keeps the focus in it", async () => {
  await open();
  await lead().fill("Open until ten.");
  await page.getByRole("button", { name: "Put back what is published: Words below the heading" }).click();
  await expect.element(lead()).toHaveFocus();
  await expect.element(lead()).toHaveValue("A salon by the lake.");
  await isKept();
});
