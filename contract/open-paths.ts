/**
 * Method and path of the calls that public pages make, by name. They are a part of what a visitor's browser loads.
 * Source: see `paths.ts`.
 */
export const openPaths = {
  createToken: "POST /jwt",
  readMe: "GET /me",
  listServices: "GET /services",
  readService: "GET /services/{id}",
  listMasters: "GET /masters",
  readAvailability: "GET /availability",
  readNextHours: "GET /availability/next",
  createContactMessage: "POST /contact-messages",
  findGiftCard: "POST /gift-cards/search",
  unsubscribe: "POST /unsubscriptions",
} as const;

export type OpenCallName = keyof typeof openPaths;
