import { SiteContent, type SitePicture } from "#contract/site-content.ts";
import { blocks } from "#domain/site/blocks.ts";
import type { Handle } from "#server/database/handle.ts";
import { findPublished, insertPublication, insertSitePictures } from "#server/database/site.ts";
import { picturesOf } from "#server/usecases/site/pictures-of.ts";
import { neutralContent } from "#server/usecases/texts/neutral-site.ts";

/** Publishes the demo salon's content, once its services exist, unless something is already published. */
export async function publishDemoSite(db: Handle, now: number): Promise<void> {
  if (await findPublished(db)) return;
  const services = await db.selectFrom("services").select(["id", "name"]).execute();
  const content = demoContent((name) => services.find((service) => service.name === name)?.id ?? null);
  await insertSitePictures(db, picturesOf(content), now);
  await insertPublication(db, { content: JSON.stringify(content), by: null, restores: null }, now);
}

/** @param idOf the id of the service with a name; null if the catalogue no longer has it */
function demoContent(idOf: (name: string) => string | null): SiteContent {
  const { member, masters } = neutralContent.home;
  return SiteContent.parse({
    accent: "#a3142f",
    logo: drawing("mark"),
    share: { ...drawing("mark"), address: "/icons/share.png" },
    description: {
      en: "Services, prices, masters and open hours of the salon. Choose your master and your hour, pay by card.",
      bn: "শিউলি বিউটি পার্লারের সেবা, দাম, বিউটিশিয়ান আর খোলা থাকার সময়। পছন্দের বিউটিশিয়ান ও সময় বেছে নিন, কার্ডে পেমেন্ট করুন।",
    },
    home: {
      order: blocks.map((block) => ({ block, shown: true })),
      hero: {
        lead: {
          en: "Turmeric facials, a lily-pool bath and warm mustard oil, in a quiet house off Road 27. Choose your master and your hour, and the room is yours.",
          bn: "হলুদের ফেসিয়াল, শাপলা-ভাসা পানিতে থার্মাল বাথ আর কুসুম গরম সরিষার তেল, ২৭ নম্বর রোডের পাশে নিরিবিলি এক বাড়িতে। বিউটিশিয়ান আর সময় বেছে নিন, রুমটি তখন শুধুই আপনার।",
        },
        picture: drawing("hero-khopa", {
          en: "A woman seen from behind, her hair in a bun wrapped with white shiuli flowers",
          bn: "পেছন থেকে দেখা এক নারী, খোঁপায় জড়ানো সাদা শিউলি ফুলের মালা",
        }),
      },
      highlights: {
        cards: demoHighlights.map(({ art, service, ...words }) => ({
          ...words,
          picture: drawing(art),
          serviceId: idOf(service),
        })),
      },
      professionally: {
        text: {
          en: "Every master here has trained for at least five years and sees one guest at a time. We write down what your skin liked and what it did not, so the second visit starts where the first one ended.",
          bn: "এখানকার প্রত্যেক বিউটিশিয়ানের অন্তত পাঁচ বছরের প্রশিক্ষণ আছে, আর তাঁরা একবারে একজন অতিথিকেই সময় দেন। আপনার ত্বকে কী মানিয়েছে আর কী মানায়নি, তা আমরা লিখে রাখি, যাতে দ্বিতীয়বার শুরু হয় ঠিক আগেরবারের শেষ থেকে।",
        },
        picture: drawing("stones"),
      },
      prices: { picture: drawing("shiuli-branch") },
      member: { ...member, picture: drawing("pool-fullscreen") },
      masters,
      visit: {
        lead: {
          en: "Not sure what to choose? Tell us what you would like to change and we will call you back.",
          bn: "কোনটা বেছে নেবেন বুঝতে পারছেন না? কী বদলাতে চান আমাদের লিখুন, আমরা আপনাকে ফোন করব।",
        },
      },
    },
    pages: {
      login: drawing("thermal-bath"),
      signUp: { ...drawing("facial"), focus: { x: 64, y: 50 } },
      secret: drawing("stones"),
      notFound: drawing("fallen-flowers"),
    },
    footer: {
      about: { en: "", bn: "" },
      services: demoFooter.flatMap(({ service, ...label }) => {
        const serviceId = idOf(service);
        return serviceId ? [{ label, serviceId }] : [];
      }),
      social: [
        { network: "facebook", address: "https://www.facebook.com/" },
        { network: "instagram", address: "https://www.instagram.com/" },
        { network: "youtube", address: "https://www.youtube.com/" },
        { network: "x", address: "https://x.com/" },
      ],
    },
    contact: { map: drawing("map-road27") },
    terms: neutralContent.terms,
    privacy: neutralContent.privacy,
  });
}

function drawing(name: string, alt = { en: "", bn: "" }): SitePicture {
  return { address: `/art/${name}.svg`, alt, focus: { x: 50, y: 50 } };
}

const demoHighlights = [
  {
    title: { en: "Treatments", bn: "ট্রিটমেন্ট" },
    text: {
      en: "All types of classic beauty treatments for women and men.",
      bn: "নারী ও পুরুষের জন্য সব ধরনের ক্লাসিক বিউটি ট্রিটমেন্ট।",
    },
    art: "treatments",
    service: "Turmeric Glow Facial",
  },
  {
    title: { en: "Thermal Bath", bn: "থার্মাল বাথ" },
    text: {
      en: "Forty minutes in warm water, with lilies and no clock in sight.",
      bn: "চল্লিশ মিনিট উষ্ণ পানিতে, চারপাশে শাপলা, কোথাও কোনো ঘড়ি নেই।",
    },
    art: "thermal-bath",
    service: "Thermal Bath",
  },
  {
    title: { en: "Oil Massages", bn: "তেল মালিশ" },
    text: {
      en: "Mustard, coconut or sesame, warmed in brass before it is poured.",
      bn: "সরিষা, নারকেল বা তিলের তেল, ঢালার আগে পিতলের বাটিতে গরম করা।",
    },
    art: "oil-massage",
    service: "Warm Oil Massage",
  },
];

const demoFooter = [
  { en: "Treatments", bn: "ট্রিটমেন্ট", service: "Turmeric Glow Facial" },
  { en: "Thermal Bath", bn: "থার্মাল বাথ", service: "Thermal Bath" },
  { en: "Oil Massages", bn: "তেল মালিশ", service: "Warm Oil Massage" },
  { en: "Hair", bn: "চুল", service: "Hair Cut & Finish" },
  { en: "Nails", bn: "নখ", service: "Alta Hands & Nails" },
];
