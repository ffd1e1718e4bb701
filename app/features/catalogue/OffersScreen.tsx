import { useState } from "react";
import { useEndOffer, useOffers } from "#app/data/offers.ts";
import { useAllServices } from "#app/data/owners-services.ts";
import { OfferCard } from "#app/features/catalogue/OfferCard.tsx";
import { OfferDialog } from "#app/features/catalogue/OfferDialog.tsx";
import { explain } from "#app/lib/explain.ts";
import { salonNow } from "#app/lib/salon-now.ts";
import { salonDate } from "#app/lib/salon-time.ts";
import { useSalon } from "#app/lib/use-salon.ts";
import { offersTexts } from "#app/texts/en/dashboard/offers.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Button } from "#app/ui/Button.tsx";
import { copyText } from "#app/ui/copy-text.ts";
import { GrowingList } from "#app/ui/GrowingList.tsx";
import { notifySuccess } from "#app/ui/toasts.ts";
import { useConfirm } from "#app/ui/use-confirm.tsx";
import type { Offer } from "#contract/offers.ts";

/** The owner's offers: add, change, end, and see how they are used. */
export function OffersScreen() {
  const { zone } = useSalon();
  const texts = useTexts(offersTexts);
  const offers = useOffers();
  const services = useAllServices().data ?? [];
  const end = useEndOffer();
  const [edited, setEdited] = useState<Offer | "new">();
  const [ask, dialog] = useConfirm();
  const today = salonDate(salonNow(), zone);

  async function finish({ _id, code }: Offer) {
    const question = { title: texts.endQuestion(code), text: texts.endText, yes: texts.endYes };
    if (!(await ask({ ...question, no: texts.keep, danger: true }))) return;
    if (await end.run(_id, texts.notEnded)) notifySuccess(texts.ended(code));
  }
  const copy = ({ code }: Offer) => copyText(`${window.location.origin}/services?code=${code}`, texts);

  const add = <Button onClick={() => setEdited("new")}>{texts.newOffer}</Button>;
  return (
    <>
      <GrowingList
        query={offers}
        waiting={["h-36", "h-36"]}
        failed={(error) => `${texts.notLoaded} ${explain(error)}`}
        text={texts.text}
        none={{ title: texts.none, text: texts.noneText }}
        add={add}
      >
        {(offer) => (
          <OfferCard
            key={offer._id}
            offer={offer}
            today={today}
            services={services}
            busy={end.underWay === offer._id}
            onEdit={() => setEdited(offer)}
            onEnd={() => void finish(offer)}
            onCopy={() => void copy(offer)}
          />
        )}
      </GrowingList>
      {edited && (
        <OfferDialog edited={edited === "new" ? undefined : edited} onDone={() => setEdited(undefined)} />
      )}
      {dialog}
    </>
  );
}
