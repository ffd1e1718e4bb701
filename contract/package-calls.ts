import { z } from "zod";
import { id } from "#contract/fields.ts";
import { GiftCardPayment, GiftCardRefund, NewGiftCard } from "#contract/gift-cards.ts";
import {
  BoughtPackage,
  Package,
  PackageChange,
  PackageOrder,
  PackageSale,
  PackageToAdd,
  SoldPackageList,
  SoldPackagesQuery,
} from "#contract/packages.ts";

const byId = z.strictObject({ id });
const inserted = z.object({ insertedId: id });

/** The calls about packages: sessions of a service that are sold together. */
export const packageCalls = {
  listPackages: { summary: "Packages that can be bought", answer: z.array(Package) },
  listAllPackages: { summary: "Packages, those off sale too", answer: z.array(Package) },
  createPackage: { summary: "Sell sessions of a service together", body: PackageToAdd, answer: inserted },
  updatePackage: {
    summary: "Change a package for who buys from now on, or take it off sale",
    params: byId,
    body: PackageChange,
    answer: z.object({ modifiedCount: z.number().int() }),
  },
  createPackagePayment: {
    summary: "Prepare the payment of a package",
    params: byId,
    body: PackageOrder,
    answer: GiftCardPayment,
  },
  createBoughtPackage: {
    summary: "Make the package that a succeeded payment bought",
    body: NewGiftCard,
    answer: inserted,
  },
  sellPackage: {
    summary: "Sell a package to a guest at the desk",
    params: byId,
    body: PackageSale,
    answer: inserted,
  },
  listMyPackages: { summary: "One's own packages, the newest first", answer: z.array(BoughtPackage) },
  listSoldPackages: {
    summary: "Sold packages, the newest first",
    query: SoldPackagesQuery,
    answer: SoldPackageList,
  },
  refundPackage: {
    summary: "Give what is not used of a package back to the card that paid, or at the desk that sold it",
    params: byId,
    answer: GiftCardRefund,
  },
};
