import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import "#app/texts/bn/public/formats.ts";
import { AllUsers } from "#app/features/people/AllUsers.tsx";
import { learnLanguageFrom } from "#app/texts/language.ts";
import { salonAnswers } from "#tests/support/components/salon-answers.ts";
import { show } from "#tests/support/components/show.tsx";

test("row numbers use the digits of the page's language", async () => {
  learnLanguageFrom(() => "bn");
  onTestFinished(() => learnLanguageFrom(() => "en"));
  const mitu = {
    _id: "m",
    name: "Mitu Sen",
    email: "mitu@example.com",
    role: "customer" as const,
    memberUntil: null,
  };
  salonAnswers({ listUsers: () => [mitu] });
  await show(<AllUsers />);
  await expect.element(page.getByRole("cell", { name: "১", exact: true })).toBeVisible();
});
