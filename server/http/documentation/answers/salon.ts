import type { Answered } from "#server/http/documentation/answers/common.ts";
import type { FieldMeanings } from "#server/http/documentation/fields/common.ts";
import { policy, settings } from "#server/http/documentation/fields/settings.ts";
import { siteContent } from "#server/http/documentation/fields/site.ts";

const inBangla: FieldMeanings = {
  nameBn: "Name in Bangla; null or missing if there is none.",
  addressBn: "Lines of the address in Bangla; missing if there are none.",
};

const publication: FieldMeanings = {
  _id: "Id of the publication.",
  number: "Number of the publication, counting up from 1.",
  at: "When it was published, in ISO 8601.",
  by: "Name of who published it; null if that person has left.",
  restores: "Id of the earlier publication that it publishes again, or null.",
};

const published: FieldMeanings = {
  insertedId: "Id of the publication.",
  version: "Version of the draft now; send it back with the next change.",
};

/** What is answered about the salon: its settings, its pages and its setup. */
export const salonAnswers = {
  readSalon: {
    ...policy,
    ...inBangla,
    name: "Name of the salon.",
    url: "Public address of the site, without a slash at its end.",
    address: "Lines of the salon's address.",
    phone: "Phone number of the salon; may be empty.",
    email: "E-mail address of the salon; may be empty.",
    currency: "Currency of all amounts, such as `usd`.",
    hours: "Opening hours of a week; a weekday without hours is closed.",
    demo: "Whether it is a demo.",
    open: "Whether visitors can book; until then they read that the salon opens soon.",
    opensOn: "Opening day in the salon's time zone; null if none is given.",
    testMode: "Whether only test cards are taken.",
    practice: "Where a practice salon leads back to; missing for any other.",
    "practice.backTo": "Address of the demo to return to.",
    stripePublishableKey: "Publishable key of the card provider; empty if no cards are taken.",
    socialProviders: "Sign-in buttons to show besides e-mail and password.",
    identity: "The identity provider, and what a page needs to reach it.",
    "identity.kind": "Whether people sign in with this server, with an OpenID provider, or with Firebase.",
    "identity.name": "Name of the provider, as its button says it.",
    "identity.projectId": "Id of the Firebase project.",
    "identity.apiKey": "Web API key of the Firebase project.",
    "identity.authDomain": "Host of Firebase's sign-in windows.",
    "identity.emulatorUrl": "Address of Firebase's emulator; null outside of development.",
    frameSites: "Sites that may show `/book` in a frame, as origins such as `https://www.example.com`.",
    happyCustomers: "Number of customers who have had a visit.",
    membership: "What a membership costs and saves; null if none is sold.",
    "membership.price": "Price of a year in dollars.",
    "membership.percent": "Part of every price that a member saves, in percent.",
    policy: "Terms of a booking that is made now.",
  },
  readSalonSettings: { ...settings, ...inBangla },

  readSite: siteContent,
  readSitePreview: siteContent,
  readSiteDraft: {
    ...siteContent,
    version: "Version of the draft; send it back with a change.",
    content: "The draft.",
    changed: "Whether the draft differs from what is published.",
    savedAt: "When the draft was last saved, in ISO 8601; null if it never was.",
    savedBy: "Name of who saved it last; null if nobody did, or if that person has left.",
    published: "What is published.",
    "published._id": "Id of the publication; null while nothing is published.",
    "published.content": "The published content; that of a new salon while nothing is published.",
    "published.at": "When it was published, in ISO 8601; null while nothing is.",
    "published.by": "Name of who published it; null if nobody did, or if that person has left.",
  },
  publishSite: published,
  restoreSitePublication: published,
  listSitePublications: publication,
  readSitePublication: { ...siteContent, ...publication, content: "What was published." },
  createSitePreview: {
    token: "Token of the preview; `/?preview=TOKEN` shows it.",
    expiresAt: "Until when the preview is shown, in ISO 8601.",
  },

  readSetup: {
    steps: "Steps of the setup guide, in order.",
    "steps.step": "Name of the step.",
    "steps.state": "`done`, `open`, or `locked` until other steps are done.",
    missing: "Steps to finish before the salon can open, in order.",
    services: "Number of services that customers are offered.",
    masters: "Number of masters who have hours.",
    unserved: "Number of services that nobody with hours performs.",
    cards: "Whether no cards are taken, none are needed (`at_salon`), or `test` or `live` ones are taken.",
    sendsMails: "Whether mails leave this machine.",
    teammates: "Number of people who work here besides one owner, and of open invitations.",
    openedAt: "When the salon was opened, in ISO 8601; null until then.",
    opensOn: "Opening day in the salon's time zone; null if none is planned.",
  },
  checkCards: { state: "Whether the card provider `works`; `refused` is a wrong key, `silent` no answer." },
  sendTestMail: { to: "E-mail address that the mail goes to." },
  beginPractice: { url: "Address that signs in its first reader as the owner, once." },
  listInvitations: {
    _id: "Id of the invitation.",
    email: "E-mail address of the person.",
    role: "Role that the person gets.",
    invitedAt: "When the person was invited, in ISO 8601.",
    endsAt: "Until when the link in the mail is valid, in ISO 8601.",
  },
  createInvitation: { insertedId: "Id of the invitation." },
  acceptInvitation: { role: "Your role at the salon now." },
} satisfies Partial<Record<Answered, FieldMeanings>>;
