import { useQuery } from "@tanstack/react-query";
import { useFormContext } from "react-hook-form";
import { meQuery } from "#app/data/me.ts";
import { useSession } from "#app/lib/session.tsx";
import { calendarTexts } from "#app/texts/en/dashboard/calendar.ts";
import { useTexts } from "#app/texts/use-texts.ts";

/** Whether a guest without an account asks for texts to the number. Where the salon sends none, nothing is asked. */
export function TellByText() {
  const texts = useTexts(calendarTexts);
  const { user } = useSession();
  const { data: me } = useQuery(meQuery(user?.email));
  const { register } = useFormContext<{ byText: boolean }>();
  if (!me?.tellsBy.includes("sms")) return null;
  return (
    <label className="tell-account">
      <input type="checkbox" {...register("byText")} />
      <span>
        {texts.byText}
        <span className="hint block">{texts.byTextHint}</span>
      </span>
    </label>
  );
}
