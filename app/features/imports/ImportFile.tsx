import "#app/features/imports/imports.css";
import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { usePlanImport } from "#app/data/imports.ts";
import { ColumnsStep } from "#app/features/imports/ColumnsStep.tsx";
import {
  guessMeanings,
  type ImportLine,
  type Mends,
  mendedSince,
  provenMonthFirst,
  rememberColumns,
  rememberedColumns,
  toLines,
  withMends,
} from "#app/features/imports/columns.ts";
import { DoneStep } from "#app/features/imports/DoneStep.tsx";
import { FileStep } from "#app/features/imports/FileStep.tsx";
import { fileKinds, kindNamed, type Meaning } from "#app/features/imports/kinds.ts";
import { PlanStep } from "#app/features/imports/PlanStep.tsx";
import type { ReadFile } from "#app/features/imports/read-file.ts";
import { StepsBar } from "#app/features/imports/StepsBar.tsx";
import { useAskBeforeLeaving } from "#app/lib/use-ask-before-leaving.ts";
import { useAskedQuery } from "#app/lib/use-asked-query.ts";
import { importKindTexts } from "#app/texts/en/dashboard/import-kinds.ts";
import { importTexts } from "#app/texts/en/dashboard/imports.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { useConfirm } from "#app/ui/use-confirm.tsx";
import type { ImportDone, ImportPlan } from "#contract/imports.ts";
import { mostImportBytes } from "#domain/imports/lines.ts";

/** Room in a request besides its lines: for the file's name and its kind. */
const roomForNames = 2000;

const noMends: Mends = new Map();

const megabytes = (bytes: number) => (Math.ceil((bytes / 1024 / 1024) * 10) / 10).toString();

/** Imports a file from another program: the file, its columns, a dry run, done. */
export function ImportFile() {
  const texts = useTexts(importTexts);
  const [query, askFor] = useAskedQuery();
  const kind = kindNamed(query.get("of"));
  const ofKind = useTexts(importKindTexts)[kind];
  const navigate = useNavigate();
  const [file, setFile] = useState<ReadFile>();
  const [meant, setMeant] = useState<Meaning[]>([]);
  const [lines, setLines] = useState<ImportLine[]>([]);
  const [plan, setPlan] = useState<ImportPlan>();
  const [done, setDone] = useState<ImportDone>();
  const [bytes, setBytes] = useState(0);
  const [monthFirst, setMonthFirst] = useState(false);
  const [mends, setMends] = useState<Mends>(noMends);
  const [ask, question] = useConfirm();
  const planning = usePlanImport();
  const problem =
    bytes > mostImportBytes
      ? { title: texts.notPlanned, text: texts.tooLarge(megabytes(bytes), megabytes(mostImportBytes)) }
      : planning.problem(texts.notPlanned);
  const cancelled = useRef(false);
  // People expect Back to lead from a later step to the one before.
  useAskBeforeLeaving(file !== undefined && !done, async () => {
    const isMeant = cancelled.current && mends.size === 0;
    cancelled.current = false;
    const { leaveTitle: title, leave: yes, stay: no } = texts;
    return isMeant || (await ask({ title, text: texts.leaveText(mends.size), yes, no }));
  });
  const step = done ? 3 : plan ? 2 : file ? 1 : 0;
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  /** The latest dry run that is asked for; undefined once the person has gone back to the columns. */
  const looked = useRef<ImportLine[]>(undefined);

  // Each step begins at its heading, for eyes and screen readers alike.
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    heading.current?.focus();
    window.scrollTo({ top: 0 });
  }, [step]);

  async function look(at: ImportLine[]) {
    const bytes = new TextEncoder().encode(JSON.stringify(at)).length + roomForNames;
    setBytes(bytes);
    if (bytes > mostImportBytes) return;
    setLines(at);
    looked.current = at;
    const planned = await planning.run({ kind, lines: at, monthFirst });
    if (planned && looked.current === at) setPlan(planned);
  }
  function take(read: ReadFile) {
    const remembered = rememberedColumns(kind, read);
    const meanings = remembered?.meant ?? guessMeanings(kind, read);
    setMeant(meanings);
    setMonthFirst(provenMonthFirst(read, meanings) ?? remembered?.monthFirst ?? false);
    setFile(read);
  }
  function mend(mended: ImportLine) {
    const before = lines.find(({ row }) => row === mended.row);
    if (before) setMends(mendedSince(mends, before, mended));
    void look(lines.map((line) => (line.row === mended.row ? mended : line)));
  }

  const titles = [
    [ofKind.title, texts.lead],
    [texts.columnsTitle, texts.columnsLead(file?.name ?? "", file?.lines.length ?? 0)],
    [texts.planTitle, texts.planLead(lines.length)],
    [
      ofKind.doneTitle((done?.made ?? 0) + (done?.joined ?? 0)),
      texts.doneLead(done?.made ?? 0, done?.joined ?? 0, done?.refused ?? 0),
    ],
  ] as const;
  const [title, lead] = titles[step] ?? titles[0];
  function cancel() {
    cancelled.current = true;
    void navigate(fileKinds[kind].page);
  }

  return (
    <>
      <h1 className="h2 dashboard-title outline-none" ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <p className="muted num import-lead">{lead}</p>
      <StepsBar current={step} />
      {step === 0 && <FileStep kind={kind} onKind={(one) => askFor(() => ({ of: one }))} onRead={take} />}
      {step === 1 && file && (
        <ColumnsStep
          kind={kind}
          file={file}
          meant={meant}
          onMean={(next) => {
            setMeant(next);
            if (next.indexOf("date") !== meant.indexOf("date"))
              setMonthFirst(provenMonthFirst(file, next) ?? monthFirst);
          }}
          monthFirst={monthFirst}
          onMonthFirst={setMonthFirst}
          problem={problem}
          busy={planning.busy}
          onCancel={cancel}
          onNext={() => {
            rememberColumns(kind, file, { meant, monthFirst });
            void look(withMends(toLines(file, meant), mends));
          }}
        />
      )}
      {step === 2 && file && plan && (
        <PlanStep
          kind={kind}
          fileName={file.name}
          monthFirst={monthFirst}
          lines={lines}
          plan={plan}
          looking={planning.busy}
          problem={problem}
          onMend={mend}
          onBack={() => {
            looked.current = undefined;
            setPlan(undefined);
          }}
          onCancel={cancel}
          onDone={setDone}
        />
      )}
      {done && plan && (
        <DoneStep kind={kind} fileName={file?.name ?? ""} lines={lines} refused={plan.refused} done={done} />
      )}
      {question}
    </>
  );
}
