import "#app/features/gifts/gift-cards.css";
import { useState } from "react";
import { useServices } from "#app/data/services.ts";
import { useSellGiftCard } from "#app/data/sold-gift-cards.ts";
import { GiftCardFace } from "#app/features/gifts/GiftCardFace.tsx";
import { GiftChoices } from "#app/features/gifts/GiftChoices.tsx";
import type { GiftDraft } from "#app/features/gifts/gift-draft.ts";
import type { SoldNow } from "#app/features/gifts/JustSold.tsx";
import { MethodChoice } from "#app/features/gifts/MethodChoice.tsx";
import type { SaidGift, TypedGift } from "#app/features/gifts/typed-gift.ts";
import { serviceOf, worthOf } from "#app/features/gifts/worth-of.ts";
import { money } from "#app/lib/money.ts";
import { serviceName } from "#app/lib/names.ts";
import { newKey } from "#app/lib/new-key.ts";
import { useContractForm } from "#app/lib/use-contract-form.ts";
import { soldGiftCardsTexts } from "#app/texts/en/dashboard/sold-gift-cards.ts";
import { takePaymentTexts } from "#app/texts/en/dashboard/take-payment.ts";
import { giftCardTexts } from "#app/texts/en/shared/gift-cards.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { FormDialog } from "#app/ui/FormDialog.tsx";
import { TextArea } from "#app/ui/TextArea.tsx";
import { TextField } from "#app/ui/TextField.tsx";
import { notifyError } from "#app/ui/toasts.ts";
import type { GiftCardSold } from "#contract/gift-cards.ts";
import type { SalonMethod } from "#domain/daily-close.ts";

interface Props {
  onClose: () => void;
  onSold: (sold: SoldNow) => void;
}

/** Sells a gift card at the desk: its value, the recipient, and the way of payment. */
export function SellGiftCard({ onClose, onSold }: Props) {
  const texts = useTexts(soldGiftCardsTexts);
  const gift = useTexts(giftCardTexts);
  const paying = useTexts(takePaymentTexts);
  const { data: services = [] } = useServices();
  const [draft, setDraft] = useState<Pick<GiftDraft, "kind" | "amount" | "serviceId" | "picture">>({
    kind: "amount",
    amount: "50",
    serviceId: "",
    picture: "ribbon",
  });
  // However often the form is sent, this window sells one card.
  const [key] = useState(newKey);
  const [method, setMethod] = useState<SalonMethod>("cash");
  const [isTried, setTried] = useState(false);
  const worth = worthOf(draft, services);
  const service = serviceOf(draft, services);
  const sell = useSellGiftCard(texts.lookFirst);
  const form = useContractForm<TypedGift, SaidGift, GiftCardSold>({
    rules: async () => (await import("#app/features/gifts/typed-gift.ts")).TypedGift,
    start: { from: "", to: "", email: "", message: "" },
    ready: async () => {
      setTried(true);
      if (worth === undefined) notifyError(gift.checkFields, gift.amountWrong);
      return worth !== undefined;
    },
    change: {
      ...sell,
      run: ({ email, ...words }, failed) =>
        sell.run(
          {
            ...words,
            key,
            price: worth ?? 0,
            picture: draft.picture,
            method,
            ...(email && { email }),
            ...(draft.kind === "service" && { serviceId: draft.serviceId }),
          },
          failed,
        ),
    },
    failed: texts.notSold,
    onSent: ({ code }, { to, email }) => onSold({ code, to, email }),
    onDone: onClose,
  });
  const { field } = form;
  return (
    <FormDialog
      kind="roomy"
      title={texts.sell}
      no={texts.cancel}
      onClose={onClose}
      yes={paying.take[method](money(worth ?? 0))}
      busyText={paying.writing}
      form={form}
    >
      <div className="grid items-start gap-7 lg:grid-cols-[minmax(0,1fr)_300px]">
        <div className="gift-form">
          <GiftChoices
            draft={draft}
            services={services}
            wrong={isTried && worth === undefined}
            onChange={(part) => setDraft({ ...draft, ...part })}
          />
          <fieldset>
            <legend>{gift.toWhom}</legend>
            <div className="field-pairs">
              <TextField label={texts.toName} {...field("to")} />
              <TextField label={texts.fromName} {...field("from")} />
            </div>
            <TextField label={texts.email} type="email" optional hint={texts.emailHint} {...field("email")} />
            <TextArea label={gift.message} optional maxLength={300} {...field("message")} />
          </fieldset>
          <MethodChoice legend={texts.paidWith} method={method} onChoose={setMethod} />
        </div>
        <div className="sticky top-0 max-lg:hidden">
          <GiftCardFace
            picture={draft.picture}
            worth={worth ?? 0}
            service={service && serviceName(service)}
          />
        </div>
      </div>
    </FormDialog>
  );
}
