import { currentLanguage } from "#app/texts/language.ts";

/** The name of a package's service in the page's language. */
export function packageService(pack: { service_name: string; service_nameBn?: string | undefined }): string {
  return (currentLanguage() === "bn" && pack.service_nameBn) || pack.service_name;
}
