import { expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import "#app/texts/bn/public/formats.ts";
import { AllUsers } from "#app/features/people/AllUsers.tsx";
import { learnLanguageFrom } from "#app/texts/language.ts";
import { pageOf, refusal, salonAnswers, sentWith } from "#tests/support/components/salon-answers.ts";
import { salon, withoutCards } from "#tests/support/components/salon-data.ts";
import { show } from "#tests/support/components/show.tsx";

const mitu = {
  _id: "m",
  name: "Mitu Sen",
  email: "mitu@example.com",
  role: "customer" as const,
  memberUntil: null,
};

test("a person is deleted as the list shows them, and one whose role has changed since stays, with the reason", async () => {
  const detail = "Somebody has given this person another role meanwhile. Look again.";
  salonAnswers({ listUsers: () => [mitu], deleteUser: () => refusal("wrong_state", { detail }) });
  await show(<AllUsers />);
  await page.getByRole("button", { name: /^Delete/ }).click();
  await page.getByRole("button", { name: "Yes, delete it!" }).click();
  await expect.element(page.getByText(detail)).toBeVisible();
  expect(sentWith("deleteUser")).toMatchObject([{ params: { id: "m" }, query: { from: "customer" } }]);
});

test.each([
  ["to the card that paid", salon, /goes back to her card/, "$120 goes back to the card"],
  [
    "at the salon where no card can be refunded",
    withoutCards,
    /waits under Exceptions/,
    "$120 waits under Exceptions, for you to hand back",
  ],
])("the owner who ends a membership reads that its price goes back %s", async (_, of, asked, said) => {
  const member = { ...mitu, memberUntil: "2027-05-01T00:00:00Z" };
  salonAnswers({ listUsers: () => [member], refundMembership: () => ({ refund: 120 }) });
  await show(<AllUsers />, { of });
  await page.getByRole("button", { name: /^End membership/ }).click();
  const question = page.getByRole("dialog");
  await expect.element(question.getByText(asked)).toBeVisible();
  await question.getByRole("button", { name: "Yes, give it back" }).click();
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(page.getByText(said)).toBeVisible();
});

test("row numbers use the digits of the page's language", async () => {
  learnLanguageFrom(() => "bn");
  onTestFinished(() => learnLanguageFrom(() => "en"));
  salonAnswers({ listUsers: () => [mitu] });
  await show(<AllUsers />);
  await expect.element(page.getByRole("cell", { name: "১", exact: true })).toBeVisible();
});

test("the search stays in the address, for a reload", async () => {
  salonAnswers({ listUsers: ({ query }) => (query?.search === "tuli" ? [] : [mitu]) });
  const { address } = await show(<AllUsers />, { at: "/dashboard/users?search=tuli" });
  const search = page.getByRole("searchbox");
  await expect.element(search).toHaveValue("tuli");
  await expect.element(page.getByText("Mitu Sen")).not.toBeInTheDocument();
  await search.fill("mitu");
  await expect.element(page.getByText("Mitu Sen")).toBeVisible();
  await expect.poll(address).toBe("/dashboard/users?search=mitu");
});

test("the button that gives a role keeps the focus while the role is given", async () => {
  const given = Promise.withResolvers<{ modifiedCount: number }>();
  salonAnswers({ listUsers: () => [mitu], changeRole: () => given.promise });
  await show(<AllUsers />);
  const staff = page.getByRole("button", { name: /^Staff/ });
  await expect.element(staff).toBeVisible();
  (staff.element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("button", { name: /^Make admin/ })).toBeDisabled();
  // A browser takes the focus from what is disabled when it draws the page.
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  await expect.element(staff).toHaveFocus();
  given.resolve({ modifiedCount: 1 });
  await expect.element(page.getByText("Mitu Sen is staff now")).toBeVisible();
});

test("the button that gives a role does not say that it works while somebody is made an admin", async () => {
  const made = Promise.withResolvers<{ modifiedCount: number }>();
  salonAnswers({ listUsers: () => [mitu], makeAdmin: () => made.promise });
  await show(<AllUsers />);
  await page.getByRole("button", { name: /^Make admin/ }).click();
  await page.getByRole("dialog").getByRole("button", { name: /^Yes/ }).click();
  await expect.element(page.getByRole("button", { name: /^Make admin/ })).toBeDisabled();
  await expect.element(page.getByRole("button", { name: /^Staff/ })).not.toHaveAttribute("aria-busy");
  made.resolve({ modifiedCount: 1 });
});

test("who listens hears how many people a search has found", async () => {
  salonAnswers({ listUsers: ({ query }) => pageOf([mitu], { total: query?.search ? 1 : 5 }) });
  await show(<AllUsers />);
  await page.getByRole("searchbox").fill("mitu");
  await expect.element(page.getByRole("status").filter({ hasText: "1 user found" })).toBeInTheDocument();
});
