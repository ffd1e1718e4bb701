import { createContext, type RouterContextProvider } from "react-router";
import type { Client } from "#contract/client.ts";

/** Where the server puts its in-process client before it renders a page. */
export const clientContext = createContext<Client>();

/** What a public page's loader may read: the same calls that the browser makes, without the network between. */
export function serverApi(context: Readonly<RouterContextProvider>) {
  const call = context.get(clientContext);
  return {
    listServices: () => call("listServices"),
    listMasters: () => call("listMasters"),
    listReviews: () => call("listReviews"),
    getSalon: () => call("readSalon"),
  };
}
