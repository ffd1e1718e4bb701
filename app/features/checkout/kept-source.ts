import { toLinkSource } from "#domain/figures/sources.ts";

/** The code that a link to the salon brought to this tab; "" without one. */
export function keptCode(): string {
  try {
    return sessionStorage.getItem("code") ?? "";
  } catch {
    return "";
  }
}

/** Forgets the code of a link: it was used, or the guest wants none. */
export function forgetCode(): void {
  try {
    sessionStorage.removeItem("code");
  } catch {
    // Nothing was kept.
  }
}

/** Where the visitor came from, as the link to the salon said when this tab opened it (`src=`); kept by app/entry.client.tsx. */
export function keptSource(): { source: string } | undefined {
  try {
    const source = toLinkSource(sessionStorage.getItem("src") ?? "");
    return source ? { source } : undefined;
  } catch {
    return undefined;
  }
}
