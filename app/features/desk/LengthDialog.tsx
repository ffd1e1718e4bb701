import { useEffect, useEffectEvent, useState } from "react";
import { useChangeLength } from "#app/data/places.ts";
import { isLost } from "#app/lib/explain.ts";
import { inSalon } from "#app/lib/salon-time.ts";
import { useWhileHere } from "#app/lib/use-is-here.ts";
import { useSalon } from "#app/lib/use-salon.ts";
import { useSeenTime } from "#app/lib/use-seen-time.ts";
import { lengthTexts } from "#app/texts/en/dashboard/visit-length.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Dialog } from "#app/ui/Dialog.tsx";
import { DialogAnswers } from "#app/ui/DialogAnswers.tsx";
import { FormProblem } from "#app/ui/FormProblem.tsx";
import { notifySuccess } from "#app/ui/toasts.ts";
import type { CalendarVisit } from "#contract/front-desk.ts";
import { longestServiceMinutes } from "#domain/service-choice.ts";

interface Props {
  visit: CalendarVisit & { endsAt: string };
  onClose: () => void;
}

const minute = 60_000;

/** Makes a visit shorter or longer, by five minutes per press. */
export function LengthDialog({ visit, onClose }: Props) {
  const { zone } = useSalon();
  const texts = useTexts(lengthTexts);
  const changing = useChangeLength(visit._id);
  const close = useWhileHere(onClose);
  const from = useSeenTime(visit.endsAt, changing.error);
  const start = useSeenTime(visit.items.at(-1)?.startsAt ?? null, changing.error);
  // A choice was made for the end that was there.
  const [chosen, setChosen] = useState({ from, by: 0 });
  const by = chosen.from === from ? chosen.by : 0;
  const had = start === null ? 0 : (Date.parse(from) - Date.parse(start)) / minute;
  const end = new Date(Date.parse(from) + by * minute).toISOString();
  const step = (more: number) => {
    changing.reset();
    setChosen({ from, by: Math.min(Math.max(by + more, 5 - had), longestServiceMinutes - had) });
  };

  const tell = () => notifySuccess(texts.changed(inSalon("clock", end, zone)));
  // Only the answer got lost.
  const isChanged = isLost(changing.error) && by !== 0 && Date.parse(visit.endsAt) === Date.parse(end);
  const done = useEffectEvent(() => {
    tell();
    onClose();
  });
  useEffect(() => {
    if (isChanged) done();
  }, [isChanged]);

  async function change() {
    if (by === 0) return onClose();
    if (!(await changing.run({ endsAt: end, from }))) return;
    tell();
    close();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.title(visit.name)}
      actions={
        <DialogAnswers
          no={texts.keep}
          onNo={onClose}
          yes={texts.yes}
          onYes={() => void change()}
          loading={changing.busy}
          loadingText={texts.changing}
        />
      }
    >
      <p className="muted">{visit.service_name}</p>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form's controls. */}
      <div className="length-steps" role="group" aria-label={texts.endsAt}>
        <button type="button" onClick={() => step(-5)}>
          <span aria-hidden="true">−5</span>
          <span className="sr">{texts.sooner}</span>
        </button>
        <output className="num" aria-live="polite">
          <b>{inSalon("clock", end, zone)}</b>
          <span>
            {by === 0 ? texts.same : by > 0 ? texts.longer(by) : texts.shorter(-by)} {texts.takes(had + by)}
          </span>
        </output>
        <button type="button" onClick={() => step(5)}>
          <span aria-hidden="true">+5</span>
          <span className="sr">{texts.later}</span>
        </button>
      </div>
      <p className="sm muted">{texts.means}</p>
      <FormProblem problem={changing.problem(texts.notChanged)} />
    </Dialog>
  );
}
