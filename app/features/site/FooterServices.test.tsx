import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { SiteScreen } from "#app/features/site/SiteScreen.tsx";
import { plainSite } from "#app/features/site/site-content.fixture.ts";
import type { SiteContent } from "#contract/site-content.ts";
import { expectNoise } from "#tests/support/components/noise.ts";
import { noAnswer, refusal, salonAnswers } from "#tests/support/components/salon-answers.ts";
import { facial, massage } from "#tests/support/components/salon-data.ts";
import { show } from "#tests/support/components/show.tsx";

/** The draft as the server stores it. */
let kept: SiteContent;

beforeEach(() => {
  kept = plainSite;
  salonAnswers({
    listServices: () => [facial, massage],
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
      kept = { ...kept, ...body.change };
      return { version: body.version + 1 };
    },
  });
});

const footer = page.getByRole("group", { name: "Services in the footer" });
const service = footer.getByLabelText("Service 1", { exact: true });
const label = footer.getByLabelText("Name of service 1 in the footer", { exact: true });
const saved = () => expect.poll(() => kept.footer.services);

/** @param words the label of the footer's one service; if absent, the footer has none */
async function open(words?: string, serviceId = "facial") {
  const services = words === undefined ? [] : [{ serviceId, label: { en: words, bn: "" } }];
  kept = { ...plainSite, footer: { ...plainSite.footer, services } };
  await show(<SiteScreen />, { at: "/dashboard/site" });
  await page.getByRole("tab", { name: "Every page" }).click();
}

test("the footer's services are chosen, named in both languages, and removed", async () => {
  await open();
  await expect.element(footer.getByText("The footer names no services.")).toBeVisible();
  await footer.getByRole("button", { name: "Add a service" }).click();
  await expect.element(service).toHaveValue("facial");
  await footer.getByRole("button", { name: "Add a service" }).click();
  await expect.element(footer.getByRole("button", { name: "Add a service" })).not.toBeInTheDocument();
  await footer.getByLabelText("Name of service 2 in the footer", { exact: true }).fill("Oil massage");
  await footer.getByLabelText("Name of service 2 in the footer, in Bangla", { exact: true }).fill("তেল মালিশ");
  await footer.getByRole("button", { name: "Remove service 1" }).click();
  await saved().toEqual([{ serviceId: "massage", label: { en: "Oil massage", bn: "তেল মালিশ" } }]);
});

test("choosing another service brings its name along, and the focus stays in the list", async () => {
  await open("Turmeric Glow Facial");
  service.element().focus();
  await service.selectOptions("massage");
  await expect.element(service).toHaveValue("massage");
  await expect.element(service).toHaveFocus();
  await saved().toEqual([{ serviceId: "massage", label: { en: "Warm Oil Massage", bn: "" } }]);
});

test("a name typed by hand stays when the service changes", async () => {
  await open("Our favourite");
  await service.selectOptions("massage");
  await expect.element(label).toHaveValue("Our favourite");
  await saved().toEqual([{ serviceId: "massage", label: { en: "Our favourite", bn: "" } }]);
});

test("when the services don't load, an entry shows its saved name", async () => {
  expectNoise(/No answer to listServices/);
  salonAnswers({ listServices: noAnswer });
  await open("Our favourite");
  await expect.element(service).toHaveValue("facial");
  await expect.element(service.getByRole("option", { name: "Our favourite" })).toHaveValue("facial");
});

test("a service that is no longer offered is marked as such", async () => {
  await open("Steam bath", "steam");
  const gone = service.getByRole("option", { name: "A service that is not offered any more", exact: true });
  await expect.element(gone).toHaveValue("steam");
  await service.selectOptions("massage");
  await saved().toEqual([{ serviceId: "massage", label: { en: "Warm Oil Massage", bn: "" } }]);
});
