import { type SubmitEvent, useRef, useState } from "react";
import {
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type RegisterOptions,
  useForm,
} from "react-hook-form";
import { explainIdentity } from "#app/features/sign-in/sentences.ts";
import { type Rules, useRules } from "#app/lib/form-rules.ts";
import { fieldErrorDelayMs } from "#app/lib/form-timing.ts";
import { refusalTexts } from "#app/texts/en/shared/refusals.ts";
import { textsNow } from "#app/texts/use-texts.ts";

interface Options<Fields extends FieldValues> {
  /** Fetches the schema that checks it. */
  rules: Rules<Fields, Fields>;
  start?: DefaultValues<Fields>;
  /** Does what the form is for; throws what refuses it. */
  work: (fields: Fields) => Promise<void>;
  /** The field that a refusal is about; nothing for the whole form. */
  about?: (error: unknown) => FieldPath<Fields> | undefined;
  /** When a field is checked for the first time; one that is checked 'onSubmit' keeps its error until then, too. */
  mode?: "onBlur" | "onSubmit";
}

/** A form that the identity provider judges. Its errors stand at their fields, or above the button. */
export function useIdentityForm<Fields extends FieldValues>({
  rules,
  start,
  work,
  about,
  mode = "onBlur",
}: Options<Fields>) {
  const { resolver, missing } = useRules(rules);
  const form = useForm<Fields>({
    resolver,
    ...(start && { defaultValues: start }),
    mode,
    reValidateMode: mode === "onSubmit" ? "onSubmit" : "onChange",
    delayError: fieldErrorDelayMs,
  });
  const { register, setError, getFieldState, formState } = form;

  const [waiting, setWaiting] = useState(false);
  /** Set from a press until what it began has ended: two presses may come before the page is drawn again. */
  const submitting = useRef(false);

  const send = form.handleSubmit(async (fields) => {
    try {
      await work(fields);
    } catch (error) {
      setError(about?.(error) ?? "root", { message: explainIdentity(error) }, { shouldFocus: true });
    }
  });

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (submitting.current) return;
    submitting.current = true;
    try {
      await checkAndSend();
    } finally {
      submitting.current = false;
    }
  }

  async function checkAndSend() {
    setWaiting(true);
    const missed = await missing();
    setWaiting(false);
    if (missed) setError("root", { message: textsNow(refusalTexts)[missed] });
    else await send();
  }

  return {
    ...form,
    submit,
    /** What the control of a field takes: its error, and what ties it to the form. */
    field: (name: FieldPath<Fields>, options?: RegisterOptions<Fields, FieldPath<Fields>>) => ({
      error: getFieldState(name, formState).error?.message,
      ...register(name, options),
    }),
    busy: waiting || formState.isSubmitting,
    /** Why the whole form was refused. */
    refused: formState.errors.root?.message,
  };
}
