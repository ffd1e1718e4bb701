import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import SetupGuide from "#app/features/owner/SetupGuide.tsx";
import type { Setup } from "#contract/setup.ts";
import { setupSteps } from "#domain/setup.ts";
import { cutChoices } from "#tests/support/components/cut-choices.ts";
import { salonAnswers, sentWith } from "#tests/support/components/salon-answers.ts";
import { facial, salon } from "#tests/support/components/salon-data.ts";
import { usualSettings } from "#tests/support/components/settings-data.ts";
import { show } from "#tests/support/components/show.tsx";

const begun: Setup = {
  steps: setupSteps.map((step, index) => ({
    step,
    state: index === 0 ? "done" : index > 5 ? "locked" : "open",
  })),
  missing: ["services", "masters", "cards", "mail", "test"],
  services: 0,
  masters: 0,
  unserved: 0,
  cards: "test",
  sendsMails: false,
  teammates: 0,
  openedAt: null,
  opensOn: null,
};

let setup: Setup;

beforeEach(async () => {
  await page.viewport(1440, 1200);
  setup = begun;
  salonAnswers({
    readSetup: () => setup,
    checkCards: () => ({ state: "works" }),
    sendTestMail: () => ({ to: "rehana@shiuli.example" }),
    confirmTestMail: () => ({ modifiedCount: 1 }),
    listInvitations: () => [],
    createInvitation: () => ({ insertedId: "i1" }),
    listServices: () => [facial],
    listAllServices: () => [],
    openSalon: () => ({ modifiedCount: 1 }),
  });
});

const step = (name: string) =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { name }) });

test("the guide opens the first unfinished step, and steps that depend on others are locked", async () => {
  await show(<SetupGuide firstName="Rehana" />);
  await expect.element(page.getByText("1 of 8")).toBeVisible();
  await expect.element(step("Services").getByText("Threading, brows")).toBeVisible();
  await expect.element(step("Open for booking").getByText("After the steps above")).toBeVisible();
  expect(step("Open for booking").getByRole("button").elements()).toEqual([]);
});

test("a finished step says what it found, and an answer that has not come takes no room", async () => {
  setup = {
    ...begun,
    steps: begun.steps.map(({ step, state }) => ({ step, state: step === "services" ? "done" : state })),
    services: 4,
  };
  await show(<SetupGuide firstName="Rehana" />);
  await expect.element(step("Services").getByText(/4 services$/)).toBeVisible();
  await expect.element(step("Name, address and hours").getByText(/10 am to 8 pm/)).toBeVisible();
  await step("Card payments").getByRole("button", { name: "Start" }).click();
  const ask = step("Card payments").getByRole("button", { name: "Ask the card provider now" });
  await expect.element(ask).toBeVisible();
  const below = (element: Element | null | undefined) => element?.getBoundingClientRect().bottom ?? 0;
  expect(below(ask.element().closest(".setup-body")) - below(ask.element())).toBeLessThan(26);
});

test("name, address and hours are edited within their step, which asks before closing unsaved", async () => {
  salonAnswers({
    readSalonSettings: () => usualSettings,
    saveSalonSettings: () => ({ modifiedCount: 1, outside: [] }),
  });
  await show(<SetupGuide firstName="Rehana" />);
  const details = step("Name, address and hours");
  await details.getByRole("button", { name: "Change" }).click();
  await details.getByLabelText("Phone").fill("01700 000 000");
  await expect.element(details.getByText("Not saved yet")).toBeVisible();
  await details.getByRole("button", { name: "Close" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Stay here" }).click();
  await expect.element(details.getByLabelText("Phone")).toHaveValue("01700 000 000");
  await details.getByRole("button", { name: /^Save/ }).click();
  await expect
    .poll(() => sentWith("saveSalonSettings").map(({ body }) => body))
    .toMatchObject([{ name: "Shiuli", phone: "01700 000 000", hours: usualSettings.hours }]);
  await expect.element(details.getByRole("button", { name: "Change" })).toBeVisible();
});

test("a phone shows the whole of each opening and closing time", async () => {
  salonAnswers({ readSalonSettings: () => usualSettings });
  await show(<SetupGuide firstName="Rehana" />);
  const details = step("Name, address and hours");
  await details.getByRole("button", { name: "Change" }).click();
  await expect.element(details.getByLabelText("Phone")).toBeVisible();
  for (const width of [358, 288]) {
    await page.viewport(width, 844);
    expect(cutChoices(), `${width} pixels wide`).toEqual([]);
  }
});

/** The guide at its first step. Its save waits until the test ends it. */
async function beginDetails() {
  setup = { ...begun, steps: begun.steps.map((one, at) => (at === 0 ? { ...one, state: "open" } : one)) };
  const sending: (() => void)[] = [];
  salonAnswers({
    readSalonSettings: () => usualSettings,
    saveSalonSettings: async () => {
      await new Promise<void>((done) => sending.push(done));
      setup = begun;
      return { modifiedCount: 1, outside: [] };
    },
  });
  await show(<SetupGuide firstName="Rehana" />);
  const details = step("Name, address and hours");
  await details.getByLabelText("Phone").fill("01700 000 000");
  await details.getByRole("button", { name: /^Save/ }).click();
  await expect.poll(() => sending.length).toBe(1);
  return { details, sending };
}

test("text typed while the first step is saved stays, and then the next step gets the focus", async () => {
  const { details, sending } = await beginDetails();
  await details.getByLabelText("Phone").fill("01700 000 001");
  sending[0]?.();
  await expect.element(page.getByText("Name, address and hours: saved")).toBeVisible();
  await expect.element(page.getByText("1 of 8")).toBeVisible();
  await expect.element(details.getByLabelText("Phone")).toHaveValue("01700 000 001");
  await details.getByRole("button", { name: /^Save/ }).click();
  await expect.poll(() => sending.length).toBe(2);
  sending[1]?.();
  await expect.element(page.getByRole("heading", { name: "Services" })).toHaveFocus();
});

test("a step opened while another one is saved stays open", async () => {
  const { sending } = await beginDetails();
  await step("Mail").getByRole("button", { name: "Start" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Leave without saving" }).click();
  await expect.element(page.getByRole("button", { name: "Send a test mail" })).toBeVisible();
  sending[0]?.();
  await expect.element(page.getByText("Name, address and hours: saved")).toBeVisible();
  await expect.element(page.getByText("1 of 8")).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Send a test mail" })).toBeVisible();
});

test("missing card settings name who has them, and the owner can have the provider asked again", async () => {
  await show(<SetupGuide firstName="Rehana" />);
  await step("Card payments").getByRole("button", { name: "Start" }).click();
  await expect.element(page.getByText(/Only test cards are taken/)).toBeVisible();
  await page.getByRole("button", { name: "Ask the card provider now" }).click();
  await expect
    .element(page.getByText("It answers, and knows your account. Nothing was charged."))
    .toBeVisible();
  salonAnswers({ checkCards: () => ({ state: "refused" }) });
  await page.getByRole("button", { name: "Ask the card provider now" }).click();
  await expect.element(page.getByRole("alert").getByText(/does not know your account/)).toBeVisible();
});

test("without cards the owner reads how to do without them, and that they are not needed once all pay there", async () => {
  setup = { ...begun, cards: "none" };
  await show(<SetupGuide firstName="Rehana" />);
  await step("Card payments").getByRole("button", { name: "Start" }).click();
  await expect.element(page.getByText(/Or let guests pay at the salon/)).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "Open the salon's settings" }))
    .toHaveAttribute("href", "/dashboard/salon");
  setup = { ...begun, cards: "at_salon" };
  await show(<SetupGuide firstName="Rehana" />);
  await step("Card payments").getByRole("button", { name: "Start" }).click();
  await expect.element(page.getByText(/Guests pay at the salon, so no card is needed/)).toBeVisible();
  expect(page.getByRole("button", { name: "Ask the card provider now" }).elements()).toEqual([]);
});

test("the owner sends herself a test mail and confirms it", async () => {
  await show(<SetupGuide firstName="Rehana" />);
  await step("Mail").getByRole("button", { name: "Start" }).click();
  await expect.element(page.getByText(/Mails are kept in a folder/)).toBeVisible();
  await page.getByRole("button", { name: "Send a test mail" }).click();
  await expect.element(page.getByText("A test mail is on its way to rehana@shiuli.example.")).toBeVisible();
  await page.getByRole("button", { name: "It has come" }).click();
  await expect.poll(() => sentWith("confirmTestMail").length).toBe(1);
});

test("a ready salon opens with one press", async () => {
  setup = {
    ...begun,
    missing: [],
    cards: "live",
    steps: doneBut("opening"),
  };
  await show(<SetupGuide firstName="Rehana" />);
  await page.getByRole("button", { name: "Open for booking" }).click();
  await expect.poll(() => sentWith("openSalon").length).toBe(1);
  expect(page.getByText(/without paying/).elements()).toEqual([]);
});

test("an owner who opens with test cards alone reads that nobody pays", async () => {
  setup = { ...begun, missing: [], steps: doneBut("opening") };
  await show(<SetupGuide firstName="Rehana" />);
  await expect.element(step("Open for booking").getByText(/Only test cards.*without paying/)).toBeVisible();
});

test("an owner who opens reads that a membership is sold from then on, at which price, and where to change that", async () => {
  setup = { ...begun, missing: [], cards: "live", steps: doneBut("opening") };
  const membership = { price: 120, percent: 25 };
  await show(<SetupGuide firstName="Rehana" />, { of: { ...salon, membership } });
  await expect
    .element(step("Open for booking").getByText(/also sells a membership: 25% off .* for \$120 a year/))
    .toBeVisible();
  await expect
    .element(step("Open for booking").getByRole("link", { name: "Open the salon's settings" }))
    .toHaveAttribute("href", "/dashboard/salon");
});

test("a master's name typed while another one is added stays", async () => {
  let answer = () => {};
  setup = { ...begun, services: 1, steps: doneBut("masters") };
  salonAnswers({
    createMaster: () => new Promise((done) => (answer = () => done({ insertedId: "m1" }))),
  });
  await show(<SetupGuide firstName="Rehana" />);
  const masters = step("Masters");
  await masters.getByLabelText("Her name").fill("Sadia");
  await masters.getByLabelText("What she does").fill("Threading");
  await masters.getByRole("button", { name: "Add her" }).click();
  await expect.poll(() => sentWith("createMaster")).toHaveLength(1);
  await masters.getByLabelText("Her name").fill("Farzana");
  answer();
  await expect.element(page.getByText(/Sadia/)).toBeVisible();
  await expect.element(masters.getByLabelText("Her name")).toHaveValue("Farzana");
  await expect.element(masters.getByLabelText("What she does")).toHaveValue("");
});

function doneBut(open: (typeof setupSteps)[number]): Setup["steps"] {
  return setupSteps.map((step) => ({ step, state: step === open ? "open" : "done" }));
}
