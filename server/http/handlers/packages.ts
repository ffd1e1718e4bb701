import { isStaff } from "#domain/access.ts";
import { toCents, toDollars } from "#domain/money.ts";
import { listPackages } from "#server/database/packages.ts";
import { readSalon } from "#server/database/salon.ts";
import { type Handlers, signedIn } from "#server/http/handler.ts";
import { inserted, modified } from "#server/http/wire/counts.ts";
import { toBought, toPackage } from "#server/http/wire/packages.ts";
import { languageOfPage } from "#server/identity/page-language.ts";
import { changePackage, createPackage } from "#server/usecases/catalogue/packages.ts";
import { preparePackage } from "#server/usecases/checkout/prepare-package.ts";
import { settleOwn } from "#server/usecases/checkout/settle-own.ts";
import { sellPackage } from "#server/usecases/desk/sell-package.ts";
import { listOwnPackages, listSold } from "#server/usecases/gifts/list-packages.ts";
import { refundPackage } from "#server/usecases/gifts/refund-package.ts";
import { ok } from "#server/usecases/result.ts";

type PackageCalls =
  | "listPackages"
  | "listAllPackages"
  | "createPackage"
  | "updatePackage"
  | "createPackagePayment"
  | "createBoughtPackage"
  | "sellPackage"
  | "listMyPackages"
  | "listSoldPackages"
  | "refundPackage";

const usualPage = 50;

/** Packages: what the owner sells, what a customer has left of them, and what is owed. */
export const packageHandlers: Pick<Handlers, PackageCalls> = {
  async listPackages(app) {
    return ok((await listPackages(app.engine.read, { onlyOnSale: true })).map(toPackage));
  },

  async listAllPackages(app) {
    return ok((await listPackages(app.engine.read)).map(toPackage));
  },

  async createPackage(app, incoming) {
    return inserted(await createPackage(app, signedIn(incoming).userId, incoming.body));
  },

  async updatePackage(app, incoming) {
    return modified(await changePackage(app, signedIn(incoming).userId, incoming.params.id, incoming.body));
  },

  async createPackagePayment(app, incoming) {
    const caller = signedIn(incoming);
    const { userId, email, name, phone } = caller;
    const buyer = { userId, email, name, phone: phone ?? "", worksHere: isStaff(caller) };
    const order = { packageId: incoming.params.id, price: incoming.body.price };
    const prepared = await preparePackage(app, buyer, order);
    if (!prepared.ok) return prepared;
    const { clientSecret, purchaseId, totalCents } = prepared.value;
    return ok({ clientSecret, purchaseId, total: toDollars(totalCents) });
  },

  async createBoughtPackage(app, incoming) {
    const { userId } = signedIn(incoming);
    const made = await settleOwn(app, { userId, ...incoming.body, kind: "package" });
    return made.ok ? ok({ insertedId: made.value.id }) : made;
  },

  async sellPackage(app, incoming) {
    const { number, ...sale } = incoming.body;
    const sold = await sellPackage(app, signedIn(incoming).userId, {
      ...sale,
      packageId: incoming.params.id,
      phone: number,
      language: languageOfPage(incoming.headers.get("referer")),
    });
    return inserted(sold);
  },

  async listMyPackages(app, incoming) {
    const { zone } = await readSalon(app.engine.read);
    const had = await listOwnPackages(app, signedIn(incoming).userId);
    return ok(had.map((one) => toBought(one, zone)));
  },

  async listSoldPackages(app, { query }) {
    const { limit = usualPage, cursor } = query;
    const { zone } = await readSalon(app.engine.read);
    const { packages, owedCents } = await listSold(app, { limit, before: cursor });
    return ok({
      owed: toDollars(owedCents),
      packages: packages.map((sold) => ({
        ...toBought(sold, zone),
        buyer: sold.buyer,
        email: sold.email,
        atDesk: sold.bought.transaction_id === null,
        owed: toDollars(sold.owedCents),
        back: toDollars(sold.backCents),
      })),
      next: packages.length < limit ? null : (packages.at(-1)?.bought.id ?? null),
    });
  },

  async refundPackage(app, incoming) {
    const { params, body } = incoming;
    const shownCents = body?.owed === undefined ? undefined : toCents(body.owed);
    const refunded = await refundPackage(app, signedIn(incoming).userId, params.id, shownCents);
    if (!refunded.ok) return refunded;
    const { cardCents, atSalonCents } = refunded.value;
    return ok({ refund: toDollars(cardCents), atSalon: toDollars(atSalonCents) });
  },
};
