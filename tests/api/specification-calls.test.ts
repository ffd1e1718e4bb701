import { beforeAll, expect, test } from "vitest";
import { type CallName, methodAndPath } from "#contract/paths.ts";
import { callFully, callLoosely, type Loose } from "#tests/support/calls.ts";
import { pay } from "#tests/support/cards.ts";
import { givenOwner, givenSalon } from "#tests/support/given.ts";
import { type Person, signUp } from "#tests/support/people.ts";

const salon = givenSalon();
const admin = givenOwner(salon);
let guest: { token: string };

const account = { email: "tuli@example.com", password: "sona-27", name: "Tuli Begum" };
const review = { name: "Tuli", image: "/art/mark.svg", rating: "5", testimonial: "Warm oil." };
const service = { service_name: "Rose Steam", price: 28.5, details: "Rose petals.", img: "/art/mark.svg" };

beforeAll(async () => {
  guest = await signUp(salon, account);
});

test.each<[call: CallName, row: string]>([
  ["createToken", "POST /jwt"],
  ["readAdminStatus", "GET /users/admin/{email}"],
  ["listServices", "GET /services"],
  ["readService", "GET /services/{id}"],
  ["createService", "POST /services"],
  ["createUser", "POST /users"],
  ["listUsers", "GET /users"],
  ["makeAdmin", "PATCH /users/admin/{id}"],
  ["deleteUser", "DELETE /users/{id}"],
  ["createPaymentIntent", "POST /create-payment-intent"],
  ["createBooking", "POST /bookings"],
  ["listUserBookings", "GET /bookings/{email}"],
  ["listBookings", "GET /bookings"],
  ["listReviews", "GET /reviews"],
  ["createReview", "POST /reviews"],
])("%s is %s", (name, row) => {
  const { method, path } = methodAndPath(name);
  expect(`${method} ${path}`).toBe(row);
});

test("each list returns the specified fields", async () => {
  type List = "listServices" | "listUsers" | "listReviews" | "listBookings" | "listUserBookings";
  const list = async (name: List, as: Person | null = null, sent: Loose = {}) => {
    const { body } = await callFully(salon, name, sent, as);
    return Object.keys(body[0] ?? {});
  };
  await book();
  const has = (fields: string[]) => expect.arrayContaining(fields);
  expect(await list("listServices")).toEqual(has(["_id", "service_name", "price", "details", "img", "icon"]));
  expect(await list("listUsers", admin)).toEqual(has(["_id", "name", "email", "role"]));
  expect(await list("listReviews")).toEqual(has(["_id", "name", "image", "rating", "testimonial"]));
  const booking = [
    "_id",
    "name",
    "email",
    "number",
    "service_name",
    "price",
    "date",
    "transactionId",
    "status",
  ];
  expect(await list("listBookings", admin)).toEqual(has(booking));
  expect(await list("listUserBookings", admin, { params: { email: account.email } })).toEqual(has(booking));
});

test("creating something with only the specified fields returns insertedId", async () => {
  for (const [name, body, as] of [
    ["createService", service, admin],
    ["createUser", { name: account.name, email: account.email }, guest],
    ["createReview", review, guest],
  ] as const) {
    const answer = await callLoosely(salon, name, { body }, as);
    expect({ [name]: answer.body }).toEqual({ [name]: { insertedId: expect.any(String) } });
  }
});

const contact = { firstName: "Mim", lastName: "Akter", email: "mim@example.com", mobile: "01700000009" };
const booking = {
  name: "Tuli",
  email: account.email,
  number: "01700000001",
  service_name: "Threading",
  price: 6,
  transactionId: "pi_unknown",
};
const wrongNumber = "Enter a mobile number: digits only, with an optional + in front";
const wrongRating = "Give a rating from 1 to 5";

test.each<[name: CallName, whole: object, field: string, sentence: string]>([
  ["createBooking", booking, "name", "Name is required"],
  ["createBooking", booking, "service_name", "Service name is required"],
  ["createBooking", booking, "number", wrongNumber],
  ["createService", service, "service_name", "Service Name is required"],
  ["createService", service, "price", "Price is required"],
  ["createService", service, "details", "Details is required"],
  ["createService", service, "img", "Image is required"],
  ["createReview", review, "name", "Name is required"],
  ["createReview", review, "rating", wrongRating],
  ["createReview", review, "image", "Image is required"],
  ["createReview", review, "testimonial", "Your Review is required"],
  ["createContactMessage", contact, "firstName", "First name is required"],
  ["createContactMessage", contact, "lastName", "Last name is required"],
  ["createContactMessage", contact, "mobile", wrongNumber],
])(
  "%s of %o refuses an empty or missing %s with the form's own message",
  async (name, whole, field, sentence) => {
    for (const value of ["", undefined]) {
      const { status, body } = await callLoosely(salon, name, { body: { ...whole, [field]: value } }, admin);
      expect([status, body.errors]).toEqual([422, [{ field, message: sentence }]]);
    }
  },
);

async function book(): Promise<void> {
  const { body } = await callLoosely(salon, "createPaymentIntent", { body: { price: 6 } }, guest);
  const { intentId } = await pay(salon, String(body.clientSecret));
  const sent = { ...booking, transactionId: intentId };
  expect((await callLoosely(salon, "createBooking", { body: sent }, guest)).status).toBe(201);
}
