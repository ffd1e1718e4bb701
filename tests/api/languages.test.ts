import { expect, test } from "vitest";
import { findUsersByEmail } from "#server/database/users.ts";
import { call } from "#tests/support/calls.ts";
import { givenSalon } from "#tests/support/given.ts";
import { readMails } from "#tests/support/mails.ts";
import { addPerson, type Person, tokenOf } from "#tests/support/people.ts";
import { publicUrl } from "#tests/support/salon-config.ts";
import { freeVisit, orderOf } from "#tests/support/visits.ts";

const password = "sona-27";

const salon = givenSalon();

test("a user who signs up on a Bangla page gets every mail in Bangla", async () => {
  const email = "rupa@example.com";
  await ask("/api/auth/sign-up/email", "/bn/singup", { email, password, name: "Rupa" });
  const made = await ask("/api/auth/sign-in/email", "/bn/singup", { email, password });
  const session = made.cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join("; ");
  await ask("/api/jwt", "/bn/singup", { email }, { cookie: session });
  await salon.drain();
  const [mail] = await readMails(salon, email, "verification");
  expect(mail?.subject).toBe("শিউলি-র জন্য আপনার ইমেইল ঠিকানা নিশ্চিত করুন");
  expect(mail?.text).toContain(`${publicUrl}/bn/verify-email#`);
  expect(await languageOf(email)).toBe("bn");
});

test("the mail for a forgotten password is in the language of the page that requested it", async () => {
  const email = "jui@example.com";
  await ask("/api/auth/sign-up/email", "/singup", { email, password, name: "Jui" });
  await ask("/api/auth/request-password-reset", "/bn/forgot-password", { email });
  await salon.drain();
  expect((await readMails(salon, email, "verification"))[0]?.subject).toContain("Confirm your e-mail");
  expect((await readMails(salon, email, "reset"))[0]?.subject).toBe("শিউলি-র জন্য নতুন পাসওয়ার্ড দিন");
});

test("mails use the language of the customer's booking page until the customer chooses one", async () => {
  const guest = await addPerson(salon);
  const bookOn = async (page: string) => {
    const { body } = orderOf(await freeVisit(salon));
    const answer = await ask("/api/create-payment-intent", page, body, await bearer(guest));
    expect(answer.statusCode).toBe(200);
    return await languageOf(guest.email);
  };
  expect(await bookOn("/bn/dashboard/bookingAppointment/1")).toBe("bn");
  expect(await bookOn("/dashboard/bookingAppointment/1")).toBe("en");
  await call(salon, "updateMe", { body: { language: "bn" } }, guest);
  expect(await bookOn("/dashboard/bookingAppointment/1")).toBe("bn");
});

test("a message from the Bangla contact page gets a Bangla receipt, and the salon's copy is in English", async () => {
  const typed = { firstName: "Mim", lastName: "Akter", email: "mim@example.com", mobile: "01700000009" };
  await ask("/api/contact-messages", "/bn/contact", { ...typed, message: "নমস্কার" });
  await salon.drain();
  expect((await readMails(salon, typed.email))[0]?.subject).toBe("শিউলি-তে পাঠানো আপনার বার্তা");
  const [forSalon] = await readMails(salon, "hello@shiuli.example", "message");
  expect(forSalon?.subject).toBe("A message from the contact form");
  expect(forSalon?.text).toContain("নমস্কার");
});

/** Sends a request as a page of the site does in a browser. */
function ask(url: string, page: string, payload: object, headers: Record<string, string> = {}) {
  const from = { origin: publicUrl, referer: `${publicUrl}${page}`, "content-type": "application/json" };
  return salon.server.inject({
    method: "POST",
    url,
    headers: { ...from, ...headers },
    payload: JSON.stringify(payload),
  });
}

async function bearer(person: Person) {
  return { authorization: `Bearer ${await tokenOf(salon, person)}` };
}

async function languageOf(email: string) {
  return (await findUsersByEmail(salon.app.engine.read, email))[0]?.language;
}
