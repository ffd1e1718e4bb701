import { type ChangeEvent, useState } from "react";

/**
 * The props of a field for a date that is never without one. While a day is typed that its month does not have, the
 * field has no value; giving it one would undo what is typed.
 */
export function useDateField(date: string, onDate: (date: string) => void) {
  const [isHalfTyped, setHalfTyped] = useState(false);
  return {
    type: "date",
    value: isHalfTyped ? "" : date,
    onChange({ target: { value } }: ChangeEvent<HTMLInputElement>) {
      setHalfTyped(value === "");
      if (value !== "") onDate(value);
    },
    onBlur: () => setHalfTyped(false),
  };
}
