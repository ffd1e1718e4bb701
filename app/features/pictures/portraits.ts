import { initials } from "#app/ui/initials.ts";

/** The URL of a picture with a name's initials; empty while there is no letter. */
export function initialsPortrait(name: string): string {
  const letters = initials(name).replace(/[^\p{L}\p{M}]/gu, "");
  return letters ? `/portraits/${encodeURIComponent(letters)}.svg` : "";
}
