import { usePackagesChanged } from "#app/data/packages.ts";
import { PurchaseForm } from "#app/features/card/PurchaseForm.tsx";
import { packageService } from "#app/features/packages/package-name.ts";
import type { IdentityUser } from "#app/lib/identity/port.ts";
import { numberText } from "#app/lib/number-text.ts";
import { securedApi } from "#app/lib/secured-api.ts";
import { packagesTexts } from "#app/texts/en/dashboard/packages.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { notifySuccess } from "#app/ui/toasts.ts";
import type { Package } from "#contract/packages.ts";

/** The button that was pressed disappears. */
const focus = (section: HTMLElement | null) => section?.focus({ preventScroll: true });

interface Props {
  pack: Package;
  user: IdentityUser;
  /** Whether it was opened by a button, rather than by a link to the page. */
  isPressed: boolean;
  onBought: () => void;
}

/** Pays for a package. */
export function BuyPackage({ pack, user, isPressed, onBought }: Props) {
  const texts = useTexts(packagesTexts);
  const changed = usePackagesChanged();
  const { _id: id, price, sessions } = pack;
  return (
    <section
      className="w-full outline-none"
      aria-label={texts.buy}
      tabIndex={-1}
      ref={isPressed ? focus : null}
    >
      <PurchaseForm
        line={texts.sessionsOf(numberText(sessions), packageService(pack))}
        price={price}
        words={texts}
        purchase={{
          what: `package ${id}`,
          buyer: { name: user.displayName ?? user.email, email: user.email },
          prepare: () => securedApi("createPackagePayment", { params: { id }, body: { price } }),
          make: (transactionId) => securedApi("createBoughtPackage", { body: { transactionId } }),
          changed,
          onMade: () => {
            notifySuccess(texts.bought, { place: "center" });
            onBought();
          },
        }}
      />
    </section>
  );
}
