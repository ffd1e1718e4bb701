import { useState } from "react";
import { Link, useNavigate } from "react-router";
import { useOpenSalon, usePlanOpening } from "#app/data/setup.ts";
import { money } from "#app/lib/money.ts";
import { numberText } from "#app/lib/number-text.ts";
import { salonNow } from "#app/lib/salon-now.ts";
import { salonDate } from "#app/lib/salon-time.ts";
import { useSalon } from "#app/lib/use-salon.ts";
import { setupTexts } from "#app/texts/en/dashboard/setup.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Button } from "#app/ui/Button.tsx";
import { Note } from "#app/ui/Note.tsx";
import { TextField } from "#app/ui/TextField.tsx";
import { notifySuccess } from "#app/ui/toasts.ts";
import type { Setup } from "#contract/setup.ts";

/** The opening day that visitors see, and the button that opens the salon. */
export function SetupOpening({ opensOn, cards }: Pick<Setup, "opensOn" | "cards">) {
  const texts = useTexts(setupTexts);
  const plan = usePlanOpening();
  const open = useOpenSalon();
  const navigate = useNavigate();
  const { zone, membership } = useSalon();
  const [day, setDay] = useState(opensOn ?? "");

  async function save() {
    if (await plan.run(day || null, texts.notSaved)) notifySuccess(texts.daySaved);
  }

  return (
    <>
      <div className="flex flex-wrap items-end gap-2.5">
        <TextField
          label={texts.day}
          optional
          type="date"
          className="num"
          min={salonDate(salonNow(), zone)}
          value={day}
          onChange={({ target }) => setDay(target.value)}
        />
        <Button variant="soft" loading={plan.busy} loadingText={texts.opening} onClick={() => void save()}>
          {texts.saveDay}
        </Button>
      </div>
      {cards === "test" && <Note tone="pending">{texts.nobodyPays}</Note>}
      {membership && (
        <p>
          {texts.membership(money(membership.price), numberText(membership.percent))}{" "}
          <Link className="link" to="/dashboard/salon">
            {texts.settings}
          </Link>
        </p>
      )}
      <div>
        <Button
          loading={open.busy}
          loadingText={texts.opening}
          onClick={async () => {
            if (await open.run(undefined, texts.notOpened))
              void navigate(".", { replace: true, state: "opened" });
          }}
        >
          {texts.open}
        </Button>
      </div>
    </>
  );
}
