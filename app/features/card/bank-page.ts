import { currentLanguage } from "#app/texts/language.ts";
import { pathIn, withoutLanguage } from "#contract/language.ts";

/** The way to a bank that asks on a page of its own, and back. */
export interface BankWay {
  /** Where the bank leads back to. */
  returnUrl: () => string;
  /** Goes to the bank's page; ends when this one is gone back to as it was left. */
  leaveFor: (url: string) => Promise<void>;
}

/** In this tab: the bank leads to the page that says what became of the payment. */
export const bankInThisTab: BankWay = {
  returnUrl() {
    const { origin, pathname, search } = window.location;
    const from = encodeURIComponent(withoutLanguage(pathname) + search);
    return origin + pathIn(currentLanguage(), `/dashboard/payment?from=${from}`);
  },
  leaveFor(url) {
    // This is no leaving that a page with a payment under way has to ask about.
    const quietly = (event: Event) => event.stopImmediatePropagation();
    window.addEventListener("beforeunload", quietly, { capture: true });
    return new Promise((back) => {
      const onBack = () => {
        window.removeEventListener("beforeunload", quietly, { capture: true });
        back();
      };
      window.addEventListener("pageshow", onBack, { once: true });
      window.location.assign(url);
    });
  },
};
