import type { ReactNode } from "react";
import { salonName } from "#app/lib/names.ts";
import { useSalon } from "#app/lib/use-salon.ts";
import { useVisitor } from "#app/lib/visitor.ts";
import { openingTexts } from "#app/texts/en/shared/opening.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Note } from "#app/ui/Note.tsx";

/** Shows what can be bought once the salon is open. Until then only its staff see it, to try it out. */
export function OnceOpen({ children }: { children: ReactNode }) {
  const salon = useSalon();
  const texts = useTexts(openingTexts);
  const { role } = useVisitor();
  const isOpen = salon.open || role === "admin" || role === "staff";
  return isOpen ? children : <Note>{texts.nothingSold(salonName(salon))}</Note>;
}
