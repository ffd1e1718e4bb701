import { z } from "zod";
import { byId, deleted, inserted, modified } from "#contract/fields.ts";
import { ManagedWork, Work, WorkChange, WorkOrder, WorkToAdd } from "#contract/portfolio.ts";

/** The calls for the portfolio. */
export const portfolioCalls = {
  listWorks: {
    summary: "List portfolio works",
    description: "Works that visitors may see, in the salon's order.",
    answer: z.array(Work),
  },
  listAllWorks: {
    summary: "List all portfolio works",
    description: "Includes works that visitors can't see. Each has its consent.",
    answer: z.array(ManagedWork),
  },
  createWork: {
    summary: "Create a portfolio work",
    description: "Added at the end. A portfolio has up to 24 works.",
    body: WorkToAdd,
    answer: inserted,
  },
  updateWork: {
    summary: "Update a portfolio work",
    description:
      "Also records a consent. Pass the `version` that you read; if the work has changed since, the call fails with `work_changed`.",
    params: byId,
    body: WorkChange,
    answer: modified,
  },
  withdrawConsent: {
    summary: "Withdraw the consent for a picture",
    description: "Visitors no longer see any work with this picture, and its uploaded files are deleted.",
    params: byId,
    answer: modified,
  },
  orderWorks: {
    summary: "Reorder portfolio works",
    description: "Works that you leave out come last.",
    body: WorkOrder,
    answer: modified,
  },
  deleteWork: {
    summary: "Delete a portfolio work",
    description: "Deletes its pictures too, unless another work shows them.",
    params: byId,
    answer: deleted,
  },
};
