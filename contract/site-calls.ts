import { z } from "zod";
import { byId } from "#contract/fields.ts";
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

/** The calls for the salon's own texts and pictures. */
export const siteCalls = {
  readSite: {
    summary: "Retrieve the public site's content",
    description: "Texts and pictures of the salon, as published.",
    answer: SiteContent,
  },
  readSitePreview: {
    summary: "Retrieve a preview of the site",
    params: z.strictObject({ token: z.string().max(300) }),
    answer: SiteContent,
  },
  readSiteDraft: {
    summary: "Retrieve the site's draft",
    description: "With the published content for comparison.",
    answer: SiteDraft,
  },
  saveSiteDraft: {
    summary: "Save the site's draft",
    description:
      "Pass the `version` that you read; if the draft has changed since, the call fails with `draft_changed`.",
    body: SiteDraftSave,
    answer: SiteDraftSaved,
  },
  discardSiteDraft: {
    summary: "Discard the site's draft",
    description: "The draft becomes what is published.",
    query: SeenVersionQuery,
    answer: SiteDraftSaved,
  },
  publishSite: { summary: "Publish the site's draft", body: SeenVersion, answer: SitePublished },
  listSitePublications: {
    summary: "List the site's publications",
    description: "Newest first, up to 50. Pass `before` with the last `number` for earlier ones.",
    query: SitePublicationsQuery,
    answer: z.array(SitePublication),
  },
  readSitePublication: {
    summary: "Retrieve a publication of the site",
    params: byId,
    answer: WholeSitePublication,
  },
  restoreSitePublication: {
    summary: "Restore a publication of the site",
    description: "Publishes it again. The draft stays.",
    params: byId,
    body: SeenVersion,
    answer: SitePublished,
  },
  createSitePreview: {
    summary: "Create a preview of the site",
    description: "Shows the draft or a publication for two hours.",
    body: NewSitePreview,
    answer: SitePreview,
  },
};
