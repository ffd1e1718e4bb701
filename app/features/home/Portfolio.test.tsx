import { hydrateRoot } from "react-dom/client";
import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react/pure";
import { Portfolio } from "#app/features/home/Portfolio.tsx";

const works = [
  {
    id: "pair",
    title: "Colour and cut",
    shots: ["Before", "After"].map((said) => ({ said, img: { src: "/art/mark.svg", alt: said } })),
    compare: "Compare before and after",
    by: "",
    book: null,
  },
];

test("a pair parts where its slider stands, also when that was moved before the page came alive", async () => {
  const portfolio = <Portfolio heading="Portfolio" agreed="" bookThis="Book this" works={works} />;
  const place = document.createElement("div");
  const written = await render(portfolio);
  place.innerHTML = written.container.innerHTML;
  await written.unmount();
  // As the server writes it: no script has told the seam yet.
  place.querySelector(".plate")?.removeAttribute("style");
  document.body.append(place);
  const slider = page.getByRole("slider", { name: "Compare before and after" });
  await expect.element(slider).toHaveAttribute("autocomplete", "off");
  await slider.fill("80");
  const root = hydrateRoot(place, portfolio);
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  const at = () => place.querySelector<HTMLElement>(".plate")?.style.getPropertyValue("--at");
  await expect.poll(at).toBe("80");
  await slider.fill("20");
  expect(at()).toBe("20");
});
