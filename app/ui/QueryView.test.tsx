import { useState } from "react";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { QueryView } from "#app/ui/QueryView.tsx";
import { show } from "#tests/support/components/show.tsx";

test("content that loads at the second try takes the focus from the retry button", async () => {
  await show(<Visits />);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.element(page.getByText("Threading")).toBeVisible();
  await expect.element(page.getByRole("heading", { name: "Visits" })).toHaveFocus();
  await userEvent.tab();
  await expect.element(page.getByRole("button", { name: "Cancel" })).toHaveFocus();
});

test("a failure stays while it is tried again, comes anew, and the focus stays on the button", async () => {
  const again = vi.fn();
  let answer: (of: { data?: string; error?: Error }) => void = () => {};
  function Programs() {
    const [{ data, error = null }, setAnswer] = useState<{ data?: string; error?: Error }>({
      error: new Error("Not loaded."),
    });
    answer = setAnswer;
    const refetch = () => {
      again();
      setAnswer({});
    };
    return (
      <QueryView
        query={{ data, error, isFetched: true, refetch }}
        waiting={["h-20"]}
        failed={(error) => (error as Error).message}
      >
        {(programs) => <p>{programs}</p>}
      </QueryView>
    );
  }
  await show(<Programs />);
  const problem = page.getByText("Not loaded.");
  const retry = page.getByRole("button", { name: "Try again" });

  for (const time of [1, 2]) {
    const announced = problem.element();
    await retry.click();
    await expect.element(retry).toHaveAttribute("aria-busy", "true");
    await expect.element(problem).toBeVisible();
    answer({ error: new Error("Not loaded.") });
    await expect.element(retry).not.toHaveAttribute("aria-busy");
    expect(problem.element()).not.toBe(announced);
    await expect.element(retry).toHaveFocus();
    expect(again).toHaveBeenCalledTimes(time);
  }
  await retry.click();
  answer({ data: "Till" });
  await expect.element(page.getByText("Till")).toBeVisible();
  await expect.element(problem).not.toBeInTheDocument();
});

function Visits() {
  const [data, setData] = useState<string>();
  const query = { data, error: data ? null : new Error("offline"), refetch: () => setData("Threading") };
  return (
    <section>
      <h2>Visits</h2>
      <QueryView query={query} waiting={["h-20"]} failed={() => "Your visits could not be loaded."}>
        {(visit) => (
          <>
            <p>{visit}</p>
            <button type="button">Cancel</button>
          </>
        )}
      </QueryView>
    </section>
  );
}
