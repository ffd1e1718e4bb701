import { useMailGiftCard } from "#app/data/sold-gift-cards.ts";
import { useContractForm } from "#app/lib/use-contract-form.ts";
import { soldGiftCardsTexts } from "#app/texts/en/dashboard/sold-gift-cards.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { FormDialog } from "#app/ui/FormDialog.tsx";
import { TextField } from "#app/ui/TextField.tsx";
import { notifySuccess } from "#app/ui/toasts.ts";
import type { GiftCard } from "#contract/gift-cards.ts";

/** Sends a card again, to its address or to another one. */
export function MailGiftCard({ card, onDone }: { card: GiftCard; onDone: () => void }) {
  const texts = useTexts(soldGiftCardsTexts);
  const form = useContractForm({
    rules: async () => (await import("#app/features/gifts/mailed-gift.ts")).MailedGift,
    start: { email: card.email ?? "" },
    change: useMailGiftCard(card._id),
    failed: texts.notSent,
    onSent: (_answer, { email }) => notifySuccess(texts.sent(email)),
    onDone,
  });
  return (
    <FormDialog
      title={texts.sendTitle(card.to)}
      no={texts.cancel}
      onClose={onDone}
      yes={texts.send}
      busyText={texts.sending}
      form={form}
    >
      <TextField label={texts.email} type="email" hint={texts.sendHint} {...form.field("email")} />
    </FormDialog>
  );
}
