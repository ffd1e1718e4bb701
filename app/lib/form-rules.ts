import { useEffect, useEffectEvent, useRef } from "react";
import type { FieldValues, Resolver } from "react-hook-form";
import type { $ZodType } from "zod/v4/core";
import { fetchPart, type Missing, whyMissing } from "#app/lib/fetch-part.ts";

/** Loads the schema of a form. */
export type Rules<Typed, Sent> = () => Promise<$ZodType<Sent, Typed>>;

/**
 * Validates a form with a schema that is loaded, together with its library, once a field of the page gets the focus:
 * together they weigh more than the form, and nobody needs them just to read it.
 */
export function useRules<Typed extends FieldValues, Sent>(rules: Rules<Typed, Sent>) {
  const { fetch, missing } = useFetched(() => Promise.all([import("@hookform/resolvers/zod"), rules()]));

  const resolver: Resolver<Typed, unknown, Sent> = async (typed, context, options) => {
    const fetched = await fetch().catch(() => null);
    if (!fetched) return { values: {}, errors: {} };
    const [{ zodResolver }, schema] = fetched;
    return await zodResolver(schema)(typed, context, options);
  };

  return { resolver, missing };
}

/** Loads what validates a form once a field of the page gets the focus. */
export function useFetched<Check>(load: () => Promise<Check>) {
  const had = useRef(false);

  async function fetch(): Promise<Check> {
    const fetched = await (had.current ? load() : fetchPart(load));
    had.current = true;
    return fetched;
  }

  useFetchOnFocus(fetch);

  return {
    fetch,
    /** Waits for it. @returns why it can't be loaded: nothing is validated then, so nothing may be sent */
    missing: (): Promise<Missing | undefined> => fetch().then(() => undefined, whyMissing),
  };
}

const fields = "input, textarea, select";

function useFetchOnFocus(fetchRules: () => Promise<unknown>): void {
  const fetch = useEffectEvent(() => void fetchRules().catch(() => {}));
  useEffect(() => {
    const fetchForField = ({ target }: { target: unknown }) => {
      if (!(target instanceof Element && target.matches(fields))) return;
      document.removeEventListener("focusin", fetchForField);
      fetch();
    };
    // A dialog may focus a field before this runs.
    if (document.activeElement?.matches(fields)) return fetch();
    document.addEventListener("focusin", fetchForField);
    return () => document.removeEventListener("focusin", fetchForField);
  }, []);
}
