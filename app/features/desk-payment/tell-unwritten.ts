import { explain, isLost } from "#app/lib/explain.ts";
import { handBackTexts } from "#app/texts/en/dashboard/hand-back.ts";
import { textsNow } from "#app/texts/use-texts.ts";
import { notifyError } from "#app/ui/toasts.ts";

/** Says that money was not written down, or that nobody knows. @param title what did not happen */
export function tellUnwritten(title: string): (error: unknown) => void {
  return (error) => {
    const { connectionBroke, lookFirst } = textsNow(handBackTexts);
    if (isLost(error)) notifyError(connectionBroke, lookFirst);
    else notifyError(title, explain(error));
  };
}
