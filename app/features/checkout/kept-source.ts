import { toSource } from "#domain/figures/sources.ts";

/** Where the visitor came from, as the link to the salon said when this tab opened it (`src=`); kept by app/entry.client.tsx. */
export function keptSource(): { source: string } | undefined {
  try {
    const source = toSource(sessionStorage.getItem("src") ?? "");
    return source ? { source } : undefined;
  } catch {
    return undefined;
  }
}
