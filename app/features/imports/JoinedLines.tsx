import { useState } from "react";
import { Link } from "react-router";
import { fileKinds } from "#app/features/imports/kinds.ts";
import { importTexts } from "#app/texts/en/dashboard/imports.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Avatar } from "#app/ui/Avatar.tsx";
import type { ImportPlan } from "#contract/imports.ts";
import type { ImportKind } from "#domain/imports/lines.ts";

const shownAtFirst = 5;

interface Props {
  kind: ImportKind;
  title: string;
  lines: (ImportPlan["unlike"][number] & { adds?: ImportPlan["joined"][number]["adds"] })[];
}

/** The lines for what the salon already has: what they add and what stays. */
export function JoinedLines({ kind, title, lines }: Props) {
  const { page, each } = fileKinds[kind];
  const texts = useTexts(importTexts);
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? lines : lines.slice(0, shownAtFirst);
  const named = (fields: readonly (keyof typeof texts.fields)[]) =>
    fields.map((field) => texts.fields[field]).join(", ");
  return (
    <section className="import-part">
      <div className="bar">
        <h2 className="h4 num">{title}</h2>
        {shown.length < lines.length && (
          <button type="button" className="row-link" onClick={() => setShowsAll(true)}>
            {texts.seeAll}
          </button>
        )}
      </div>
      <ul className="card import-joined">
        {shown.map(({ row, subjectId, name, adds = [], keeps }) => (
          <li key={row}>
            <Avatar name={name} />
            <span>
              <b>{name}</b>
              <span className="muted sm">
                {[
                  ...(adds.length > 0 ? [texts.adds(named(adds))] : []),
                  ...(keeps.length > 0 ? [texts.keeps(named(keeps))] : []),
                ].join(", ")}
              </span>
            </span>
            <Link
              className="row-link sm"
              to={each ? `${page}/${subjectId}` : page}
              target="_blank"
              aria-label={texts.lookAt(name)}
            >
              {texts.look}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
