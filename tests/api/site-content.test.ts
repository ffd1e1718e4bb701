import { beforeAll, expect, test } from "vitest";
import type { SiteContent } from "#contract/site-content.ts";
import { call, callLoosely, refused } from "#tests/support/calls.ts";
import { hours } from "#tests/support/clock.ts";
import { givenOwner, givenSalon } from "#tests/support/given.ts";
import { addPerson, type Person } from "#tests/support/people.ts";
import { upload } from "#tests/support/upload.ts";

const salon = givenSalon();
const owner = givenOwner(salon);
let other: Person;

beforeAll(async () => {
  other = await addPerson(salon, { role: "admin", name: "Rehana Kabir" });
});

const read = () => call(salon, "readSiteDraft", {}, owner);

const welcoming = (content: SiteContent, en: string): SiteContent => ({
  ...content,
  home: { ...content.home, hero: { ...content.home.hero, lead: { en, bn: "" } } },
});

const welcome = async () => (await call(salon, "readSite", {})).home.hero.lead.en;

async function save(en: string, as = owner): Promise<number> {
  const { version, content } = await read();
  return (await call(salon, "saveSiteDraft", { body: { version, change: welcoming(content, en) } }, as))
    .version;
}

async function publish(en: string): Promise<string> {
  const version = await save(en);
  return (await call(salon, "publishSite", { body: { version } }, owner)).insertedId;
}

test("a draft is not shown until it is published, and then it is no draft any more", async () => {
  const before = await welcome();
  await save("Mehendi in Lalmatia.", other);
  expect(await welcome()).toBe(before);
  const draft = await read();
  expect(draft).toMatchObject({ changed: true, savedBy: "Rehana Kabir" });
  expect(draft.published.content.home.hero.lead.en).toBe(before);
  await call(salon, "publishSite", { body: { version: draft.version } }, owner);
  expect(await welcome()).toBe("Mehendi in Lalmatia.");
  expect(await read()).toMatchObject({ changed: false, savedBy: null });
});

test("of two people who save at once the second is told, and the first one's text stays", async () => {
  const { version, content } = await read();
  const saves = [owner, other].map((as, index) =>
    callLoosely(
      salon,
      "saveSiteDraft",
      { body: { version, change: welcoming(content, `Welcome ${index}`) } },
      as,
    ),
  );
  const [one, two] = await Promise.all(saves);
  expect([one?.status, two?.status].sort()).toEqual([200, 409]);
  expect([one, two].find((answer) => answer?.status === 409)?.body.code).toBe("draft_changed");
  expect((await read()).content.home.hero.lead.en).toBe(one?.status === 200 ? "Welcome 0" : "Welcome 1");
  const late = await refused(salon, "publishSite", { body: { version } }, other);
  expect(late.code).toBe("draft_changed");
  const discarded = await refused(salon, "discardSiteDraft", { query: { version } }, other);
  expect(discarded.code).toBe("draft_changed");
});

test("of two people who publish at once one succeeds, and the history has one entry more", async () => {
  const version = await save("Twice at once.");
  const before = (await call(salon, "listSitePublications", { query: {} }, owner)).length;
  const both = await Promise.all(
    [owner, other].map((as) => callLoosely(salon, "publishSite", { body: { version } }, as)),
  );
  expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
  expect(await call(salon, "listSitePublications", { query: {} }, owner)).toHaveLength(before + 1);
});

test("an earlier version can be published again, and the draft keeps its changes", async () => {
  const first = await publish("The first.");
  await publish("The second.");
  const version = await save("Not yet.");
  const { insertedId } = await call(
    salon,
    "restoreSitePublication",
    { params: { id: first }, body: { version } },
    owner,
  );
  expect(await welcome()).toBe("The first.");
  expect((await read()).content.home.hero.lead.en).toBe("Not yet.");
  const [newest, second, oldest] = await call(salon, "listSitePublications", { query: {} }, owner);
  expect(newest).toMatchObject({ _id: insertedId, restores: first });
  expect(oldest?._id).toBe(first);
  const those = await call(salon, "listSitePublications", { query: { before: second?.number } }, owner);
  expect(those[0]?._id).toBe(first);
  const whole = await call(salon, "readSitePublication", { params: { id: second?._id ?? "" } }, owner);
  expect(whole.content.home.hero.lead.en).toBe("The second.");
});

test("an impossible version number is refused without a lookup", async () => {
  const version = 2 ** 31;
  const refusals = [
    await refused(salon, "listSitePublications", { query: { before: version } }, owner),
    await refused(salon, "discardSiteDraft", { query: { version } }, owner),
    await refused(salon, "publishSite", { body: { version } }, owner),
    await refused(salon, "updateWork", { params: { id: "any" }, body: { version } }, owner),
  ];
  expect(refusals.map(({ code }) => code)).toEqual(Array(4).fill("invalid_input"));
});

test("a discarded draft, or one equal to the published version, publishes nothing", async () => {
  const said = await welcome();
  const version = await save("Never mind.");
  const dropped = await call(salon, "discardSiteDraft", { query: { version } }, owner);
  expect(await read()).toMatchObject({ changed: false, version: dropped.version });
  expect((await refused(salon, "publishSite", { body: dropped }, owner)).code).toBe("nothing_to_publish");
  const same = await save(said);
  expect((await read()).changed).toBe(false);
  expect((await refused(salon, "publishSite", { body: { version: same } }, owner)).code).toBe(
    "nothing_to_publish",
  );
  expect((await read()).version).toBe(same);
});

test("an unreadable colour is kept in a draft and never published, and the nearest readable one is offered", async () => {
  const { version } = await read();
  const saved = await call(
    salon,
    "saveSiteDraft",
    { body: { version, change: { accent: "#e3a32b" } } },
    owner,
  );
  const problem = await refused(salon, "publishSite", { body: saved }, owner);
  expect(problem).toMatchObject({ code: "accent_unreadable", status: 422 });
  const nearest = problem.errors?.find(({ field }) => field === "accent")?.message ?? "";
  const again = await call(
    salon,
    "saveSiteDraft",
    { body: { ...saved, change: { accent: nearest } } },
    owner,
  );
  await call(salon, "publishSite", { body: again }, owner);
  expect((await call(salon, "readSite", {})).accent).toBe(nearest);
});

test("a preview shows the draft to anyone with its address, for two hours", async () => {
  await save("Behind the curtain.");
  const first = (await call(salon, "listSitePublications", { query: {} }, owner)).at(-1);
  const { token } = await call(salon, "createSitePreview", { body: {} }, owner);
  const shown = async (of: string) =>
    (await call(salon, "readSitePreview", { params: { token: of } })).home.hero.lead.en;
  expect(await shown(token)).toBe("Behind the curtain.");
  const older = await call(salon, "createSitePreview", { body: { publicationId: first?._id } }, owner);
  expect(await shown(older.token)).toContain("Road 27");
  const forged = token.replace("draft", first?._id ?? "");
  expect((await refused(salon, "readSitePreview", { params: { token: forged } })).code).toBe("not_found");
  salon.clock.advance(hours(2));
  expect((await refused(salon, "readSitePreview", { params: { token } })).code).toBe("not_found");
});

test("a published picture stays when its uploader has left", async () => {
  const leaving = await addPerson(salon, { role: "admin" });
  const file = Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
    "base64",
  );
  const { body } = await upload(salon, file, leaving);
  const address: string = body.data.display_url;
  const { version } = await read();
  const logo = { address, alt: { en: "A lily", bn: "" }, focus: { x: 50, y: 50 } };
  const saved = await call(salon, "saveSiteDraft", { body: { version, change: { logo } } }, owner);
  await call(salon, "publishSite", { body: saved }, owner);
  await call(salon, "deleteMe", { query: { email: leaving.email } }, leaving);
  await salon.drain();
  expect((await salon.server.inject({ url: address })).statusCode).toBe(200);
});

const refusals: [what: string, change: (content: SiteContent) => object, field: string][] = [
  [
    "a picture of another site",
    (content) => ({ ...content, logo: picture("https://example.com/logo.png") }),
    "change.logo.address",
  ],
  [
    "a link that leaves its network",
    (content) => ({
      ...content,
      footer: { ...content.footer, social: [{ network: "x", address: "https://facebook.com/us" }] },
    }),
    "change.footer.social.0.address",
  ],
  [
    "a script in place of a link",
    (content) => ({
      ...content,
      footer: { ...content.footer, social: [{ network: "x", address: "javascript:alert(1)" }] },
    }),
    "change.footer.social.0.address",
  ],
  [
    "a block that is named twice",
    (content) => ({
      ...content,
      home: { ...content.home, order: content.home.order.map(() => ({ block: "visit", shown: true })) },
    }),
    "change.home.order",
  ],
  ["a colour by name", (content) => ({ ...content, accent: "red" }), "change.accent"],
];

test.each(refusals)("%s is refused at its field", async (_, change, field) => {
  const { version, content } = await read();
  const answer = await callLoosely(
    salon,
    "saveSiteDraft",
    { body: { version, change: change(content) } },
    owner,
  );
  expect(answer.status).toBe(422);
  expect(answer.body.errors?.map((error) => error.field)).toContain(field);
});

function picture(address: string) {
  return { address, alt: { en: "", bn: "" }, focus: { x: 50, y: 50 } };
}

test("the longest legal page in Bangla fits into one request", async () => {
  const long = "শ".repeat(10_000);
  const { version } = await read();
  const terms = { en: long, bn: long };
  await call(salon, "saveSiteDraft", { body: { version, change: { terms } } }, owner);
  expect((await read()).content.terms).toEqual(terms);
});
