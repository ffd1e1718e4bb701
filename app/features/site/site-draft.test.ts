import { expect, test } from "vitest";
import { plainSite } from "#app/features/site/site-content.fixture.ts";
import { createSiteDraft, type SiteDraftPorts } from "#app/features/site/site-draft.ts";
import { ApiError } from "#app/lib/api-error.ts";
import type { SiteContent, SiteDraft } from "#contract/site-content.ts";

const lead = (text: string) => (copy: SiteContent) => {
  copy.home.hero.lead.en = text;
};
const masters = (text: string) => (copy: SiteContent) => {
  copy.home.masters.text.en = text;
};

/** What somebody else has saved. */
function savedBy(name: string, change: (copy: SiteContent) => void): SiteDraft {
  const content = structuredClone(plainSite);
  change(content);
  const published = { _id: null, content: plainSite, at: null, by: null };
  return { version: 7, content, changed: true, savedAt: null, savedBy: name, published };
}

function draftWith(ports: Partial<SiteDraftPorts>) {
  return createSiteDraft(
    { ...savedBy("Mitu", () => undefined), version: 1 },
    {
      read: () => Promise.reject(new Error("Nobody else saves.")),
      save: async ({ version }) => ({ version: version + 1 }),
      onSaved: () => undefined,
      ...ports,
    },
  );
}

test("what is typed while a change is saved goes next, with the version that the change made", async () => {
  const sent: [version: number, lead: string | undefined][] = [];
  const draft = draftWith({
    save: async ({ version, change }) => {
      sent.push([version, change.home?.hero.lead.en]);
      if (version === 1) draft.edit(lead("Second"));
      return { version: version + 1 };
    },
  });
  draft.edit(lead("First"));
  expect(await draft.save()).toBe(true);
  expect(draft.getState().saving).toBe("unsaved");
  expect(await draft.saveAll()).toBe(true);
  expect(sent).toEqual([
    [1, "First"],
    [2, "Second"],
  ]);
  expect(draft.getState().saving).toBe("saved");
});

test("what somebody else has saved is merged where both changed other things, and named", async () => {
  const changed = new ApiError(409, "draft_changed");
  const draft = draftWith({
    read: async () => savedBy("Rima", masters("Ours")),
    save: async ({ version }) => {
      if (version < 7) throw changed;
      return { version: version + 1 };
    },
  });
  draft.edit(lead("Mine"));
  expect(await draft.save()).toBe(false);
  expect(draft.getState()).toMatchObject({ alongside: "Rima", saving: "unsaved" });
  expect(await draft.saveAll()).toBe(true);
  const { home } = draft.getState().content;
  expect([home.hero.lead.en, home.masters.text.en]).toEqual(["Mine", "Ours"]);
});

test("nothing is saved while both have changed the same thing, until it is said what stays", async () => {
  let saves = 0;
  const draft = draftWith({
    read: async () => savedBy("Rima", lead("Theirs")),
    save: async ({ version }) => {
      saves++;
      if (version < 7) throw new ApiError(409, "draft_changed");
      return { version: version + 1 };
    },
  });
  draft.edit(lead("Mine"));
  expect(await draft.save()).toBe(false);
  expect(draft.getState().saving).toBe("clash");
  draft.edit(masters("More"));
  expect(await draft.save()).toBe(false);
  expect(saves).toBe(1);
  draft.settle("theirs");
  expect(await draft.saveAll()).toBe(true);
  expect(draft.getState().content.home.hero.lead.en).toBe("Theirs");
});
