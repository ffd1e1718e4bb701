import { currentLanguage } from "#app/texts/language.ts";

interface ServiceWords {
  service_name: string;
  details?: string;
  tagline?: string | null;
  bangla?: { name: string | null; details: string | null; tagline: string | null };
}

interface MasterWords {
  name: string;
  role?: string;
  bangla?: { name: string | null; role: string | null };
}

interface SalonWords {
  name: string;
  address: string[];
  bangla?: { name: string | null; address: string[] };
}

/** What a service is called in the page's language. Whatever the salon has not said in Bangla stays as it is. */
export function serviceName({ service_name, bangla }: ServiceWords): string {
  return inBangla(bangla?.name) ?? service_name;
}

export function serviceDetails({ details = "", bangla }: ServiceWords): string {
  return inBangla(bangla?.details) ?? details;
}

export function serviceTagline({ tagline, bangla }: ServiceWords): string | null {
  return inBangla(bangla?.tagline) ?? tagline ?? null;
}

export function masterName({ name, bangla }: MasterWords): string {
  return inBangla(bangla?.name) ?? name;
}

export function masterRole({ role = "", bangla }: MasterWords): string {
  return inBangla(bangla?.role) ?? role;
}

/** The name above every page. */
export function salonName({ name, bangla }: SalonWords): string {
  return inBangla(bangla?.name) ?? name;
}

/** The lines of the address. */
export function salonAddress({ address, bangla }: SalonWords): string[] {
  return currentLanguage() === "bn" && bangla && bangla.address.length > 0 ? bangla.address : address;
}

/** 'Farida' of 'Farida Begum'. */
export function firstName(name: string): string {
  return name.split(" ")[0] ?? name;
}

function inBangla(words: string | null | undefined): string | undefined {
  return currentLanguage() === "bn" && words ? words : undefined;
}
