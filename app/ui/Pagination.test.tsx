import { useSearchParams } from "react-router";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { Pagination } from "#app/ui/Pagination.tsx";
import { show } from "#tests/support/components/show.tsx";

test("the focus goes to the number of the last page when the arrow that led there goes", async () => {
  await show(<Pages />);
  const next = page.getByRole("link", { name: "Next page" });
  await next.click();
  await expect.element(next).toHaveFocus();
  await next.click();
  await expect.element(next).not.toBeInTheDocument();
  await expect.element(page.getByRole("link", { name: "3", exact: true })).toHaveFocus();
});

function Pages() {
  const [address] = useSearchParams();
  return <Pagination page={Number(address.get("page") ?? 1)} pages={3} to={(number) => `?page=${number}`} />;
}
