import { type BrowserContext, expect, type Page } from "@playwright/test";
import { noticed } from "#tests/e2e/support/notice.ts";

/** The texts in the demo's mailbox that went to a number, newest first. @param number with its country code */
export async function textsTo(context: BrowserContext, number: string): Promise<string[]> {
  return (await listTexts(context, number)).map(({ text }) => text);
}

async function listTexts(context: BrowserContext, number: string): Promise<{ path: string; text: string }[]> {
  const list = await (await context.request.get("/dev/mailbox")).text();
  const paths = list.matchAll(
    new RegExp(`href="([^"]+)">Text message</a><br><span class="muted">to \\${number},`, "g"),
  );
  const texts = [];
  for (const [, path = ""] of paths) {
    const page = await (await context.request.get(path)).text();
    texts.push({ path, text: /<pre>([\s\S]*?)<\/pre>/.exec(page)?.[1] ?? "" });
  }
  return texts;
}

/** Waits for a text that matches. */
export async function textSaying(context: BrowserContext, number: string, words: RegExp): Promise<string> {
  return (await findText(context, number, words)).text;
}

/** Opens such a text in the mailbox once it is there, so that its links can be pressed. */
export async function openText(page: Page, number: string, words: RegExp): Promise<void> {
  await page.goto((await findText(page.context(), number, words)).path);
}

async function findText(context: BrowserContext, number: string, words: RegExp) {
  let found = { path: "", text: "" };
  await expect(async () => {
    const sent = (await listTexts(context, number)).find(({ text }) => words.test(text));
    expect(sent).toBeDefined();
    if (sent) found = sent;
  }).toPass();
  return found;
}

/** Confirms a number in the profile by the code that is sent to it. @returns the number with its country code */
export async function confirmNumber(page: Page): Promise<string> {
  await page.goto("/dashboard/profile");
  const mobile = `0171${String(Date.now()).slice(-7)}`;
  await page.getByLabel("Mobile number").fill(mobile);
  await page.getByRole("button", { name: "Save profile" }).click();
  await noticed(page, "Your profile is saved");
  const section = page.getByRole("region", { name: "Confirm your number" });
  await section.getByRole("button", { name: "Send a code by text" }).click();
  const code = section.getByLabel("Code from the text");
  await expect(code).toBeFocused();
  const text = await textSaying(page.context(), `+88${mobile}`, /is your code/);
  await code.fill(text.slice(0, 6));
  await code.press("Enter");
  await noticed(page, "Your mobile number is confirmed");
  return `+88${mobile}`;
}
