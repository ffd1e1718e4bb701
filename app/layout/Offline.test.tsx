import { Link } from "react-router";
import { beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { SiteScreen } from "#app/features/site/SiteScreen.tsx";
import { plainSite } from "#app/features/site/site-content.fixture.ts";
import { Offline } from "#app/layout/Offline.tsx";
import type { SiteContent } from "#contract/site-content.ts";
import { expectNoise } from "#tests/support/components/noise.ts";
import { noAnswer, refusal, salonAnswers } from "#tests/support/components/salon-answers.ts";
import { show } from "#tests/support/components/show.tsx";

/** The draft as the server stores it. */
let kept: SiteContent;

beforeEach(() => {
  kept = plainSite;
  salonAnswers({
    listServices: () => [],
    readSiteDraft: () => ({
      version: 1,
      content: kept,
      changed: false,
      savedAt: null,
      savedBy: null,
      published: { _id: null, content: plainSite, at: null, by: null },
    }),
    createSitePreview: () => refusal("not_found", { status: 404 }),
    saveSiteDraft: ({ body }) => {
      if (!navigator.onLine) return noAnswer();
      kept = { ...kept, ...body.change };
      return { version: body.version + 1 };
    },
  });
});

const open = () =>
  show(
    <>
      <Offline />
      <SiteScreen />
      <Link to="/dashboard/figures">Figures</Link>
    </>,
    { at: "/dashboard/site" },
  );
const lead = () => page.getByLabelText("Words below the heading", { exact: true });
const facebook = () => page.getByLabelText(/^Your page on Facebook/);
const figures = () => page.getByRole("link", { name: "Figures" });

test("leaving a page saves the latest input first", async () => {
  const { address } = await open();
  await lead().fill("Open until ten.");
  await figures().click();
  await expect.poll(address).toBe("/dashboard/figures");
  expect(kept.home.hero.lead.en).toBe("Open until ten.");
});

test("leaving a page with unsaved input needs a confirmation", async () => {
  const { address } = await open();
  await page.getByRole("tab", { name: "Every page" }).click();
  await facebook().fill("parul.example");
  await figures().click();
  const question = page.getByRole("dialog", { name: "Leave without your last changes?" });
  await question.getByRole("button", { name: "Stay" }).click();
  expect(address()).toBe("/dashboard/site?tab=other");
  await expect.element(facebook()).toHaveValue("https://parul.example");
  await figures().click();
  await question.getByRole("button", { name: "Leave" }).click();
  await expect.poll(address).toBe("/dashboard/figures");
});

test("offline, a page change waits, and happens with everything saved once there is a connection", async () => {
  expectNoise(/No answer to saveSiteDraft/);
  const { address } = await open();
  await expect.element(lead()).toBeVisible();
  const onLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  window.dispatchEvent(new Event("offline"));
  await lead().fill("Open until ten.");
  await figures().click();
  await expect.element(page.getByText(/^You are offline. The next page opens/)).toBeVisible();
  expect(address()).toBe("/dashboard/site");
  expect(page.getByRole("dialog").elements()).toEqual([]);
  expect(kept.home.hero.lead.en).toBe("A salon by the lake.");

  onLine.mockRestore();
  window.dispatchEvent(new Event("online"));
  await expect.poll(address).toBe("/dashboard/figures");
  expect(kept.home.hero.lead.en).toBe("Open until ten.");
});
