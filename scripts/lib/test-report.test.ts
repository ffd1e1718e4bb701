import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { readReport } from "#scripts/lib/test-report.mjs";
import { root } from "#scripts/lib/toolchain.mjs";

test("a report of Vitest names each failed test, and a file that could not be read", () => {
  const report = {
    numPassedTests: 1,
    numFailedTests: 1,
    numPendingTests: 2,
    numTodoTests: 0,
    testResults: [
      {
        name: join(root, "domain/money.test.ts"),
        status: "failed",
        message: "",
        assertionResults: [
          { fullName: "a sum is exact", status: "passed" },
          {
            fullName: "a share is exact",
            status: "failed",
            failureMessages: ["\u001b[31mexpected 2\u001b[39m"],
          },
        ],
      },
      {
        name: join(root, "domain/time.test.ts"),
        status: "failed",
        message: "no such file",
        assertionResults: [],
      },
    ],
  };
  expect(read(report)).toEqual({
    counts: { passed: 1, failed: 1, skipped: 2 },
    failures: [
      "domain/money.test.ts: a share is exact\n    expected 2",
      "domain/time.test.ts\n    no such file",
    ],
  });
});

test("a report of Playwright names each failed test with its place, however deep it stands", () => {
  const failed = {
    projectName: "phone",
    status: "unexpected",
    results: [{ errors: [{ message: "not seen" }] }],
  };
  const passed = { projectName: "desk", status: "expected", results: [{ errors: [] }] };
  const spec = { title: "a visitor books", file: "booking.test.ts", line: 7, tests: [passed, failed] };
  const report = {
    stats: { expected: 1, unexpected: 1, flaky: 0, skipped: 0 },
    suites: [{ specs: [], suites: [{ specs: [spec] }] }],
  };
  expect(read(report)).toEqual({
    counts: { passed: 1, failed: 1, skipped: 0 },
    failures: ["phone booking.test.ts:7: a visitor books\n    not seen"],
    unsteady: [],
  });
});

/** The second is how Playwright begins it where no expectation of the page failed: it numbers what it lists. */
const mains = ["- main:", "  - main [ref=e9]:"];

test.each(mains)(
  "a failed browser test is told with what its page showed, from its main part: %s",
  (main) => {
    const folder = mkdtempSync(join(tmpdir(), "shiuli-page-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const path = join(folder, "error-context.md");
    writeFileSync(
      path,
      `# Details\n\`\`\`yaml\n- navigation\n${main}\n  - link "Home":\n    - /url: /\n  - text: None free\n\`\`\`\n`,
    );
    const attachments = [
      { name: "screenshot", path: "none.png" },
      { name: "error-context", path },
    ];
    const failed = {
      projectName: "",
      status: "unexpected",
      results: [{ errors: [{ message: "not seen" }], attachments }],
    };
    const spec = { title: "a visitor books", file: "booking.test.ts", line: 7, tests: [failed] };
    const report = {
      stats: { expected: 0, unexpected: 1, flaky: 0, skipped: 0 },
      suites: [{ specs: [spec] }],
    };
    expect(read(report).failures).toEqual([
      [
        "booking.test.ts:7: a visitor books",
        "    not seen",
        "    The page showed:",
        `      ${main}`,
        '        - link "Home":',
        "        - text: None free",
      ].join("\n"),
    ]);
  },
);

test("a test that passed when it ran again counts as passed, and is named with how it failed first", () => {
  const unsteady = {
    projectName: "",
    status: "flaky",
    results: [{ errors: [{ message: "not seen" }] }, { errors: [] }],
  };
  const spec = { title: "a visitor books", file: "booking.test.ts", line: 7, tests: [unsteady] };
  const report = { stats: { expected: 0, unexpected: 0, flaky: 1, skipped: 0 }, suites: [{ specs: [spec] }] };
  expect(read(report)).toEqual({
    counts: { passed: 1, failed: 0, skipped: 0 },
    failures: [],
    unsteady: ["booking.test.ts:7: a visitor books\n    not seen"],
  });
});

test("a runner that died before it wrote a report tells nothing", () => {
  expect(readReport(join(root, "no-such-report.json"))).toEqual({});
});

function read(report: object): ReturnType<typeof readReport> {
  const folder = mkdtempSync(join(tmpdir(), "shiuli-report-"));
  try {
    const file = join(folder, "report.json");
    writeFileSync(file, JSON.stringify(report));
    return readReport(file);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
