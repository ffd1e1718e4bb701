import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { SiteContent, type SiteDraft } from "#contract/site-content.ts";
import { type EmptyDatabase, emptyDatabase } from "#tests/support/empty-database.ts";
import { pagesAreBuilt, type RunningServer, startServer, stopServer } from "#tests/support/server.ts";
import { until } from "#tests/support/until.ts";

const owner = { email: "owner@parul.example", password: "parul-27-owner", name: "Parul Sen" };
const pages = [
  "/",
  "/services",
  "/contact",
  "/membership",
  "/terms",
  "/privacy",
  "/login",
  "/singup",
  "/secret",
  "/forgot-password",
  "/reset-password",
  "/verify-email",
  "/unsubscribe",
  "/offline",
  "/no-such-page",
].flatMap((path) => [path, path === "/" ? "/bn" : `/bn${path}`]);
const around = ["/manifest.webmanifest", "/sitemap.xml", "/robots.txt", "/.well-known/security.txt"];

/** Words and pictures that only the demo has. Names of style sheets and of CSS rules are not visible to anyone. */
const shiuli =
  /shiuli|শিউলি|road 27|২৭ নম্বর|dhanmondi|ধানমন্ডি|quiet house|lily-pool|শাপলা|turmeric|হলুদ|facebook\.com|instagram\.com|youtube\.com|\/\/x\.com|\/art\/(?!muslin-folds|empty-mirror|portrait-guest)|share\.png|icon-\d+\.png/i;

let database: EmptyDatabase;
let server: RunningServer;

beforeAll(pagesAreBuilt);

beforeEach(async () => {
  database = await emptyDatabase();
});

afterEach(() => database.remove());

const start = () => startServer({ ...database.settings, DEMO: "0" });
const html = async (path: string) => await (await fetch(server.url + path)).text();

/** What a page shows to a reader or a program, without the names of build files. */
function told(page: string): string {
  return page.replace(/\/assets\/[\w.-]+/g, "").replace(/--color-[\w-]+/g, "");
}

/** @param ownLink an address of the salon's own that looks like the demo's */
async function expectNothingOfShiuli(ownLink = ""): Promise<void> {
  for (const path of [...pages, ...around]) {
    const found = shiuli.exec(told(await html(path)).replaceAll(ownLink, ""));
    expect(found && `${path}: ${found.input.slice(found.index - 80, found.index + 80)}`).toBeNull();
  }
}

/** Makes a call as the owner. */
async function ask(method: string, path: string, token: string, body?: object) {
  const answer = await fetch(`${server.url}/api${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body && { "content-type": "application/json" }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const said = await answer.json();
  if (!answer.ok) throw new Error(`${method} ${path}: ${JSON.stringify(said)}`);
  return said;
}

/** Sends a request to the identity provider, as one of its pages does. */
function post(path: string, body: object, cookie = "") {
  return fetch(`${server.url}/api${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: server.url, cookie },
    body: JSON.stringify(body),
  });
}

/** Signs the owner up as the salon's first person, and opens the salon. @returns a bearer token */
async function signUp(): Promise<string> {
  await post("/auth/sign-up/email", owner);
  const token = await signIn();
  const engine = database.open();
  await engine.write.updateTable("users").set({ role: "admin" }).where("email", "=", owner.email).execute();
  await engine.write.updateTable("salon").set({ opened_at: Date.now() }).execute();
  await engine.close();
  return token;
}

/** @returns a bearer token of this server */
async function signIn(): Promise<string> {
  const signedIn = await post("/auth/sign-in/email", owner);
  const cookie = signedIn.headers.getSetCookie().map((line) => line.split(";")[0]);
  const { token } = await (await post("/jwt", { email: owner.email }, cookie.join("; "))).json();
  return token;
}

const own = (en: string) => ({ en, bn: `বাংলা ${en}` });
const uploaded = `/images/${"5".repeat(40)}`;
const picture = {
  address: `${uploaded}-800.webp`,
  alt: own("A fern"),
  focus: { x: 20, y: 70 },
};

/** Replaces every text and picture of the site with this salon's own, required ones first. */
function ownContent(content: SiteContent): SiteContent {
  const { home } = content;
  return SiteContent.parse({
    ...content,
    accent: "#28407a",
    logo: picture,
    share: picture,
    description: own("Described by Parul."),
    home: {
      ...home,
      hero: { lead: own("Welcome under the fern."), picture },
      highlights: {
        cards: [{ title: own("Fern wraps"), text: own("Wrapped and rested."), picture, serviceId: null }],
      },
      professionally: { text: own("Two chairs, one kettle."), picture },
      masters: { text: own("All sisters.") },
      visit: { lead: own("Ring the brass bell.") },
    },
    pages: { login: picture, signUp: picture, secret: picture, notFound: picture },
    footer: {
      about: own("Since the flood of 1998."),
      services: [],
      social: [{ network: "instagram", address: "https://www.instagram.com/parul" }],
    },
    contact: { map: picture },
    terms: own("## House rules\n\n{cancellation}\n\n- Shoes stay at the door."),
    privacy: own("Asked of {salon} only."),
  });
}

test("a salon other than the demo shows nothing of the demo's, before and after it has its own texts", async () => {
  server = await start();
  await expectNothingOfShiuli();
  expect(await html("/")).toContain("Opening soon");

  const token = await signUp();
  const settings = await ask("GET", "/salon-settings", token);
  const named = { name: "Parul", nameBn: "পারুল", address: ["House 9", "Sylhet"], email: "us@parul.example" };
  await ask("PATCH", "/salon-settings", token, { ...settings, ...named });
  await expectNothingOfShiuli();
  const draft: SiteDraft = await ask("GET", "/site/draft", token);
  const change = ownContent(draft.content);
  const { version } = await ask("PUT", "/site/draft", token, { version: draft.version, change });
  expect(await html("/")).toContain("Welcome to Parul.");
  await ask("POST", "/site/publications", token, { version });

  const home = await fetch(`${server.url}/`);
  const page = await home.text();
  for (const said of [
    "Welcome under the fern.",
    "Fern wraps",
    "Two chairs, one kettle.",
    "All sisters.",
    "Ring the brass bell.",
    "Since the flood of 1998.",
    "https://www.instagram.com/parul",
    'content="Described by Parul."',
    `property="og:image" content="${server.url}${uploaded}-1200.jpg"`,
    ":root{--color-alta-500",
    ".focus-20-70{object-position:20% 70%}",
  ])
    expect(page).toContain(said);
  expect(home.headers.get("content-security-policy")).toMatch(/style-src 'self' 'sha256-/);
  const inBangla = await html("/bn");
  expect(inBangla).toContain("বাংলা Welcome under the fern.");
  expect(inBangla).toContain("বাংলা Since the flood of 1998.");
  expect(await html("/terms")).toContain("Shoes stay at the door.");
  expect(await html("/privacy")).toContain("Asked of Parul only.");
  expect(await html("/bn/privacy")).toContain("বাংলা Asked of পারুল only.");
  expect(page).toMatch(/<script type="application\/ld\+json">[^<]*"name":"Parul"/);
  expect(JSON.parse(await html("/manifest.webmanifest"))).toMatchObject({
    name: "Parul",
    icons: [{ src: `${uploaded}-192.png` }],
  });
  await expectNothingOfShiuli("https://www.instagram.com/parul");
  expect(await stopServer(server)).toBe(0);
});

test("a draft, a publication and its undo outlive a killed server", async () => {
  server = await start();
  const token = await signUp();
  const save = async (en: string) => {
    const { version, content }: SiteDraft = await ask("GET", "/site/draft", token);
    const hero = { ...content.home.hero, lead: own(en) };
    return await ask("PUT", "/site/draft", token, {
      version,
      change: { home: { ...content.home, hero } },
    });
  };
  const first = await ask("POST", "/site/publications", token, await save("First words."));
  const second = await ask("POST", "/site/publications", token, await save("Second words."));
  const undo = `/site/publications/${first.insertedId}/restoration`;
  await ask("POST", undo, token, { version: second.version });
  const { version } = await save("Half a thought.");
  server.child.kill("SIGKILL");
  await server.ended;

  server = await start();
  expect(await html("/")).toContain("First words.");
  const again = await signIn();
  const draft: SiteDraft = await ask("GET", "/site/draft", again);
  expect(draft).toMatchObject({ version, changed: true });
  expect(draft.content.home.hero.lead.en).toBe("Half a thought.");
  type Listed = { number: number; restores: string | null }[];
  const listed: Listed = await ask("GET", "/site/publications", again);
  expect(listed.map(({ number, restores }) => [number, restores])).toEqual([
    [3, first.insertedId],
    [2, null],
    [1, null],
  ]);
  expect(await stopServer(server)).toBe(0);
});

test("the mails of a salon other than the demo have its name and colour, and nothing of the demo's", async () => {
  server = await start();
  await signUp();
  const folder = join(database.settings.DATA_DIR, "mail");
  const mails = async () => {
    const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(".eml"));
    return await Promise.all(names.map((name) => readFile(join(folder, name), "utf8")));
  };
  const [mail = ""] = await until("a mail", async () => {
    const written = await mails();
    return written.length > 0 ? written : null;
  });
  expect(mail).toMatch(/^From: Beauty Salon <no-reply@localhost>/m);
  expect(shiuli.exec(mail.replace(/^(Message-ID|Date):.*$/gim, ""))).toBeNull();
  expect(await stopServer(server)).toBe(0);
});
