import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { Marked } from "#app/features/bookings/Marked.tsx";
import { show } from "#tests/support/components/show.tsx";

test.each(["", "shiu"])(
  "an address in a narrow column goes on after its @, with %o looked for, too",
  async (search) => {
    await show(
      <p style={{ width: "14.5ch", overflowWrap: "anywhere", font: "16px monospace" }}>
        <Marked text="anika@shiuli.example" search={search} />
      </p>,
    );
    const address = page.getByRole("paragraph").element();
    await expect.element(address).toHaveTextContent("anika@shiuli.example");
    const end = [...address.childNodes].findIndex(({ nodeName }) => nodeName === "WBR");
    const first = document.createRange();
    first.setStart(address, 0);
    first.setEnd(address, end);
    const rest = document.createRange();
    rest.setStart(address, end + 1);
    rest.setEnd(address, address.childNodes.length);
    expect(rest.getBoundingClientRect().top).toBeGreaterThan(first.getBoundingClientRect().top);
    expect(new Set([...rest.getClientRects()].map(({ top }) => Math.round(top))).size).toBe(1);
  },
);
