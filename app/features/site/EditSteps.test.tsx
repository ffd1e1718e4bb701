import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { SiteScreen } from "#app/features/site/SiteScreen.tsx";
import { plainSite } from "#app/features/site/site-content.fixture.ts";
import type { SiteContent } from "#contract/site-content.ts";
import { refusal, salonAnswers } from "#tests/support/components/salon-answers.ts";
import { show } from "#tests/support/components/show.tsx";

let server: { version: number; content: SiteContent };

beforeEach(() => {
  server = { version: 1, content: plainSite };
  salonAnswers({
    listServices: () => [],
    readSiteDraft: () => ({
      ...server,
      changed: false,
      savedAt: null,
      savedBy: "Rehana Kabir",
      published: { _id: null, content: plainSite, at: null, by: null },
    }),
    createSitePreview: () => refusal("not_found", { status: 404 }),
    saveSiteDraft: ({ body: { version, change } }) => {
      if (version !== server.version) return refusal("draft_changed");
      server = { version: version + 1, content: { ...server.content, ...change } as SiteContent };
      return { version: version + 1 };
    },
  });
});

const lead = () => page.getByLabelText("Words below the heading", { exact: true });
const undo = () => page.getByRole("button", { name: "Undo", exact: true });
const redo = () => page.getByRole("button", { name: "Redo", exact: true });
const english = () => server.content.home.hero.lead.en;

test("a step can be undone and redone, and the result is saved", async () => {
  await show(<SiteScreen />, { at: "/dashboard/site" });
  await expect.element(undo()).toHaveAttribute("aria-disabled", "true");
  await lead().fill("Open until ten.");
  await expect.element(page.getByText("All is kept")).toBeVisible();
  await undo().click();
  await expect.element(lead()).toHaveValue("A salon by the lake.");
  await expect.element(undo()).toHaveFocus();
  await expect.poll(english).toBe("A salon by the lake.");
  await redo().click();
  await expect.element(lead()).toHaveValue("Open until ten.");
  await expect.poll(english).toBe("Open until ten.");
});

test("the keyboard shortcuts work outside of fields and leave a field's own undo to the browser", async () => {
  await show(<SiteScreen />, { at: "/dashboard/site" });
  await lead().fill("Open until ten.");
  await userEvent.click(page.getByRole("heading", { level: 1 }));
  await userEvent.keyboard("{Control>}z{/Control}");
  await expect.element(lead()).toHaveValue("A salon by the lake.");
  await userEvent.keyboard("{Control>}{Shift>}z{/Shift}{/Control}");
  await expect.element(lead()).toHaveValue("Open until ten.");
  await userEvent.keyboard("{Control>}z{/Control}");
  await expect.element(lead()).toHaveValue("A salon by the lake.");
  await userEvent.keyboard("{Control>}y{/Control}");
  await expect.element(lead()).toHaveValue("Open until ten.");
});

test("undo keeps what somebody else has written in the meantime", async () => {
  await show(<SiteScreen />, { at: "/dashboard/site" });
  await lead().fill("Open until ten.");
  await expect.element(page.getByText("All is kept")).toBeVisible();
  server = { version: server.version + 1, content: { ...server.content, accent: "#28407a" } };
  await lead().fill("Open until eleven.");
  await expect.element(page.getByText("All is kept")).toBeVisible();
  await expect.poll(english).toBe("Open until eleven.");
  await undo().click();
  // Both are one step if they were typed within a second.
  if (undo().element().getAttribute("aria-disabled") === null) await undo().click();
  await expect.poll(english).toBe("A salon by the lake.");
  expect(server.content.accent).toBe("#28407a");
});
