import { z } from "zod";
import { id } from "#contract/fields.ts";
import { ManagedWork, Work, WorkChange, WorkOrder, WorkToAdd } from "#contract/portfolio.ts";

const modified = z.object({ modifiedCount: z.number().int() });
const byId = z.strictObject({ id });

/** The calls about the portfolio. */
export const portfolioCalls = {
  listWorks: { summary: "The portfolio: works that may be shown, in order", answer: z.array(Work) },
  listAllWorks: { summary: "Every work, shown or not, with its consent", answer: z.array(ManagedWork) },
  createWork: {
    summary: "Add a work to the portfolio, 24 at most",
    body: WorkToAdd,
    answer: z.object({ insertedId: id }),
  },
  updateWork: {
    summary: "Change a work or note a consent, if it is still the version that was read",
    params: byId,
    body: WorkChange,
    answer: modified,
  },
  withdrawConsent: {
    summary:
      "Note that the person in a picture took the consent back: nobody sees it any more, and its files go",
    params: byId,
    answer: modified,
  },
  orderWorks: {
    summary: "Put works into an order; those left out come after",
    body: WorkOrder,
    answer: modified,
  },
  deleteWork: {
    summary: "Remove a work with its pictures",
    params: byId,
    answer: z.object({ deletedCount: z.number().int() }),
  },
};
