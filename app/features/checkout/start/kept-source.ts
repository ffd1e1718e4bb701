import { toLinkSource } from "#domain/figures/sources.ts";

/** The code that a link to the salon brought to this tab; "" if none. */
export function keptCode(): string {
  try {
    return sessionStorage.getItem("code") ?? "";
  } catch {
    return "";
  }
}

/** Forgets the link's code, once it was used or the guest removed it. */
export function forgetCode(): void {
  try {
    sessionStorage.removeItem("code");
  } catch {
    // Nothing was kept.
  }
}

/** Where the visitor came from: the `src` parameter of the link that opened this tab, kept by app/entry.client.tsx. */
export function keptSource(): { source: string } | undefined {
  try {
    const source = toLinkSource(sessionStorage.getItem("src") ?? "");
    return source ? { source } : undefined;
  } catch {
    return undefined;
  }
}
