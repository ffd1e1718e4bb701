import { z } from "zod";
import { id } from "#contract/fields.ts";
import {
  NewSitePreview,
  SeenVersion,
  SeenVersionQuery,
  SiteContent,
  SiteDraft,
  SiteDraftSave,
  SiteDraftSaved,
  SitePreview,
  SitePublication,
  SitePublicationsQuery,
  SitePublished,
  WholeSitePublication,
} from "#contract/site-content.ts";

const byId = z.strictObject({ id });

/** The calls about the salon's own words and pictures. */
export const siteCalls = {
  readSite: { summary: "What public pages say and show of the salon", answer: SiteContent },
  readSitePreview: {
    summary: "The same as a preview's token shows it",
    params: z.strictObject({ token: z.string().max(300) }),
    answer: SiteContent,
  },
  readSiteDraft: { summary: "The draft of the public pages, beside what is published", answer: SiteDraft },
  saveSiteDraft: {
    summary: "Save the draft, if it is still the version that was read",
    body: SiteDraftSave,
    answer: SiteDraftSaved,
  },
  discardSiteDraft: {
    summary: "Drop the draft for what is published",
    query: SeenVersionQuery,
    answer: SiteDraftSaved,
  },
  publishSite: { summary: "Publish the draft", body: SeenVersion, answer: SitePublished },
  listSitePublications: {
    summary: "What was published, when, and who published it, the newest first",
    query: SitePublicationsQuery,
    answer: z.array(SitePublication),
  },
  readSitePublication: {
    summary: "One publication with all that it said",
    params: byId,
    answer: WholeSitePublication,
  },
  restoreSitePublication: {
    summary: "Publish an earlier publication again; the draft stays",
    params: byId,
    body: SeenVersion,
    answer: SitePublished,
  },
  createSitePreview: {
    summary: "An address that shows the draft or a publication for two hours",
    body: NewSitePreview,
    answer: SitePreview,
  },
};
