import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { TakePayment } from "#app/features/desk-payment/TakePayment.tsx";
import { visitOf } from "#tests/support/components/calendar-data.ts";
import { guestOf } from "#tests/support/components/guest-data.ts";
import { salonAnswers } from "#tests/support/components/salon-answers.ts";
import { anika, facial } from "#tests/support/components/salon-data.ts";
import { show } from "#tests/support/components/show.tsx";

const many = "Warm Oil Massage, Hair Cut & Finish, Stone & Steam, Mehendi for Two Hands, Threading";
const endless = "Wonderfulfacialwithherbsandsandalwoodfromthehills";

test.each([many, endless])(
  "on a phone, a sum stays in one line beside a long name: %s",
  async (service_name) => {
    await page.viewport(390, 844);
    const visit = { ...visitOf("Tuli Roy", [facial, anika, "15:00", "16:00"]), service_name, price: 1_234.5 };
    salonAnswers({ readGuest: () => guestOf("Tuli Roy") });
    const unused = () => {};
    await show(
      <TakePayment {...{ visit, due: 1_234.5, masters: "Anika" }} onClose={unused} onTaken={unused} />,
    );
    const dialog = page.getByRole("dialog");
    await expect.element(dialog.getByText(service_name)).toBeVisible();
    const { scrollWidth, clientWidth } = dialog.element();
    expect(scrollWidth).toBe(clientWidth);
    const [sum] = dialog.getByText("$1,234.50", { exact: true }).elements();
    const range = document.createRange();
    range.selectNodeContents(sum ?? document.body);
    expect(range.getClientRects()).toHaveLength(1);
  },
);

test("cash that was counted stays in its field when another way to pay was looked at", async () => {
  const visit = { ...visitOf("Tuli Roy", [facial, anika, "15:00", "16:00"]), price: 42 };
  salonAnswers({ readGuest: () => guestOf("Tuli Roy") });
  const unused = () => {};
  await show(<TakePayment {...{ visit, due: 42, masters: "Anika" }} onClose={unused} onTaken={unused} />);
  const dialog = page.getByRole("dialog");
  const cash = dialog.getByLabelText("The guest gives");
  await cash.fill("60");
  await expect.element(dialog.getByText("$18")).toBeVisible();
  await dialog.getByText("Card machine", { exact: true }).click();
  await expect.element(cash).not.toBeInTheDocument();
  await dialog.getByText("Cash", { exact: true }).click();
  await expect.element(cash).toHaveValue("60");
  await expect.element(dialog.getByText("$18")).toBeVisible();
});
