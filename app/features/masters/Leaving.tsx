import { useState } from "react";
import { useReadWaitingFor, useRetireMaster } from "#app/data/schedules.ts";
import { masterName } from "#app/lib/names.ts";
import { formerTexts } from "#app/texts/en/dashboard/former-masters.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Button } from "#app/ui/Button.tsx";
import { useConfirm } from "#app/ui/use-confirm.tsx";
import type { HitVisit } from "#contract/front-desk.ts";
import type { Master } from "#contract/masters.ts";

/** A master who has left, and the upcoming visits still booked with them. */
export interface Left {
  name: string;
  hits: HitVisit[];
}

/** Marks a master as having left, after a question. */
export function Leaving({ master, onLeft }: { master: Master; onLeft: (left: Left) => void }) {
  const texts = useTexts(formerTexts);
  const retiring = useRetireMaster();
  const [ask, dialog] = useConfirm();
  const { _id: id } = master;
  const name = masterName(master);
  const readWaiting = useReadWaitingFor(id);
  const [reading, setReading] = useState(false);

  async function leave() {
    setReading(true);
    const waiting = await readWaiting();
    setReading(false);
    const known = waiting === undefined ? texts.waitingUnknown : waiting > 0 && texts.waiting(waiting);
    const text = [texts.leavesText, known].filter(Boolean).join(" ");
    const question = { title: texts.question(name), text, yes: texts.yes, no: texts.no };
    if (!(await ask({ ...question, danger: true }))) return;
    const left = await retiring.run({ id, worksHere: false }, texts.notLeft);
    if (left) onLeft({ name, hits: left.outside });
  }

  return (
    <section className="mt-11 grid justify-items-start gap-3 border-t border-line pt-6">
      <p className="sm muted">{texts.leavesText}</p>
      <Button variant="danger" size="sm" loading={reading || retiring.busy} onClick={() => void leave()}>
        {texts.leaves}
        <span className="sr">: {name}</span>
      </Button>
      {dialog}
    </section>
  );
}
