import { siteParts } from "#app/features/site/site-parts.ts";
import type { SiteContent } from "#contract/site-content.ts";

/** Why the contract refuses what is typed, and where: "footer.social.0.address". */
export interface Objection {
  field: string;
  message: string;
}

/** A body may have 64 kB; the rest is for the version and the keys. */
const mostBytes = 62_000;

/** What the contract would refuse, before it is sent. Empty if its rules can't be loaded: the server decides then. */
export async function objectionsTo(content: SiteContent): Promise<Objection[]> {
  try {
    const { SiteContent } = await import("#contract/site-content.ts");
    const { error } = SiteContent.safeParse(content);
    return (error?.issues ?? []).map(({ path, message }) => ({ field: path.join("."), message }));
  } catch {
    return [];
  }
}

/** Whether an objection is about this path of the content, or below it. */
export function isAbout(path: string, { field }: Objection): boolean {
  return field === path || field.startsWith(`${path}.`);
}

/** The content without the refused parts, which keep their known values. Links to networks are held back one by one. */
export function holdBack(mine: SiteContent, known: SiteContent, objections: Objection[]): SiteContent {
  const content = structuredClone(mine);
  const refused = (path: string) => objections.some((one) => isAbout(path, one));
  content.footer.social = mine.footer.social.flatMap((link, index) =>
    refused(`footer.social.${index}`)
      ? known.footer.social.filter(({ network }) => network === link.network)
      : [link],
  );
  for (const part of siteParts) if (part.id !== "social" && refused(part.path)) part.copy(known, content);
  return content;
}

/** Splits a change so that each part fits into one body: Bangla takes three bytes per letter. */
export function inBodies(change: Partial<SiteContent>): Partial<SiteContent>[] {
  if (bytesOf(change) <= mostBytes) return [change];
  return Object.entries(change).map(([key, value]) => ({ [key]: value }));
}

function bytesOf(value: unknown): number {
  return new TextEncoder().encode(JSON.stringify(value)).length;
}
