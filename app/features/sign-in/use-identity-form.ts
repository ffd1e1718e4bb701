import { zodResolver } from "@hookform/resolvers/zod";
import {
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type RegisterOptions,
  useForm,
} from "react-hook-form";
import type { $ZodType } from "zod/v4/core";
import { explainIdentity } from "#app/features/sign-in/sentences.ts";
import { fieldErrorDelayMs } from "#app/lib/form-timing.ts";

interface Options<Fields extends FieldValues> {
  schema: $ZodType<Fields, Fields>;
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
  schema,
  start,
  work,
  about,
  mode = "onBlur",
}: Options<Fields>) {
  const form = useForm<Fields>({
    resolver: zodResolver(schema),
    ...(start && { defaultValues: start }),
    mode,
    reValidateMode: mode === "onSubmit" ? "onSubmit" : "onChange",
    delayError: fieldErrorDelayMs,
  });
  const { register, setError, getFieldState, formState } = form;

  const submit = form.handleSubmit(async (fields) => {
    try {
      await work(fields);
    } catch (error) {
      setError(about?.(error) ?? "root", { message: explainIdentity(error) }, { shouldFocus: true });
    }
  });

  return {
    ...form,
    submit,
    /** What the control of a field takes: its error, and what ties it to the form. */
    field: (name: FieldPath<Fields>, options?: RegisterOptions<Fields, FieldPath<Fields>>) => ({
      error: getFieldState(name, formState).error?.message,
      ...register(name, options),
    }),
    busy: formState.isSubmitting,
    /** Why the whole form was refused. */
    refused: formState.errors.root?.message,
  };
}
