import type { ReactNode } from "react";
import { cancellationLines, movingLine } from "#app/features/legal/policy-sentences.ts";
import { salonAddress, salonName } from "#app/lib/names.ts";
import { numberText } from "#app/lib/number-text.ts";
import { useSalon } from "#app/lib/use-salon.ts";
import type { Salon } from "#contract/salon.ts";

/**
 * A legal page as the owner wrote it: paragraphs separated by an empty line, '## ' before a heading, '- ' before each
 * list item. The paragraphs {cancellation}, {moving} and {contact} are replaced by the current settings in words.
 */
export function OwnWords({ text }: { text: string }) {
  const salon = useSalon();
  const paragraphs = text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
  return (
    <div className="wrap page-section">
      <div className="grid max-w-3xl gap-5 text-pretty">
        {paragraphs.map((paragraph) => (
          <div key={paragraph}>{partOf(paragraph, salon)}</div>
        ))}
      </div>
    </div>
  );
}

function partOf(paragraph: string, salon: Salon): ReactNode {
  if (paragraph.startsWith("## ")) return <h2 className="h3 mt-5">{paragraph.slice(3)}</h2>;
  if (paragraph === "{cancellation}") return list(cancellationLines(salon.policy));
  if (paragraph === "{moving}") return <p>{movingLine(salon.policy)}</p>;
  if (paragraph === "{contact}") return <p>{contactLine(salon)}</p>;
  const lines = paragraph.split("\n");
  if (lines.every((line) => line.startsWith("- "))) return list(lines.map((line) => line.slice(2)));
  return <p className="whitespace-pre-line">{paragraph}</p>;
}

function list(lines: string[]): ReactNode {
  return (
    <ul className="grid list-disc gap-1.5 pl-5">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

function contactLine(salon: Salon): string {
  const { phone, email } = salon;
  return [salonName(salon), ...salonAddress(salon), phone && numberText(phone), email]
    .filter(Boolean)
    .join(", ");
}
