import { useState } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { HowTold } from "#app/features/desk/HowTold.tsx";
import type { Guest } from "#contract/guests.ts";
import { guestOf } from "#tests/support/components/guest-data.ts";
import { show } from "#tests/support/components/show.tsx";

const texted: Guest = { ...guestOf("Rokeya Khatun"), hasAccount: false, language: "bn", byText: true };
const silent: Guest = { ...guestOf("Faria Karim"), hasAccount: false };
const customer = guestOf("Nadia Islam");

const language = page.getByRole("combobox", { name: "Language of e-mails and texts" });
const tick = page.getByRole("checkbox", { name: /Send texts to this number/ });
const said = page.getByRole("status", { name: "Said" });
const choose = (name: string) => page.getByRole("button", { name }).click();

/** A form for one of these guests, with the values it would send. */
function Form({ sendsTexts = true }: { sendsTexts?: boolean }) {
  const form = useForm<{ language?: string; byText?: boolean }>();
  const [guest, setGuest] = useState<Guest>();
  const guests = [texted, silent, customer];
  return (
    <FormProvider {...form}>
      <HowTold guest={guest} sendsTexts={sendsTexts} />
      {guests.map((one) => (
        <button key={one._id} type="button" onClick={() => setGuest({ ...one })}>
          {one.name}
        </button>
      ))}
      <button type="button" onClick={() => setGuest(undefined)}>
        Somebody new
      </button>
      <output aria-label="Said">{JSON.stringify(form.watch(["language", "byText"]))}</output>
    </FormProvider>
  );
}

test("language and texts start as last chosen for each guest, and are not asked for a guest with an account", async () => {
  await show(<Form />);
  await expect.element(said).toHaveTextContent('["en",false]');
  await choose(texted.name);
  await expect.element(said).toHaveTextContent('["bn",true]');
  await expect.element(language).toHaveDisplayValue("বাংলা");
  await expect.element(tick).toBeChecked();
  await choose(silent.name);
  await expect.element(said).toHaveTextContent('["en",false]');
  await expect.element(tick).not.toBeChecked();
  await choose(texted.name);
  await expect.element(tick).toBeChecked();
  await choose(customer.name);
  await expect.element(tick).not.toBeInTheDocument();
  await expect.element(language).not.toBeInTheDocument();
  await expect.element(said).toHaveTextContent('["en",false]');
  await choose(texted.name);
  await expect.element(tick).toBeChecked();
  await choose("Somebody new");
  await expect.element(said).toHaveTextContent('["en",false]');
  await expect.element(language).toHaveDisplayValue("English");
});

test("the desk's choice stays when the same guest is loaded again", async () => {
  await show(<Form />);
  await choose(texted.name);
  await expect.element(tick).toBeChecked();
  await tick.click();
  await language.selectOptions("English");
  await choose(texted.name);
  await expect.element(said).toHaveTextContent('["en",false]');
  await expect.element(tick).not.toBeChecked();
});

test("where the salon sends no texts, only the language is asked", async () => {
  await show(<Form sendsTexts={false} />);
  await choose(texted.name);
  await expect.element(said).toHaveTextContent('["bn",null]');
  await expect.element(tick).not.toBeInTheDocument();
});
