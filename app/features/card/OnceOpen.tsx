import type { ReactNode } from "react";
import { salonName } from "#app/lib/names.ts";
import { useSalon } from "#app/lib/use-salon.ts";
import { useVisitor } from "#app/lib/visitor.ts";
import { openingTexts } from "#app/texts/en/shared/opening.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Note } from "#app/ui/Note.tsx";

/** What is sold once the salon has opened; until then only the people who work here can buy it, to try. */
export function OnceOpen({ children }: { children: ReactNode }) {
  const salon = useSalon();
  const texts = useTexts(openingTexts);
  const { role } = useVisitor();
  const isOpen = salon.open || role === "admin" || role === "staff";
  return isOpen ? children : <Note>{texts.nothingSold(salonName(salon))}</Note>;
}
