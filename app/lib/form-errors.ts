import type { FieldPath, FieldValues, UseFormSetError } from "react-hook-form";
import { ApiError } from "#app/lib/api-error.ts";

/**
 * Shows the server's field errors beside their fields and focuses the first.
 * @returns whether any of them was for one of `fields`
 */
export function showFieldErrors<Values extends FieldValues>(
  error: unknown,
  fields: FieldPath<Values>[],
  setError: UseFormSetError<Values>,
): boolean {
  const errors = error instanceof ApiError ? (error.problem?.errors ?? []) : [];
  const shown = fields.flatMap((name) =>
    errors.filter(({ field }) => field === name || field.startsWith(`${name}.`)).slice(0, 1),
  );
  shown.forEach(({ field, message }, index) => {
    setError(field as FieldPath<Values>, { message }, { shouldFocus: index === 0 });
  });
  return shown.length > 0;
}
