import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { SiteScreen } from "#app/features/site/SiteScreen.tsx";
import { plainSite } from "#app/features/site/site-content.fixture.ts";
import { HeldUpload } from "#tests/support/components/held-upload.ts";
import { refusal, salonAnswers, sentWith } from "#tests/support/components/salon-answers.ts";
import { show } from "#tests/support/components/show.tsx";

const uploaded = (digit: string) => `/images/${digit.repeat(40)}-800.webp`;

test("a description typed during an upload stays, and the field says what it needs", async () => {
  vi.stubGlobal("XMLHttpRequest", HeldUpload);
  const content = structuredClone(plainSite);
  content.home.hero.picture = { address: uploaded("4"), alt: { en: "", bn: "" }, focus: { x: 20, y: 20 } };
  salonAnswers({
    listServices: () => [],
    readSiteDraft: () => ({
      version: 1,
      content,
      changed: false,
      savedAt: null,
      savedBy: null,
      published: { _id: null, content, at: null, by: null },
    }),
    createSitePreview: () => refusal("not_found", { status: 404 }),
    saveSiteDraft: ({ body }) => ({ version: body.version + 1 }),
  });
  await show(<SiteScreen />, { at: "/dashboard/site" });
  const choose = page.getByLabelText("Picture of the first screen");
  await expect.element(choose).toHaveAccessibleDescription(/Upright, 1000 × 1200 pixels or more\./);
  await choose.upload(new File(["a"], "room.png", { type: "image/png" }));
  await page.getByLabelText("What the picture shows", { exact: true }).fill("The room with the lamps");
  HeldUpload.last.succeed(uploaded("5"));
  await expect
    .poll(() => sentWith("saveSiteDraft").at(-1)?.body.change.home?.hero.picture)
    .toEqual({
      address: uploaded("5"),
      alt: { en: "The room with the lamps", bn: "" },
      focus: { x: 50, y: 50 },
    });
});
