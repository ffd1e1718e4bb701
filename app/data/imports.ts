import { useQuery } from "@tanstack/react-query";
import { keys, ofVisits } from "#app/data/keys.ts";
import { type BodyOf, useChange } from "#app/data/use-change.ts";
import { usePlainChange } from "#app/data/use-plain-change.ts";
import { securedApi } from "#app/lib/secured-api.ts";
import type { Answer } from "#contract/calls.ts";
import type { ExportedGuest, ExportedKind } from "#contract/imports.ts";

/** Everything an import may change. */
const changed = [...ofVisits, keys.services, keys.masters, keys.schedules, keys.availability, keys.setup];
const imports = [...keys.guests, "imports"];

/** What would become of a file's lines. It writes nothing. */
export const usePlanImport = () =>
  usePlainChange((body: BodyOf<"planImport">) => securedApi("planImport", { body }), []);

export const useImportFile = () =>
  useChange((body: BodyOf<"importFile">) => securedApi("importFile", { body }), changed);

/** The latest imports. */
export function useImports() {
  return useQuery({
    queryKey: imports,
    queryFn: ({ signal }) => securedApi("listImports", undefined, { signal }),
    staleTime: 0,
  });
}

export const useTakeImportBack = () =>
  useChange((id: string) => securedApi("takeImportBack", { params: { id } }), changed);

/** Reads every line of a kind, a thousand at a time. */
export const useExportLines = () =>
  usePlainChange(async (kind: ExportedKind) => {
    const all: Answer<"exportLines">["lines"] = [];
    let after: string | null = "";
    while (after !== null) {
      const page: Answer<"exportLines"> = await securedApi("exportLines", {
        params: { kind },
        query: after === "" ? {} : { after },
      });
      all.push(...page.lines);
      after = page.next;
    }
    return all;
  }, []);

/** Reads every guest, a page at a time. */
export const useExportGuests = () =>
  usePlainChange(async () => {
    const all: ExportedGuest[] = [];
    let after: string | null = "";
    while (after !== null) {
      const page: { guests: ExportedGuest[]; next: string | null } = await securedApi("exportGuests", {
        query: after === "" ? {} : { after },
      });
      all.push(...page.guests);
      after = page.next;
    }
    return all;
  }, []);
