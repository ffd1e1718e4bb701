import type { SiteDraft } from "#contract/site-content.ts";
import { admin, signedIn, tokenOf } from "#tests/e2e/support/people.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

test("the owner sees the draft in a frame before anybody else, and everybody sees it once published", async ({
  page,
  context,
  openBrowser,
}) => {
  const owner = await openBrowser();
  await signedIn(owner, admin);
  const headers = { authorization: `Bearer ${await tokenOf(owner, admin.email)}` };
  const ask = async (method: string, path: string, data?: object) => {
    const answer = await context.request.fetch(`/api${path}`, { method, headers, ...(data && { data }) });
    expect(answer.ok(), await answer.text()).toBe(true);
    return await answer.json();
  };
  const save = async (en: string, accent: string) => {
    const { version, content }: SiteDraft = await ask("GET", "/site/draft");
    const home = { ...content.home, hero: { ...content.home.hero, lead: { en, bn: "" } } };
    return await ask("PUT", "/site/draft", { version, change: { home, accent } });
  };

  await save("Mehendi in Lalmatia.", "#28407a");
  const { token } = await ask("POST", "/site/previews", {});
  const answer = await context.request.get(`/?preview=${token}`);
  expect(answer.headers()).toMatchObject({ "cache-control": "no-store", "x-robots-tag": "noindex" });
  await page.goto("/secret");
  await page.evaluate((address) => {
    const frame = document.createElement("iframe");
    frame.src = address;
    frame.title = "Preview";
    document.body.append(frame);
  }, `/?preview=${token}`);
  const frame = page.frameLocator("iframe[title=Preview]");
  await expect(frame.getByText("Mehendi in Lalmatia.")).toBeVisible();
  const accent = () =>
    frame
      .locator("html")
      .evaluate((root) => getComputedStyle(root).getPropertyValue("--color-alta-600").trim());
  expect(await accent()).toBe("#28407a");

  const saved = await save("Hair in Lalmatia.", "#5b2350");
  await expect(async () => {
    await page.evaluate(() => {
      const preview = document.querySelector<HTMLIFrameElement>("iframe[title=Preview]");
      preview?.contentWindow?.postMessage("site-draft-saved", location.origin);
    });
    await expect(frame.getByText("Hair in Lalmatia.")).toBeVisible({ timeout: 15_000 });
  }).toPass();
  await expect.poll(accent).toBe("#5b2350");

  await page.goto(`/bn?preview=${token}x`);
  await expect(page.getByRole("status").filter({ hasText: "প্রিভিউয়ের সময় শেষ" })).toBeVisible();
  await page.goto(`/?preview=${token}x`);
  const ended = page.getByRole("status").filter({ hasText: "This preview has ended" });
  await expect(ended.getByRole("link", { name: "open Site and press Look." })).toHaveAttribute(
    "href",
    "/dashboard/site",
  );
  await expect(page.getByText("in a quiet house off Road 27")).toBeVisible();

  const visitor = await (await openBrowser()).newPage();
  await visitor.goto("/");
  await expect(visitor.getByText("in a quiet house off Road 27")).toBeVisible();
  await ask("POST", "/site/publications", saved);
  await visitor.goto("/");
  await expect(visitor.getByText("Hair in Lalmatia.")).toBeVisible();
});
