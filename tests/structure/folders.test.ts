import { describe, expect, test } from "vitest";
import { imports } from "#tests/structure/imports.ts";
import { isTest } from "#tests/structure/sources.ts";

/** Folders whose sub-folders have an order, highest first. Each may import from those after it. */
const orders: { root: string; folders: string[] }[] = [
  {
    root: "server",
    folders: [
      "operations",
      "boot",
      "demo",
      "http",
      "jobs",
      "usecases",
      "identity",
      "payments",
      "images",
      "sms",
      "mail",
      "calendars",
      "metrics",
      "traces",
      "webhooks",
      "database",
    ],
  },
  {
    root: "server/usecases",
    folders: [
      "letters",
      "books",
      "calendars",
      "imports",
      "waiting",
      "desk",
      "guests",
      "checkout",
      "receipts",
      "visits",
      "members",
      "gifts",
      "refunds",
      "hours",
      "deliveries",
      "reviews",
      "contact",
      "setup",
      "programs",
      "people",
      "catalogue",
      "site",
      "pictures",
      "texts",
      "post",
    ],
  },
  { root: "app", folders: ["routes", "layout", "features", "data", "ui", "lib", "texts"] },
  {
    root: "app/features",
    folders: [
      "home",
      "services",
      "owner",
      "figures",
      "closing",
      "calendar",
      "bookings",
      "waiting-list",
      "messages",
      "guests",
      "desk",
      "desk-payment",
      "masters",
      "catalogue",
      "imports",
      "salon",
      "site",
      "programs",
      "people",
      "account",
      "checkout",
      "membership",
      "gifts",
      "receipts",
      "reviews",
      "visits",
      "codes",
      "packages",
      "waiting",
      "sign-in",
      "legal",
      "contact",
      "hours",
      "card",
      "pictures",
      "unsaved",
    ],
  },
  {
    root: "app/features/checkout",
    folders: ["payment", "summary", "price", "flow", "hold", "start", "choice"],
  },
];

describe.each(orders)("the folders of $root", ({ root, folders }) => {
  test("import downwards only", () => {
    const upwards = imports.flatMap(({ from, to, place }) => {
      const [source, target] = [folderOf(from, root), folderOf(to ?? "", root)];
      if (!source || !target || isTest(from)) return [];
      const rises = folders.indexOf(target) < folders.indexOf(source);
      return rises ? [`${place} imports ${to}: ${source} stands below ${target}`] : [];
    });
    expect(upwards).toEqual([]);
  });

  test("all have a place in the order", () => {
    const found = new Set(imports.flatMap(({ from }) => folderOf(from, root) ?? []));
    expect([...found].sort()).toEqual([...folders].sort());
  });
});

/** The sub-folder of a root that a file is in; undefined for a file outside of the root or directly in it. */
function folderOf(file: string, root: string): string | undefined {
  if (!file.startsWith(`${root}/`)) return undefined;
  const [folder, inside] = file.slice(root.length + 1).split("/");
  return inside === undefined ? undefined : folder;
}
