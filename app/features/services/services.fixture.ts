import type { AddOn, Service, Variant } from "#contract/services.ts";
import type { Category } from "#domain/categories.ts";

const picture = "/art/mark.svg";

function bookable(_id: string, service_name: string, price: number, minutes: number): AddOn {
  return { _id, service_name, price, memberPrice: price, minutes, masterIds: ["anika"] };
}

function service(category: Category | null, one: AddOn, more: Partial<Service> = {}): Service {
  return {
    ...one,
    details: "",
    img: picture,
    icon: picture,
    tagline: "",
    position: 1,
    category,
    variantOf: null,
    variantName: null,
    variants: [],
    addOns: [],
    ...more,
  };
}

const long: Variant = {
  ...bookable("long", "Hair Cut (Long hair)", 36, 70),
  variantName: "Long hair",
  variantNameBn: "লম্বা চুল",
  variantHint: "Past the shoulders",
};

const coconut: AddOn = {
  ...bookable("coconut", "Coconut oil finish", 6, 10),
  nameBn: "নারকেল তেলের ফিনিশ",
};

/** Has two sizes and two add-ons. */
export const cut = service("hair", bookable("cut", "Hair Cut", 25, 45), {
  nameBn: "চুল কাটা",
  details: "Farzana looks before she picks up the scissors. Wash, cut, blow-dry.",
  variantName: "Short hair",
  variantHint: "Above the chin",
  variants: [long],
  addOns: [coconut, bookable("waves", "Waves", 8.5, 15)],
});

export const massage = service("bath", bookable("massage", "Warm Oil Massage", 60, 60), {
  nameBn: "গরম তেলের মালিশ",
  tagline: "Mustard, coconut or sesame",
});

export const facial = service("skin", bookable("facial", "Neem Leaf Facial", 42, 60), {
  details: "Crushed neem and river clay. For skin that breaks out.",
});

/** Belongs to no category. */
export const visit = service(null, bookable("visit", "Home Visit", 80, 90));

export const services = [facial, massage, cut, visit];
