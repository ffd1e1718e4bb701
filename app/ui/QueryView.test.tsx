import { useState } from "react";
import { expect, test } from "vitest";
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
