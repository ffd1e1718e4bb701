import { useRefundPackage } from "#app/data/sold-packages.ts";
import { money } from "#app/lib/money.ts";
import { useSalon } from "#app/lib/use-salon.ts";
import { soldPackagesTexts } from "#app/texts/en/dashboard/packages.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { notifySuccess } from "#app/ui/toasts.ts";
import { useConfirm } from "#app/ui/use-confirm.tsx";
import type { SoldPackage } from "#contract/packages.ts";

/** Gives back what the sessions of a package that are not used are worth, after a question. */
export function useGiveBack() {
  const texts = useTexts(soldPackagesTexts);
  const { takesCards } = useSalon();
  const giving = useRefundPackage();
  const [ask, question] = useConfirm();

  async function giveBack({ _id, owed, back, buyer, email, atDesk }: SoldPackage) {
    const sum = money(back);
    const backOnline = takesCards ? texts.backText(sum, buyer || email) : texts.backByHand(sum);
    const text = atDesk ? texts.backAtDesk(sum) : backOnline;
    const agreed = { title: texts.backTitle(sum), text, yes: texts.backYes, no: texts.keep, danger: true };
    if (!(await ask(agreed))) return;
    const answer = await giving.run({ _id, owed }, texts.notBack);
    if (!answer) return;
    const { atSalon, refund } = answer;
    const { handOut, goesBack, waits } = texts;
    notifySuccess(atSalon > 0 ? handOut(money(atSalon)) : (takesCards ? goesBack : waits)(money(refund)));
  }

  return { giveBack, underWay: giving.underWay, question };
}
