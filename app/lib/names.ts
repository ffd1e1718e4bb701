import { currentLanguage } from "#app/texts/language.ts";

interface ServiceWords {
  service_name: string;
  details?: string;
  tagline?: string;
  nameBn?: string | undefined;
  detailsBn?: string | undefined;
  taglineBn?: string | undefined;
}

interface MasterWords {
  name: string;
  role?: string;
  nameBn?: string | undefined;
  roleBn?: string | undefined;
}

interface SalonWords {
  name: string;
  address: string[];
  nameBn?: string | undefined;
  addressBn?: string[] | undefined;
}

/** A service's name in the page's language. What the salon has not translated into Bangla stays in English. */
export function serviceName({ service_name, nameBn }: ServiceWords): string {
  return inBangla(nameBn) ?? service_name;
}

export function serviceDetails({ details = "", detailsBn }: ServiceWords): string {
  return inBangla(detailsBn) ?? details;
}

export function serviceTagline({ tagline, taglineBn }: ServiceWords): string | undefined {
  return inBangla(taglineBn) ?? tagline;
}

interface SizeWords {
  variantName?: string | null;
  variantNameBn?: string | undefined;
  variantHint?: string | undefined;
  variantHintBn?: string | undefined;
}

/** The name of a service or variant in the list of its sizes: 'Long hair'. */
export function sizeName({ variantName, variantNameBn }: SizeWords): string | undefined {
  return inBangla(variantNameBn) ?? variantName ?? undefined;
}

/** A short hint below that name: 'Past the shoulders'. */
export function sizeHint({ variantHint, variantHintBn }: SizeWords): string | undefined {
  return inBangla(variantHintBn) ?? variantHint;
}

export function masterName({ name, nameBn }: MasterWords): string {
  return inBangla(nameBn) ?? name;
}

export function masterRole({ role = "", roleBn }: MasterWords): string {
  return inBangla(roleBn) ?? role;
}

/** The salon's name, as it stands above every page. */
export function salonName({ name, nameBn }: SalonWords): string {
  return inBangla(nameBn) ?? name;
}

/** The lines of the address. */
export function salonAddress({ address, addressBn }: SalonWords): string[] {
  return currentLanguage() === "bn" && addressBn ? addressBn : address;
}

/** 'Farida' of 'Farida Begum'. */
export function firstName(name: string): string {
  return name.split(" ")[0] ?? name;
}

function inBangla(words: string | undefined): string | undefined {
  return currentLanguage() === "bn" ? words : undefined;
}
