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
  /** Loads the schema that validates it. */
  rules: Rules<Fields, Fields>;
  start?: DefaultValues<Fields>;
  /** Does what the form is for. Throws the refusal. */
  work: (fields: Fields) => Promise<void>;
  /** The field that a refusal is about; undefined for the whole form. */
  about?: (error: unknown) => FieldPath<Fields> | undefined;
  /** When a field is first validated. With 'onSubmit', its error also stays until the next submit. */
  mode?: "onTouched" | "onSubmit";
}

/** A form that the identity provider judges. Errors are shown at their fields, or above the button. */
export function useIdentityForm<Fields extends FieldValues>({
  rules,
  start,
  work,
  about,
  mode = "onTouched",
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
  /** True from a press until its work has ended: a second press can come before the page renders again. */
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
    setWaiting(true);
    try {
      await checkAndSend();
    } finally {
      submitting.current = false;
      setWaiting(false);
    }
  }

  async function checkAndSend() {
    const missed = await missing();
    if (missed) setError("root", { message: textsNow(refusalTexts)[missed] });
    else await send();
  }

  return {
    ...form,
    submit,
    /** The props of a field's control: its error, and what registers it with the form. */
    field: (name: FieldPath<Fields>, options?: RegisterOptions<Fields, FieldPath<Fields>>) => ({
      error: getFieldState(name, formState).error?.message,
      ...register(name, options),
    }),
    /** Until the work has ended, even if it resets the form before. */
    busy: waiting,
    /** Why the whole form was refused. */
    refused: formState.errors.root?.message,
  };
}
