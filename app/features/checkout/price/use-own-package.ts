import { useEffect, useEffectEvent, useRef, useState } from "react";
import { giftIn, packageCode, packageIn, withCode } from "#app/features/codes/gift-credit.ts";
import type { Codes } from "#app/features/codes/use-codes.ts";
import type { HeldPurchase } from "#contract/payments.ts";

interface Visit {
  coded: Codes;
  serviceIds: string[];
  held: HeldPurchase["held"];
  mayChange: boolean;
}

/** The guest's packages for what is chosen. A session is used unless the guest opts out. */
export function useOwnPackage(
  { coded, serviceIds, held, mayChange }: Visit,
  apply: (codes: string[]) => Promise<void>,
) {
  const [isLeftOut, setLeftOut] = useState(held !== null && held.package === undefined);
  const fitting = coded.packagesFor(serviceIds);
  const [pressed, setPressed] = useState<{ id: string | undefined }>();
  const chosen = pressed ? pressed.id : packageIn(coded.codes);
  const isFree = !isLeftOut && chosen === undefined && giftIn(coded.codes) === undefined;
  const wanted = isFree && mayChange ? fitting[0]?._id : undefined;
  const { trying } = coded;
  const asked = useRef<string>(undefined);
  const use = useEffectEvent((id: string) => apply(withCode(coded.codes, packageCode(id))));
  useEffect(() => {
    // Wait while a code is being checked: it may be applied first, and the last one applied would replace the other.
    if (wanted !== undefined && (trying || asked.current === wanted)) return;
    // Do not try a refused session again.
    asked.current = wanted;
    if (wanted !== undefined) void use(wanted);
  }, [wanted, trying]);
  return {
    fitting,
    /** The package whose session is used, shown as pressed while that is being checked. */
    chosen,
    /** Uses a session of a package, instead of another one or of a gift card; or stops using it. */
    async choose(id: string, isUsed: boolean) {
      setLeftOut(!isUsed);
      const code = packageCode(id);
      const press = { id: isUsed ? id : undefined };
      setPressed(press);
      await apply(isUsed ? withCode(coded.pressed(), code) : coded.pressed().filter((one) => one !== code));
      setPressed((last) => (last === press ? undefined : last));
    },
  };
}
