import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { ChangeScreen } from "#app/features/visits/ChangeScreen.tsx";
import {
  addMassage,
  difference,
  given,
  inVisit,
  preview,
  save,
  user,
  visit,
} from "#app/features/visits/change.fixture.ts";
import { refusal, sentWith } from "#tests/support/components/salon-answers.ts";
import { facial, massage, withoutCards } from "#tests/support/components/salon-data.ts";
import { show } from "#tests/support/components/show.tsx";

test("a service with sizes is listed with the one that was booked, like the others", async () => {
  const long = { ...massage, _id: "long", service_name: "Hair Cut (Long hair)", variantName: "Long hair" };
  const cut = {
    ...massage,
    _id: "short",
    service_name: "Hair Cut",
    variantName: "Short hair",
    variants: [long],
  };
  given({ listServices: () => [facial, cut] });
  await show(<ChangeScreen visitId={visit._id} user={user} />);
  await page.getByLabelText("Add a service").fill("hair");
  await expect.element(page.getByRole("button", { name: /^Hair Cut \(Long hair\)/ })).toBeVisible();
  await page.getByRole("button", { name: /^Hair Cut \(Short hair\)/ }).click();
  const added = inVisit.getByRole("checkbox", { name: /^Hair Cut \(Short hair\)/ });
  await expect.element(added).toBeChecked();
  // The button that was pressed is gone.
  await expect.element(added).toHaveFocus();
});

test("removing a service removes its add-ons, and neither can be the last", async () => {
  const mask = { ...massage, _id: "rose-mask", service_name: "Rose mask" };
  const withMask = { ...facial, addOns: [mask] };
  const items = visit.items.flatMap((item) => [
    item,
    { ...item, serviceId: mask._id, service_name: mask.service_name },
  ]);
  const both = { ...visit, items };
  given({
    previewChange: ({ query }) => ({ ...preview(query), visit: both }),
    listServices: () => [withMask, massage],
  });
  await show(<ChangeScreen visitId={visit._id} user={user} />);
  const own = inVisit.getByRole("checkbox", { name: /^Turmeric Glow Facial/ });
  await expect.element(own).toBeDisabled();
  await expect.element(inVisit.getByRole("checkbox", { name: /^Rose mask/ })).toBeEnabled();
  await addMassage();
  await own.click();
  await expect.element(inVisit).toMatchTextContent(/Turmeric Glow Facial taken out.*Rose mask taken out/);
  await expect.poll(() => sentWith("previewChange").at(-1)?.query.service).toEqual([massage._id]);
});

test("a change that is not available shows no sums", async () => {
  given({
    previewChange: ({ query }) =>
      query.service?.includes(massage._id)
        ? refusal("add_on_alone", { detail: "This can only be added to another service." })
        : preview(query),
  });
  await show(<ChangeScreen visitId={visit._id} user={user} />);
  await expect.element(difference).toMatchTextContent(/The same as before/);
  await addMassage();
  await expect.element(page.getByText("This can only be added to another service.")).toBeVisible();
  await expect.element(difference).not.toMatchTextContent(/The same as before/);
  await expect.element(save).toBeDisabled();
});

test("without a card provider, a guest reads that what a card paid is handed back at the salon", async () => {
  given({ previewChange: ({ query }) => ({ ...preview(query), refund: 9, handBack: 3 }) });
  await show(<ChangeScreen visitId={visit._id} user={user} />, {
    of: withoutCards,
  });
  await expect.element(difference).toMatchTextContent(/\$9 is handed back to you at the salon\. \$3 waits/);
  await expect.element(page.getByText("Handed back at the salon$12")).toBeVisible();
});
