import "#app/features/imports/imports.css";
import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { usePlanImport } from "#app/data/imports.ts";
import { ColumnsStep } from "#app/features/imports/ColumnsStep.tsx";
import {
  guessMeanings,
  type ImportLine,
  type Meaning,
  rememberedMeanings,
  rememberMeanings,
  toLines,
} from "#app/features/imports/columns.ts";
import { DoneStep } from "#app/features/imports/DoneStep.tsx";
import { FileStep } from "#app/features/imports/FileStep.tsx";
import { PlanStep } from "#app/features/imports/PlanStep.tsx";
import type { ReadFile } from "#app/features/imports/read-file.ts";
import { StepsBar } from "#app/features/imports/StepsBar.tsx";
import { guestImportTexts } from "#app/texts/en/dashboard/guest-import.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import type { ImportDone, ImportPlan } from "#contract/imports.ts";

/** Brings guests in from another program's file: the file, its columns, a dry run, done. */
export function ImportGuests() {
  const texts = useTexts(guestImportTexts);
  const navigate = useNavigate();
  const [file, setFile] = useState<ReadFile>();
  const [meant, setMeant] = useState<Meaning[]>([]);
  const [lines, setLines] = useState<ImportLine[]>([]);
  const [plan, setPlan] = useState<ImportPlan>();
  const [done, setDone] = useState<ImportDone>();
  const planning = usePlanImport();
  const step = done ? 3 : plan ? 2 : file ? 1 : 0;
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);

  // The next step begins at its heading, for eyes and screen readers alike.
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    heading.current?.focus();
    window.scrollTo({ top: 0 });
  }, [step]);

  async function look(at: ImportLine[]) {
    setLines(at);
    const planned = await planning.run({ lines: at });
    if (planned) setPlan(planned);
  }
  function take(read: ReadFile) {
    setMeant(rememberedMeanings(read) ?? guessMeanings(read));
    setFile(read);
  }

  const titles = [
    [texts.title, texts.lead],
    [texts.columnsTitle, texts.columnsLead(file?.name ?? "", file?.lines.length ?? 0)],
    [texts.planTitle, texts.planLead(lines.length)],
    [
      texts.doneTitle((done?.made ?? 0) + (done?.joined ?? 0)),
      texts.doneLead(done?.made ?? 0, done?.joined ?? 0, done?.refused ?? 0),
    ],
  ] as const;
  const [title, lead] = titles[step] ?? titles[0];
  const cancel = () => void navigate("/dashboard/guests");

  return (
    <>
      <h1 className="h2 dashboard-title outline-none" ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <p className="muted num import-lead">{lead}</p>
      <StepsBar current={step} />
      {step === 0 && <FileStep onRead={take} />}
      {step === 1 && file && (
        <ColumnsStep
          file={file}
          meant={meant}
          onMean={setMeant}
          problem={planning.problem(texts.notPlanned)}
          busy={planning.busy}
          onCancel={cancel}
          onNext={() => {
            rememberMeanings(file, meant);
            void look(toLines(file, meant));
          }}
        />
      )}
      {step === 2 && file && plan && (
        <PlanStep
          fileName={file.name}
          lines={lines}
          plan={plan}
          looking={planning.busy}
          problem={planning.problem(texts.notPlanned)}
          onMend={(mended) => void look(lines.map((line) => (line.row === mended.row ? mended : line)))}
          onBack={() => setPlan(undefined)}
          onCancel={cancel}
          onDone={setDone}
        />
      )}
      {done && plan && (
        <DoneStep fileName={file?.name ?? ""} lines={lines} refused={plan.refused} done={done} />
      )}
    </>
  );
}
