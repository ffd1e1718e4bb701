import { useState } from "react";
import { useBeginPractice } from "#app/data/setup.ts";
import { adminHomeTexts } from "#app/texts/en/dashboard/admin-home.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Button } from "#app/ui/Button.tsx";
import { Note } from "#app/ui/Note.tsx";

const thisMachine = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** In a demo on this machine: a link into an empty salon, to walk through its first morning. */
export function PracticeOffer() {
  const texts = useTexts(adminHomeTexts);
  const { run, busy } = useBeginPractice();
  const [leaving, setLeaving] = useState(false);
  if (!thisMachine.test(location.hostname)) return null;

  async function begin() {
    const begun = await run(undefined, texts.practiceFailed);
    if (!begun) return;
    setLeaving(true);
    location.assign(begun.url);
  }

  return (
    <Note className="mt-8">
      <b className="block font-semibold">{texts.practice}</b>
      <p className="mb-3">{texts.practiceText}</p>
      <Button
        size="sm"
        variant="soft"
        className="min-h-11"
        loading={busy || leaving}
        loadingText={texts.practiceOpening}
        onClick={() => void begin()}
      >
        {texts.practiceBegin}
      </Button>
    </Note>
  );
}
