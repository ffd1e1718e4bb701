import { useState } from "react";
import { useImportFile } from "#app/data/imports.ts";
import type { ImportLine } from "#app/features/imports/columns.ts";
import { JoinedLines } from "#app/features/imports/JoinedLines.tsx";
import { MendDialog } from "#app/features/imports/MendDialog.tsx";
import { RefusedLines } from "#app/features/imports/RefusedLines.tsx";
import { ToArrangeLines } from "#app/features/imports/ToArrangeLines.tsx";
import { money } from "#app/lib/money.ts";
import { newKey } from "#app/lib/new-key.ts";
import { importKindTexts } from "#app/texts/en/dashboard/import-kinds.ts";
import { importTexts } from "#app/texts/en/dashboard/imports.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Button } from "#app/ui/Button.tsx";
import { FormProblem, type Problem } from "#app/ui/FormProblem.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import { Note } from "#app/ui/Note.tsx";
import type { ImportDone, ImportPlan } from "#contract/imports.ts";
import type { ImportKind } from "#domain/imports/lines.ts";

interface Props {
  kind: ImportKind;
  fileName: string;
  lines: ImportLine[];
  monthFirst: boolean;
  plan: ImportPlan;
  /** Whether a corrected line is being checked. */
  looking: boolean;
  problem: Problem | undefined;
  onMend: (line: ImportLine) => void;
  onBack: () => void;
  onCancel: () => void;
  onDone: (done: ImportDone) => void;
}

/** What would become of the file: new, joined, already here and refused lines, each refused line with its reason. */
export function PlanStep(props: Props) {
  const { kind, fileName, lines, monthFirst, plan, looking, problem, onMend, onBack, onCancel, onDone } =
    props;
  const texts = useTexts(importTexts);
  const ofKind = useTexts(importKindTexts)[kind];
  const importing = useImportFile();
  const [mending, setMending] = useState<ImportLine>();
  // The answer to a long file may be lost. Sent again with the same key, the file is imported once.
  const [key] = useState(newKey);
  const toWrite = plan.made + plan.joined.length;

  async function write() {
    const done = await importing.run({ kind, fileName, lines, monthFirst, key });
    if (done) onDone(done);
  }

  return (
    <>
      <div className="import-figures card num" aria-busy={looking}>
        <Figure count={plan.made} what={ofKind.made(plan.made)} />
        <Figure count={plan.joined.length} what={ofKind.joined(plan.joined.length)} how={ofKind.joinedHow} />
        {plan.unchanged > 0 && (
          <Figure count={plan.unchanged} what={texts.unchanged} how={texts.unchangedHow} />
        )}
        <Figure count={plan.refused.length} what={texts.refused} how={texts.refusedHow} isRefused />
      </div>
      {plan.refused.length > 0 && (
        <RefusedLines kind={kind} refused={plan.refused} lines={lines} onMend={setMending} />
      )}
      {plan.toArrange.length > 0 && <ToArrangeLines toArrange={plan.toArrange} lines={lines} />}
      {plan.owed > 0 && <Note className="mt-4">{texts.owed(money(plan.owed))}</Note>}
      {plan.joined.length > 0 && (
        <JoinedLines kind={kind} title={texts.joinedTitle(plan.joined.length)} lines={plan.joined} />
      )}
      {plan.unlike.length > 0 && (
        <JoinedLines kind={kind} title={texts.unlikeTitle(plan.unlike.length)} lines={plan.unlike} />
      )}
      {toWrite === 0 && <Note className="mt-4">{ofKind.nothingNew}</Note>}
      <FormProblem problem={importing.problem(ofKind.notImported) ?? problem} />
      <div className="import-actions">
        <Button variant="quiet" className="import-back" disabled={importing.busy} onClick={onBack}>
          <Icon name="chevron-left" />
          {texts.columns}
        </Button>
        <Button variant="soft" disabled={importing.busy} onClick={onCancel}>
          {texts.cancel}
        </Button>
        <Button
          disabled={toWrite === 0 || looking}
          loading={importing.busy}
          loadingText={texts.importing}
          onClick={() => void write()}
        >
          {ofKind.importThem(toWrite)}
        </Button>
      </div>
      <p role="status" className="sr">
        {looking && texts.running}
      </p>
      {mending && (
        <MendDialog
          kind={kind}
          line={mending}
          onClose={() => setMending(undefined)}
          onMend={(mended) => {
            setMending(undefined);
            onMend(mended);
          }}
        />
      )}
    </>
  );
}

function Figure({
  count,
  what,
  how,
  isRefused = false,
}: {
  count: number;
  what: string;
  how?: string;
  isRefused?: boolean;
}) {
  const texts = useTexts(importTexts);
  return (
    <div className={isRefused && count > 0 ? "is-refused" : undefined}>
      <b>{texts.count(count)}</b>
      <span>{what}</span>
      {how && <span className="muted sm">{how}</span>}
    </div>
  );
}
