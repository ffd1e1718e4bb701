import { createContext, type RouterContextProvider } from "react-router";
import { ApiError } from "#app/lib/api-error.ts";
import type { Client } from "#contract/client.ts";
import type { NewContactMessage } from "#contract/contact.ts";
import type { Problem } from "#contract/errors.ts";

/** Where the server puts its in-process client before it renders a page. */
export const clientContext = createContext<Client>();

/**
 * What a public page's loader may read and its form may send: the same calls that the browser makes, without the
 * network.
 */
export function serverApi(context: Readonly<RouterContextProvider>) {
  const call = context.get(clientContext);
  return {
    listServices: () => call("listServices"),
    listMasters: () => call("listMasters"),
    listReviews: () => call("listReviews"),
    listWorks: () => call("listWorks"),
    listPackages: () => call("listPackages"),
    getSalon: () => call("readSalon"),
    getSite: () => call("readSite"),
    /** Null once the preview has ended. */
    getPreview: (token: string) => call("readSitePreview", { params: { token } }).catch(nothing),
    /** @throws ApiError when the server refuses it */
    sendMessage: (body: NewContactMessage) => call("createContactMessage", { body }).catch(rethrow),
  };
}

function nothing(error: unknown): null {
  if (error instanceof Response) return null;
  throw error;
}

/** A form's page shows the refusal; a page that only reads shows the error page. */
async function rethrow(error: unknown): Promise<never> {
  if (!(error instanceof Response)) throw error;
  const problem: Problem = await error.json();
  throw new ApiError(error.status, problem.code, { problem });
}
