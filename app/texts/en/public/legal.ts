import { texts } from "#app/texts/texts.ts";

/** Terms and privacy. */
export const legalTexts = texts("legalTexts", {
  terms: "Terms",
  termsDescription: "How booking, paying, moving and cancelling a visit work, and what goes back when.",
  privacy: "Privacy",
  privacyDescription: "What the salon keeps about you, why, for how long, and how you delete it.",
  booking: "Booking",
  bookingText:
    "You choose a service, a master and an hour, and pay by card. The hour is yours once the payment has succeeded; until then we hold it for a few minutes. Should somebody have been faster all the same, you get everything back at once.",
  bookingAtSalon:
    "You choose a service, a master and an hour, and pay at the salon. The hour is yours once it is booked; while you book, we hold it for a few minutes.",
  prices: "Prices and payment",
  pricesBefore: "Prices are in dollars and are listed on the",
  servicesPage: "services page",
  pricesAfter: ". You pay what you were shown when your hour was held, even if the price changes meanwhile.",
  cancelling: "Cancelling",
  cancellingText:
    "You can cancel in my bookings. What goes back to your card depends on how early you cancel:",
  cancellingAtSalon:
    "You can cancel in my bookings. What goes back of what was paid, such as by gift card, depends on how early you cancel:",
  ofWhatWasPaid:
    "Each is a share of what you have paid by then: of the deposit, if you paid one, and of nothing, if you pay at the salon. We keep the rest, also if you do not come.",
  weCancel:
    "When we have to cancel, everything goes back. A visit keeps the terms it was booked under, even if they change later.",
  moving: "Moving",
  reviews: "Reviews",
  reviewsText:
    "A review after a completed visit shows at once; any other waits until we have read it. We hide what insults or names people, and may answer publicly.",
  yourData: "Your data",
  yourDataBefore: "What we keep, and how you delete it, is under",
  privacyLink: "privacy",
  whatWeKeep: "What we keep",
  whatWeKeepText:
    "With an account: your name, your e-mail address, your photo and mobile number if you give them, and your password as a hash that nobody can read back. With a booking: what you booked, when and with whom, and the name, e-mail address and mobile number you gave for it. With a review: what you wrote, your name and your picture. With a message: what you typed into the form.",
  whileLoggedIn:
    "While you are logged in we keep the network address and the kind of browser you logged in with. To stop floods we count calls by network address, and forget the counts within hours.",
  signInElsewhere: (name: string) =>
    `You log in through ${name}: your password is kept there and not here, and ${name} learns that you log in here.`,
  cards: "Cards",
  stripe: "Your card goes from your browser straight to Stripe, which takes the payment for us. ",
  testMode: "Test mode: this site takes test cards only, and no money moves. ",
  cardsText:
    "We never see or keep a card number: we keep the amount, the time and the payment's own number. Only if you say so when you pay does the card provider keep your card for your next visit, under a number that stands for you; you can remove it in Settings, and deleting your account removes it, too.",
  noCards:
    "This site takes no cards. Of card payments from before we keep the amount, the time and the payment's own number.",
  cookies: "Cookies and your browser",
  cookiesText:
    "One cookie keeps you logged in, and your browser holds a short-lived pass for our own calls. There are no advertising or statistics cookies, and our pages load nothing from other sites",
  butStripe: " but Stripe's payment field where you pay",
  unlessSocial: ", unless you choose to sign in with another site's account",
  whoSees: "Who sees it",
  whoSeesText:
    "The salon's owner and front desk see bookings and messages; masters see who comes when. Reviews are public once they are shown. We sell nothing to anybody.",
  howToDelete: "How to change or delete it",
  profileBefore: "Name, photo, mobile number and password are in",
  yourProfile: "your profile",
  settingsBefore: ". In",
  settingsLink: "settings",
  deleteText:
    "you can delete your account: name, address, sign-in and the pictures you uploaded go at once, reviews lose your name and photo, coming visits keep their contact until they are over, visits without a time for thirty days, and visits of which you still get money back until you have it, for thirty days at most. What was paid stays in our books, without you.",
  questions: "Questions",
  stop: ".",
});
