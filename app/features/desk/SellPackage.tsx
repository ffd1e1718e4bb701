import { useState } from "react";
import { usePackagesOnSale } from "#app/data/packages.ts";
import { useSellPackage } from "#app/data/sold-packages.ts";
import { CallerEmail, CallerFields } from "#app/features/desk/CallerFields.tsx";
import type { SaidSale, TypedSale } from "#app/features/desk/desk-rules.ts";
import { useCaller } from "#app/features/desk/use-caller.ts";
import { MethodChoice } from "#app/features/gifts/MethodChoice.tsx";
import { PackageWords } from "#app/features/packages/PackageWords.tsx";
import { packageService } from "#app/features/packages/package-name.ts";
import { explain } from "#app/lib/explain.ts";
import { money } from "#app/lib/money.ts";
import { newKey } from "#app/lib/new-key.ts";
import { numberText } from "#app/lib/number-text.ts";
import { useContractForm } from "#app/lib/use-contract-form.ts";
import { packagesTexts, soldPackagesTexts } from "#app/texts/en/dashboard/packages.ts";
import { takePaymentTexts } from "#app/texts/en/dashboard/take-payment.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Button } from "#app/ui/Button.tsx";
import { FormDialog } from "#app/ui/FormDialog.tsx";
import { LoadError } from "#app/ui/QueryView.tsx";
import { SelectField } from "#app/ui/SelectField.tsx";
import { notifySuccess } from "#app/ui/toasts.ts";
import { useKeptFailure } from "#app/ui/use-kept-failure.ts";
import type { Package } from "#contract/packages.ts";
import type { SalonMethod } from "#domain/daily-close.ts";

interface Props {
  /** The packages on sale, at least one. */
  packages: Package[];
  onClose: () => void;
}

const whichPackage = "which-package";

/** Opens the sale of a package; renders nothing if there is none on sale. */
export function SellPackage() {
  const { data: packages, ...query } = useKeptFailure(usePackagesOnSale());
  const texts = useTexts(soldPackagesTexts);
  const { notLoaded } = useTexts(packagesTexts);
  /** The packages of the open sale: one that goes off sale meanwhile stays as it was. */
  const [sold, setSold] = useState<Package[]>();
  if (query.error && !packages)
    return (
      <LoadError of={query} onRetry={query.refetch}>
        {notLoaded(explain(query.error))}
      </LoadError>
    );
  return (
    <>
      {packages !== undefined && packages.length > 0 && (
        <Button variant="line" onClick={() => setSold(packages)}>
          {texts.sell}
        </Button>
      )}
      {sold && (
        <SellPackageDialog
          packages={sold.map((one) => packages?.find(({ _id }) => _id === one._id) ?? one)}
          onClose={() => setSold(undefined)}
        />
      )}
    </>
  );
}

/** Sells a package at the desk: the guest, the package, and the way of payment. */
function SellPackageDialog({ packages, onClose }: Props) {
  const texts = useTexts(soldPackagesTexts);
  const { sessionsOf } = useTexts(packagesTexts);
  const paying = useTexts(takePaymentTexts);
  const caller = useCaller({});
  // However often the form is sent, this window sells one package.
  const [key] = useState(newKey);
  const [method, setMethod] = useState<SalonMethod>("cash");
  const priceOf = (id: string) => packages.find(({ _id }) => _id === id)?.price ?? 0;
  const sell = useSellPackage(texts.pressAgain);
  const form = useContractForm<TypedSale, SaidSale, unknown>({
    rules: async () => (await import("#app/features/desk/desk-rules.ts")).typedSale(caller.guest?.number),
    start: { ...caller.start, packageId: packages[0]?._id ?? "" },
    change: {
      ...sell,
      run: ({ packageId: id, ...said }, failed) =>
        sell.run({ id, body: { ...said, price: priceOf(id), method, key } }, failed),
    },
    failed: texts.notSold,
    onSent: (_answer, { name }) => notifySuccess(texts.soldTo(name)),
    onDone: onClose,
  });
  const [packageId, email] = form.watch(["packageId", "email"]);
  const pack = packages.find(({ _id }) => _id === packageId);
  return (
    <FormDialog
      kind="wide"
      title={texts.sell}
      no={texts.cancel}
      onClose={onClose}
      yes={paying.take[method](money(priceOf(packageId)))}
      busyText={paying.writing}
      form={form}
    >
      <CallerFields caller={caller} form={form} next={whichPackage} />
      <SelectField id={whichPackage} label={texts.which} {...form.field("packageId")}>
        {packages.map((one) => (
          <option key={one._id} value={one._id}>
            {sessionsOf(numberText(one.sessions), packageService(one))}, {money(one.price)}
          </option>
        ))}
      </SelectField>
      {pack && <PackageWords pack={pack} />}
      <CallerEmail caller={caller} form={form} email={email} hint={texts.emailHint} />
      <MethodChoice legend={texts.paidWith} method={method} onChoose={setMethod} />
    </FormDialog>
  );
}
