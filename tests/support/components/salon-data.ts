import type { PageSalon } from "#app/lib/site.ts";
import type { Master } from "#contract/masters.ts";
import type { ManagedService, Service } from "#contract/services.ts";

export const zone = "Asia/Dhaka";

export const salon: PageSalon = {
  name: "Shiuli",
  url: "http://127.0.0.1",
  address: ["House 12, Road 5", "Dhanmondi, Dhaka"],
  phone: "+8801700000000",
  email: "hello@shiuli.example",
  zone,
  currency: "USD",
  hours: [1, 2, 3, 4, 6].map((weekday) => ({ weekday, opens: "10:00", closes: "20:00" })),
  demo: true,
  testMode: true,
  stripePublishableKey: "pk_test_components",
  takesCards: true,
  socialProviders: [],
  identity: { kind: "embedded" },
  open: true,
  opensOn: null,
  frameSites: [],
  happyCustomers: 500,
  membership: null,
  policy: {
    refunds: [{ noticeHours: 24, percent: 100 }],
    graceMinutes: 15,
    cancelNoticeHours: 2,
    moveNoticeHours: 2,
  },
  site: {
    style: "",
    logo: { address: "/art/mark.svg", alt: "" },
    share: null,
    description: "",
    about: "",
    services: [],
    social: [],
    map: null,
    pages: { login: null, signUp: null, secret: null, notFound: null, member: null },
  },
};

/** A salon without a card provider. */
export const withoutCards: PageSalon = { ...salon, stripePublishableKey: "", takesCards: false };

export const anika: Master = master("anika", "Anika Rahman", "Beautician");
export const labonno: Master = master("labonno", "Labonno Das", "Senior beautician");
export const masters = [anika, labonno];

export const facial: Service = service("facial", "Turmeric Glow Facial", { price: 40, minutes: 60 });
export const massage: Service = service("massage", "Warm Oil Massage", { price: 60, minutes: 90 });

/** A service as the owner's pages list it. */
export function managedOf({ variants, addOns, ...listed }: Service): ManagedService {
  const timing = { prepMinutes: 0, processingStartMinutes: 0, processingMinutes: 0, cleanupMinutes: 0 };
  return { ...listed, ...timing, hidden: false, roomId: null, addOnTo: [], deposit: null };
}

function master(_id: string, name: string, role: string): Master {
  return { _id, name, role, photo: "/art/mark.svg", bio: "" };
}

function service(
  _id: string,
  service_name: string,
  { price, minutes }: { price: number; minutes: number },
): Service {
  return {
    _id,
    service_name,
    price,
    memberPrice: price * 0.75,
    details: "",
    img: "/art/mark.svg",
    icon: "/art/mark.svg",
    tagline: "",
    minutes,
    masterIds: masters.map((one) => one._id),
    position: 1,
    category: null,
    variantOf: null,
    variantName: null,
    variants: [],
    addOns: [],
  };
}
