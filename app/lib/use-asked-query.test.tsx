import { Link } from "react-router";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { useAskedQuery } from "#app/lib/use-asked-query.ts";
import { show } from "#tests/support/components/show.tsx";

function Letters() {
  const [query, ask] = useAskedQuery();
  const add = (letter: string) =>
    ask((before) => ({ letters: `${before.get("letters") ?? ""}${letter}` }), true);
  return (
    <>
      <p>{`Letters: ${query.get("letters")}`}</p>
      <button type="button" onClick={() => add("b")}>
        Add b
      </button>
      <button type="button" onClick={() => ask((before) => before, true)}>
        Ask for the same
      </button>
      <Link to="/?letters=a">Only a</Link>
    </>
  );
}

const letters = page.getByText(/^Letters:/);
const add = page.getByRole("button", { name: "Add b" });

test("each press builds on the one before, even before the address changes", async () => {
  await show(<Letters />, { at: "/?letters=a", addressLags: true });
  await add.click();
  await add.click();
  await expect.element(letters).toHaveTextContent("Letters: abb");
});

test("a link pressed before the address changes leads to its own place", async () => {
  await show(<Letters />, { at: "/?letters=a", addressLags: true });
  await add.click();
  await expect.element(letters).toHaveTextContent("Letters: ab");
  await page.getByRole("link", { name: "Only a" }).click();
  await expect.element(letters).toMatchTextContent(/Letters: a$/);
});

test("Back leads to what was shown before, and showing the same again adds no step", async () => {
  const { address, goBack } = await show(<Letters />, { at: "/?letters=a" });
  await add.click();
  await add.click();
  await expect.poll(address).toBe("/?letters=abb");
  await page.getByRole("button", { name: "Ask for the same" }).click();
  await goBack();
  await expect.element(letters).toMatchTextContent(/Letters: ab$/);
  await goBack();
  await expect.element(letters).toMatchTextContent(/Letters: a$/);
});
