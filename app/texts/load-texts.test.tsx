import { startTransition, useState } from "react";
import { createRoot } from "react-dom/client";
import { expect, test } from "vitest";
import { useLoadedTexts } from "#app/texts/load-texts.ts";

function Terms() {
  useLoadedTexts("legal");
  const [heading] = useState("শর্তাবলি");
  return <h1>{heading}</h1>;
}

test("a component waiting for its texts renders without an error once they are there", async () => {
  const { href } = window.location;
  window.history.replaceState(null, "", "/bn/terms");
  const place = document.body.appendChild(document.createElement("div"));
  const errors: unknown[] = [];
  const root = createRoot(place, { onRecoverableError: (error) => errors.push(error) });
  startTransition(() => root.render(<Terms />));
  await expect.poll(() => place.textContent).toBe("শর্তাবলি");
  expect(errors).toEqual([]);
  root.unmount();
  place.remove();
  window.history.replaceState(null, "", href);
});
