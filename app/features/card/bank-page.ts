import { currentLanguage } from "#app/texts/language.ts";
import { pathIn, withoutLanguage } from "#contract/language.ts";

/** How to reach a bank that asks for approval on its own page, and return. */
export interface BankWay {
  /** Where the bank returns to. */
  returnUrl: () => string;
  /** Goes to the bank's page. It settles if the guest comes back to this page as they left it. */
  leaveFor: (url: string) => Promise<void>;
}

/** In this tab. The bank returns to the page that shows the payment's outcome. */
export const bankInThisTab: BankWay = {
  returnUrl() {
    const { origin, pathname, search } = window.location;
    const from = encodeURIComponent(withoutLanguage(pathname) + search);
    return origin + pathIn(currentLanguage(), `/dashboard/payment?from=${from}`);
  },
  leaveFor(url) {
    // Going to the bank must not trigger the question about leaving while a payment is under way.
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
