import { globSync } from "node:fs";

/** Files that must never be wrong, and the tests that detect it when they are. */
export interface Target {
  /** Relative to the project's folder. */
  files: string[];
  /** Unit tests, run first. */
  unit: string[];
  /** API tests on SQLite, run on the mutants that survive the unit tests. */
  api: string[];
}

const rules = globSync("domain/**/*.ts").filter((file) => !/\.(test|fixture)\.ts$/.test(file));
const allRules = globSync("{domain,contract}/**/*.test.ts");

const money = [
  "settlement",
  "settled-late",
  "payments",
  "refunds",
  "provider-failures",
  "troubled-payments",
  "moved-refunds",
  "refunds-of-the-rest",
  "silent-refunds",
  "unsent-refunds",
  "disputes",
  "exceptions",
  "reconciliation",
  "visit-cancel",
  "visit-mails",
];

const claims = [
  "booking",
  "holding",
  "visit-move",
  "front-desk",
  "front-desk-schedules",
  "times-off",
  "held-purchase",
  "rooms",
  "master-leaves",
  "lost-hours",
];

const api = (names: string[]) => names.map((name) => `tests/api/${name}.test.ts`);

export const targets: Target[] = [
  { files: rules, unit: allRules, api: [] },
  { files: ["contract/access.ts"], unit: [], api: api(["roles"]) },
  {
    files: ["server/database/cells.ts", "server/database/time-off.ts", "server/usecases/desk/time-off.ts"],
    unit: [],
    api: [...api(claims), "tests/engines/races.test.ts", "tests/engines/time-off.test.ts"],
  },
  {
    files: [
      "server/database/refunds.ts",
      ...globSync("server/usecases/{checkout,refunds,books}/*.ts").filter(
        (file) => !file.endsWith(".test.ts"),
      ),
    ],
    unit: [],
    api: [...api(money), "tests/engines/refund-sums.test.ts"],
  },
];
