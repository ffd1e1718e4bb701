import { useState } from "react";
import { explain } from "#app/lib/explain.ts";
import { holdTexts } from "#app/texts/en/dashboard/checkout.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Button } from "#app/ui/Button.tsx";
import { keepFocus } from "#app/ui/return-focus.ts";

/** Asks to extend the hold, which is possible once. */
export function Extend({ onExtend }: { onExtend: () => Promise<void> }) {
  const texts = useTexts(holdTexts);
  const [asking, setAsking] = useState(false);
  const [refusal, setRefusal] = useState("");
  async function extend() {
    // The button goes with the warning that the hold is about to end.
    keepFocus();
    setAsking(true);
    setRefusal("");
    await onExtend().catch((error: unknown) => setRefusal(explain(error)));
    setAsking(false);
  }
  return (
    <div className="hold-extend">
      <Button
        variant="line"
        size="xs"
        loading={asking}
        loadingText={texts.asking}
        onClick={() => void extend()}
      >
        {texts.moreTime}
      </Button>
      {refusal && (
        <p className="sm mt-2" role="alert">
          {refusal}
        </p>
      )}
    </div>
  );
}
