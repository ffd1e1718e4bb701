import { type QueryKey, useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { explain } from "#app/lib/explain.ts";
import type { Problem } from "#app/ui/FormProblem.tsx";
import { notifyError } from "#app/ui/toasts.ts";

/**
 * Runs changes and reads again what shows them.
 * @param shown the queries that a change may concern
 * @param tells where a failure is told: in a `notice`, or `here`, as the problem that a dialog shows beside its button
 */
export function useAttempt(shown: readonly QueryKey[], tells: "notice" | "here" = "notice") {
  const queries = useQueryClient();
  const [problem, setProblem] = useState<Problem>();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (work: () => Promise<unknown>) => work(),
    onSettled: () => Promise.all(shown.map((queryKey) => queries.invalidateQueries({ queryKey }))),
  });

  /** @param failure what did not happen, when it fails: "The visit was not moved" @returns the answer; undefined when it failed */
  async function run<Value>(failure: string, work: () => Promise<Value>): Promise<Value | undefined> {
    setProblem(undefined);
    try {
      return (await mutateAsync(work)) as Value;
    } catch (error) {
      if (tells === "here") setProblem({ title: failure, text: explain(error) });
      else notifyError(failure, explain(error));
      return undefined;
    }
  }
  return { run, busy: isPending, problem };
}
