import { dayMs, localDate } from "#domain/time/dates.ts";
import type { Handle } from "#server/database/handle.ts";
import { newId } from "#server/database/new-id.ts";
import { insertWork } from "#server/database/portfolio-works.ts";
import { readSalon } from "#server/database/salon.ts";

/**
 * Adds the demo's works to the portfolio, once its services and masters exist. Their guests consented two weeks ago.
 */
export async function fillPortfolio(db: Handle, now: number): Promise<void> {
  const services = await db.selectFrom("services").select(["id", "name"]).execute();
  const masters = await db.selectFrom("masters").select(["id", "name"]).execute();
  const { zone } = await readSalon(db);
  for (const [position, { service, master, art, before, ...words }] of demoWorks.entries()) {
    const service_id = services.find(({ name }) => name === service)?.id;
    const master_id = masters.find(({ name }) => name.startsWith(master))?.id;
    if (!service_id || !master_id) continue;
    await insertWork(db, {
      ...words,
      id: newId(),
      position,
      picture: `/art/${art}.svg`,
      before_picture: before ? `/art/${before.art}.svg` : null,
      before_alt: before?.alt ?? null,
      before_alt_bn: before?.alt_bn ?? null,
      service_id,
      master_id,
      shows_person: 1,
      consented_on: localDate(now - 14 * dayMs, zone),
      withdrawn_at: null,
      published: 1,
      version: 1,
      created_at: now,
    });
  }
}

interface DemoWork {
  title: string;
  title_bn: string;
  art: string;
  alt: string;
  alt_bn: string;
  before?: { art: string; alt: string; alt_bn: string };
  /** A name of the demo's services. `master` is a first name. */
  service: string;
  master: string;
}

const demoWorks: DemoWork[] = [
  {
    title: "Colour and cut",
    title_bn: "রং ও কাট",
    art: "work-hair-after",
    alt: "Long hair, cut straight, black with a strand of madder red, three shiuli flowers in it",
    alt_bn: "সোজা করে কাটা লম্বা কালো চুল, এক গোছা লাল, তাতে তিনটি শিউলি ফুল",
    before: {
      art: "work-hair-before",
      alt: "The same hair before: brown and dry at the ends",
      alt_bn: "সেই চুলই আগে: বাদামি, আগার দিকে শুকনো",
    },
    service: "Hair Colour",
    master: "Farzana",
  },
  {
    title: "Garland braid",
    title_bn: "ফুলের মালায় বেণি",
    art: "work-braid",
    alt: "A long braid from behind, with white shiuli flowers along it",
    alt_bn: "পেছন থেকে দেখা লম্বা বেণি, তাতে সাদা শিউলি ফুল গাঁথা",
    service: "Hair Cut & Finish",
    master: "Farzana",
  },
  {
    title: "Palm and wrist",
    title_bn: "হাতের তালু ও কবজি",
    art: "mehendi",
    alt: "A hand with dark mehendi: a flower in the palm, rings around the fingers and the wrist",
    alt_bn: "গাঢ় মেহেদি পরা হাত: তালুতে ফুল, আঙুল ও কবজি ঘিরে নকশা",
    service: "Bridal Mehendi",
    master: "Labonno",
  },
  {
    title: "Alta, for a wedding guest",
    title_bn: "বিয়ের অতিথির হাতে আলতা",
    art: "nails-alta",
    alt: "A hand with red nails and a red circle of alta with dots around it",
    alt_bn: "লাল নখের হাত, পিঠে আলতার লাল বৃত্ত আর চারপাশে ফোঁটা",
    service: "Alta Hands & Nails",
    master: "Labonno",
  },
  {
    title: "After six weeks",
    title_bn: "ছয় সপ্তাহ পরে",
    art: "facial",
    alt: "A woman in profile with clear skin, neem leaves on her cheek and flowers in her hair",
    alt_bn: "পাশ থেকে দেখা এক নারীর পরিষ্কার ত্বক, গালে নিমপাতা, চুলে ফুল",
    service: "Neem Leaf Facial",
    master: "Sadia",
  },
  {
    title: "Khopa with shiuli",
    title_bn: "শিউলির মালায় খোঁপা",
    art: "hero-khopa",
    alt: "A woman from behind in a white sari with a red border, her bun ringed with white shiuli flowers",
    alt_bn: "লাল পাড়ের সাদা শাড়িতে পেছন ফেরা এক নারী, খোঁপা ঘিরে সাদা শিউলির মালা",
    service: "Hair Cut & Finish",
    master: "Farzana",
  },
  {
    title: "Brows, kept full",
    title_bn: "ভরাট ভ্রু",
    art: "threading",
    alt: "A woman's brows, shaped with a thread and left full",
    alt_bn: "সুতা দিয়ে গুছিয়ে নেওয়া এক নারীর ভরাট ভ্রু",
    service: "Threading",
    master: "Sadia",
  },
];
