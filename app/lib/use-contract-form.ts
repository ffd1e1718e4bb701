import { type SubmitEvent, useRef, useState } from "react";
import {
  type DefaultValues,
  type FieldErrors,
  type FieldPath,
  type FieldValues,
  get,
  type RegisterOptions,
  type UseFormSetError,
  useForm,
} from "react-hook-form";
import { ApiError } from "#app/lib/api-error.ts";
import type { Missing } from "#app/lib/fetch-part.ts";
import { type Rules, useRules } from "#app/lib/form-rules.ts";
import { fieldErrorDelayMs } from "#app/lib/form-timing.ts";
import { useIsHere } from "#app/lib/use-is-here.ts";
import { refusalTexts } from "#app/texts/en/shared/refusals.ts";
import { useTexts } from "#app/texts/use-texts.ts";

/** Why a form failed as a whole. */
interface Problem {
  title: string;
  text: string;
}

/** What a form needs of a `useChange`. */
export interface FormChange<Sent, Answer> {
  run: (sent: Sent, failed: (error: unknown) => void) => Promise<Answer | undefined>;
  problem: (title: string) => Problem | undefined;
  busy: boolean;
}

interface Options<Typed extends FieldValues, Sent, Answer> {
  /** Loads the contract's schema, or one that turns what is typed into what the contract takes. */
  rules: Rules<Typed, Sent>;
  start: DefaultValues<Typed>;
  /** Sends the form. */
  change: FormChange<Sent, Answer>;
  /** The message when sending fails. */
  failed: string;
  /** @param isAsSent whether nothing was typed since sending: only then may the form be emptied */
  onSent?: (answer: Answer, sent: Sent, isAsSent: boolean) => void;
  /** Closes the form after sending. Not called once it is closed: a late answer must not close another one. */
  onDone?: () => void;
  /** What sending waits for, such as an upload that fills a field. False cancels sending. */
  ready?: () => Promise<boolean>;
  /** The field that a refusal is about and the message there, if the refusal itself names no field. */
  about?: (error: unknown) => [FieldPath<Typed>, string] | undefined;
  /** When a field is first validated: when it loses the focus, or when the form is sent. */
  mode?: "onTouched" | "onSubmit";
}

/**
 * A form that the contract validates and one change sends. Errors of the page and of the server show at their fields
 * alike. `problem` is set when the form fails as a whole and no field is to blame. What was typed stays.
 */
export function useContractForm<Typed extends FieldValues, Sent, Answer>({
  rules,
  start,
  change,
  failed,
  onSent,
  onDone,
  ready,
  about,
  mode = "onTouched",
}: Options<Typed, Sent, Answer>) {
  const { resolver, missing } = useRules(rules);
  const form = useForm<Typed, unknown, Sent>({
    resolver,
    defaultValues: start,
    mode,
    delayError: fieldErrorDelayMs,
    // It would focus the field that was registered first, which need not be the first on the page.
    shouldFocusError: false,
  });
  const { register, setError, getValues, getFieldState, formState } = form;
  const names = Object.keys(getValues()) as FieldPath<Typed>[];
  const [waiting, setWaiting] = useState(false);
  /** True from a press until its work has ended: a second press can come before the page is drawn again. */
  const submitting = useRef(false);
  const [missed, setMissed] = useState<Missing>();
  const isHere = useIsHere();
  const why = useTexts(refusalTexts);
  const errorOf = (name: FieldPath<Typed>) => getFieldState(name, formState).error?.message;

  function showErrors(error: unknown) {
    const [name, message] = about?.(error) ?? [];
    if (name) setError(name, { message }, { shouldFocus: true });
    else showFieldErrors(error, names, setError);
  }

  const send = (element: HTMLFormElement) =>
    form.handleSubmit(
      async (sent) => {
        const typed = JSON.stringify(getValues());
        const answer = await change.run(sent, showErrors);
        if (answer === undefined) return;
        onSent?.(answer, sent, JSON.stringify(getValues()) === typed);
        if (isHere.current) onDone?.();
      },
      (errors) => focusFirst(element, errors),
    )();

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const element = event.currentTarget;
    if (submitting.current || change.busy || showHalfTyped(element)) return;
    submitting.current = true;
    try {
      await checkAndSend(element);
    } finally {
      submitting.current = false;
    }
  }

  async function checkAndSend(element: HTMLFormElement) {
    const missed = await wait(missing);
    setMissed(missed);
    if (missed) return;
    if (ready && !(await wait(ready))) {
      // What went wrong may have been shown long before, out of sight by now.
      element.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
      return;
    }
    await send(element);
  }

  async function wait<Answered>(settled: () => Promise<Answered>): Promise<Answered> {
    setWaiting(true);
    try {
      return await settled();
    } finally {
      setWaiting(false);
    }
  }

  const problem = () => (missed ? { title: failed, text: why[missed] } : change.problem(failed));

  return {
    ...form,
    submit,
    /** Whether it waits for `ready`. */
    waiting,
    /** The props of a field's control: its error, and what registers it with the form. */
    field: (name: FieldPath<Typed>, options?: RegisterOptions<Typed, FieldPath<Typed>>) => ({
      error: errorOf(name),
      ...register(name, options),
    }),
    errorOf,
    busy: waiting || formState.isSubmitting || change.busy,
    problem: Object.keys(formState.errors).length === 0 ? problem() : undefined,
  };
}

/** Shows the server's field errors beside their fields and focuses the first. */
function showFieldErrors<Values extends FieldValues>(
  error: unknown,
  fields: FieldPath<Values>[],
  setError: UseFormSetError<Values>,
): void {
  const errors = error instanceof ApiError ? (error.problem?.errors ?? []) : [];
  const shown = fields.flatMap((name) =>
    errors.filter(({ field }) => field === name || field.startsWith(`${name}.`)).slice(0, 1),
  );
  shown.forEach(({ field, message }, index) => {
    setError(field as FieldPath<Values>, { message }, { shouldFocus: index === 0 });
  });
}

/** Moves the focus to the first field on the page that has an error. */
function focusFirst(form: HTMLFormElement, errors: FieldErrors): void {
  const fields = form.querySelectorAll<HTMLInputElement>("input, select, textarea");
  [...fields].find(({ name }) => name && get(errors, name))?.focus();
}

/**
 * A date without its year is an empty string to scripts, so only the browser can report it.
 * @returns whether there is one
 */
function showHalfTyped(form: HTMLFormElement): boolean {
  const half = [...form.querySelectorAll<HTMLInputElement>("[type=date], [type=time]")].find(
    ({ validity }) => validity.badInput,
  );
  half?.reportValidity();
  return half !== undefined;
}
