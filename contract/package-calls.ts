import { z } from "zod";
import { byId, inserted, modified } from "#contract/fields.ts";
import { GiftCardPayment, GiftCardRefund, NewGiftCard } from "#contract/gift-cards.ts";
import {
  BoughtPackage,
  Package,
  PackageChange,
  PackageOrder,
  PackageRefundRequest,
  PackageSale,
  PackageToAdd,
  SoldPackageList,
  SoldPackagesQuery,
} from "#contract/packages.ts";

/** The calls for packages: sessions of a service that are sold together. */
export const packageCalls = {
  listPackages: { summary: "List packages on sale", answer: z.array(Package) },
  listAllPackages: {
    summary: "List all packages",
    description: "Includes packages that are no longer on sale.",
    answer: z.array(Package),
  },
  createPackage: {
    summary: "Create a package",
    description: "A package is a number of sessions of one service, sold together.",
    body: PackageToAdd,
    answer: inserted,
  },
  updatePackage: {
    summary: "Update a package",
    description: "Applies to later sales. Set `onSale` to false to stop selling it.",
    params: byId,
    body: PackageChange,
    answer: modified,
  },
  createPackagePayment: {
    summary: "Create a payment for a package",
    params: byId,
    body: PackageOrder,
    answer: GiftCardPayment,
  },
  createBoughtPackage: {
    summary: "Complete a package purchase",
    description: "Call it after the card payment has succeeded.",
    body: NewGiftCard,
    answer: inserted,
  },
  sellPackage: {
    summary: "Sell a package at the desk",
    description: "The same request with the same `key` sells once.",
    params: byId,
    body: PackageSale,
    answer: inserted,
  },
  listMyPackages: {
    summary: "List your packages",
    description: "Newest first.",
    answer: z.array(BoughtPackage),
  },
  listSoldPackages: {
    summary: "List sold packages",
    description: "Newest first. Pass `next` as `cursor` for the next page.",
    query: SoldPackagesQuery,
    answer: SoldPackageList,
  },
  refundPackage: {
    summary: "Refund a sold package",
    description:
      "Refunds the unused sessions to the bank card, or at the desk that sold it. The package ends.",
    params: byId,
    body: PackageRefundRequest.optional(),
    answer: GiftCardRefund,
  },
};
