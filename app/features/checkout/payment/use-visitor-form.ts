import { useEffect, useRef, useState } from "react";
import type { TypedVisitor, VisitorErrors } from "#app/features/checkout/payment/visitor-rules.ts";
import { useFetched } from "#app/lib/form-rules.ts";
import { fieldErrorDelayMs } from "#app/lib/form-timing.ts";
import { meantMobile } from "#domain/mobile.ts";

const load = async () => (await import("#app/features/checkout/payment/visitor-rules.ts")).checkVisitor;

const fieldNames = ["name", "number"] as const;

/**
 * The two fields of who comes to a visit. A field is validated when it is left, and from then on as it changes; both
 * are when the form is sent. Written by hand: the library of the other forms weighs almost as much as this page.
 */
export function useVisitorForm(start: TypedVisitor, onTyped: (typed: TypedVisitor) => void) {
  const { fetch, missing } = useFetched(load);
  const form = useRef<HTMLFormElement>(null);
  const [first] = useState(start);
  const [errors, setErrors] = useState<VisitorErrors>({});
  const left = useRef(new Set<keyof TypedVisitor>());
  const later = useRef(0);
  useEffect(() => () => clearTimeout(later.current), []);

  function typed(): TypedVisitor {
    const fields = new FormData(form.current ?? undefined);
    const [name, number] = fieldNames.map((field) => String(fields.get(field) ?? ""));
    return { name: name ?? "", number: meantMobile(number ?? "") };
  }

  /** An error that is mended goes at once, and a new one comes a moment later. */
  async function check(): Promise<void> {
    const checkVisitor = await fetch().catch(() => null);
    if (!checkVisitor) return;
    const checked = await checkVisitor(typed());
    const found: VisitorErrors = checked.visitor ? {} : checked.errors;
    const shown = Object.fromEntries(
      fieldNames.map((field) => [field, left.current.has(field) ? found[field] : undefined]),
    );
    clearTimeout(later.current);
    setErrors((before) =>
      Object.fromEntries(fieldNames.map((field) => [field, shown[field] && before[field]])),
    );
    later.current = window.setTimeout(() => setErrors(shown), fieldErrorDelayMs);
  }

  /** @param pay gets the visitor if nothing is wrong with it; otherwise the first wrong field gets the focus */
  async function send(pay: (visitor: TypedVisitor) => void): Promise<void> {
    const checked = await (await fetch())(typed());
    clearTimeout(later.current);
    for (const field of fieldNames) left.current.add(field);
    setErrors(checked.visitor ? {} : checked.errors);
    if (checked.visitor) return pay(checked.visitor);
    const wrong = fieldNames.find((field) => checked.errors[field]);
    form.current?.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
  }

  const field = (name: keyof TypedVisitor) => ({
    name,
    defaultValue: first[name],
    error: errors[name],
    onChange() {
      onTyped(typed());
      if (left.current.has(name)) void check();
    },
    onBlur() {
      left.current.add(name);
      void check();
    },
  });

  return { form, typed, field, send, missing };
}
