import { zodResolver } from "@hookform/resolvers/zod";
import {
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type RegisterOptions,
  useForm,
} from "react-hook-form";
import type { z } from "zod";
import { showFieldErrors } from "#app/lib/form-errors.ts";
import { fieldErrorDelayMs } from "#app/lib/form-timing.ts";

/** One change of `useChange`, as far as a form needs it. */
export interface FormChange<Sent, Answer, Problem> {
  run: (sent: Sent, failed: (error: unknown) => void) => Promise<Answer | undefined>;
  problem: (title: string) => Problem | undefined;
  busy: boolean;
}

interface Options<Typed extends FieldValues, Sent, Answer, Problem> {
  /** The contract's schema, or one that turns what is typed into what the contract takes. */
  schema: z.ZodType<Sent, Typed>;
  start: DefaultValues<Typed>;
  /** Sends the form. */
  change: FormChange<Sent, Answer, Problem>;
  /** What did not happen when sending fails. */
  failed: string;
  onSent: (answer: Answer, sent: Sent) => void;
}

/**
 * A form that the contract checks and one change sends. Errors stand at their fields, the page's and the server's in one
 * way; `problem` is why the whole failed where no field is to blame. What was typed stays.
 */
export function useContractForm<Typed extends FieldValues, Sent, Answer, Problem>({
  schema,
  start,
  change,
  failed,
  onSent,
}: Options<Typed, Sent, Answer, Problem>) {
  const form = useForm<Typed, unknown, Sent>({
    resolver: zodResolver(schema),
    defaultValues: start,
    mode: "onTouched",
    delayError: fieldErrorDelayMs,
  });
  const { register, setError, getValues, getFieldState, formState } = form;
  const names = Object.keys(getValues()) as FieldPath<Typed>[];
  const errorOf = (name: FieldPath<Typed>) => getFieldState(name, formState).error?.message;

  return {
    ...form,
    submit: form.handleSubmit(async (sent) => {
      const answer = await change.run(sent, (error) => showFieldErrors(error, names, setError));
      if (answer !== undefined) onSent(answer, sent);
    }),
    /** What the control of a field takes: its error, and what ties it to the form. */
    field: (name: FieldPath<Typed>, options?: RegisterOptions<Typed, FieldPath<Typed>>) => ({
      error: errorOf(name),
      ...register(name, options),
    }),
    errorOf,
    busy: change.busy,
    problem: Object.keys(formState.errors).length === 0 ? change.problem(failed) : undefined,
  };
}
