import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { SiteScreen } from "#app/features/site/SiteScreen.tsx";
import { plainSite } from "#app/features/site/site-content.fixture.ts";
import type { SiteContent, SiteDraft } from "#contract/site-content.ts";
import { refusal, salonAnswers } from "#tests/support/components/salon-answers.ts";
import { show } from "#tests/support/components/show.tsx";

const draft = (content: SiteContent, version = 1): SiteDraft => ({
  version,
  content,
  changed: false,
  savedAt: null,
  savedBy: null,
  published: { _id: null, content: plainSite, at: null, by: null },
});

const lead = () => page.getByLabelText("Words below the heading", { exact: true });

test("input is saved automatically, and can be published or reset", async () => {
  const saved: unknown[] = [];
  salonAnswers({
    listServices: () => [],
    readSiteDraft: () => draft(plainSite),
    createSitePreview: () => refusal("not_found", { status: 404 }),
    saveSiteDraft: ({ body }) => {
      saved.push(body.change.home?.hero.lead.en);
      return { version: body.version + 1 };
    },
  });
  await show(<SiteScreen />, { at: "/dashboard/site" });
  await expect.element(lead()).toHaveValue("A salon by the lake.");
  await lead().fill("Open until ten.");
  await expect.element(page.getByText("All is kept")).toBeVisible();
  expect(saved).toEqual(["Open until ten."]);
  await expect.element(page.getByRole("button", { name: "Publish 1 change" })).toBeEnabled();
  await page.getByRole("button", { name: /^Put back/ }).click();
  await expect.element(page.getByRole("button", { name: "Publish", exact: true })).toBeDisabled();
  await expect.element(lead()).toHaveValue("A salon by the lake.");
  await expect.element(page.getByText("All is kept")).toBeVisible();
  expect(saved).toEqual(["Open until ten.", "A salon by the lake."]);
});

test("the second person to save sees both versions and chooses", async () => {
  const theirs = structuredClone(plainSite);
  theirs.home.hero.lead.en = "Closed on Fridays.";
  theirs.accent = "#28407a";
  let reads = 0;
  const saved: SiteContent["home"]["hero"]["lead"]["en"][] = [];
  salonAnswers({
    listServices: () => [],
    readSiteDraft: () =>
      reads++ === 0 ? draft(plainSite) : { ...draft(theirs, 2), savedBy: "Rehana Kabir" },
    createSitePreview: () => refusal("not_found", { status: 404 }),
    saveSiteDraft: ({ body }) => {
      if (body.version === 1) return refusal("draft_changed");
      saved.push(body.change.home?.hero.lead.en ?? "");
      return { version: body.version + 1 };
    },
  });
  await show(<SiteScreen />, { at: "/dashboard/site" });
  await lead().fill("Open until ten.");
  const dialog = page.getByRole("dialog");
  await expect.element(dialog.getByText("Closed on Fridays.")).toBeVisible();
  await expect.element(dialog.getByText("Open until ten.")).toBeVisible();
  await dialog.getByRole("button", { name: "Keep mine" }).click();
  await expect.element(page.getByText("All is kept")).toBeVisible();
  expect(saved).toEqual(["Open until ten."]);
  await expect.element(page.getByRole("button", { name: "Publish 2 changes" })).toBeEnabled();
});

test("an unreadable colour is not published, and the nearest readable one is offered", async () => {
  salonAnswers({
    listServices: () => [],
    readSiteDraft: () => draft(plainSite),
    createSitePreview: () => refusal("not_found", { status: 404 }),
    saveSiteDraft: ({ body }) => ({ version: body.version + 1 }),
  });
  await show(<SiteScreen />, { at: "/dashboard/site" });
  await page.getByRole("tab", { name: "Colour" }).click();
  const own = page.getByLabelText("Your own", { exact: true });
  await own.fill("#e3a32b");
  await userEvent.tab();
  await expect.element(page.getByText(/Too pale to read/)).toBeVisible();
  await expect.element(page.getByRole("button", { name: /^Publish/ })).toBeDisabled();
  await page.getByRole("button", { name: /^Take #/ }).click();
  await expect.element(page.getByText(/Too pale to read/)).not.toBeInTheDocument();
  await expect.element(page.getByRole("button", { name: "Publish 1 change" })).toBeEnabled();
  await expect.element(page.getByText("All is kept")).toBeVisible();
});

test("the tab that is shown stays in the address, for a reload", async () => {
  salonAnswers({
    listServices: () => [],
    readSiteDraft: () => draft(plainSite),
    createSitePreview: () => refusal("not_found", { status: 404 }),
  });
  const { address } = await show(<SiteScreen />, { at: "/dashboard/site?tab=colour" });
  await expect.element(page.getByLabelText("Your own", { exact: true })).toBeVisible();
  await page.getByRole("tab", { name: "Home page" }).click();
  await expect.element(lead()).toBeVisible();
  await expect.poll(address).toBe("/dashboard/site");
});

test("the preview begins as wide as the screen: a phone's on a phone, a desktop's on a desktop", async () => {
  salonAnswers({
    listServices: () => [],
    readSiteDraft: () => draft(plainSite),
    createSitePreview: () => refusal("not_found", { status: 404 }),
  });
  const pressed = (name: string) => page.getByRole("button", { name, pressed: true });
  await page.viewport(390, 844);
  const { unmount } = await show(<SiteScreen />, { at: "/dashboard/site" });
  await expect.element(pressed("Phone")).toBeVisible();
  await unmount();
  await page.viewport(1440, 900);
  await show(<SiteScreen />, { at: "/dashboard/site" });
  await expect.element(pressed("Desk")).toBeVisible();
});
