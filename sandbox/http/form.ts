import { ApiError } from "./errors.ts";

export type FormValue = string | Form | FormValue[];
export interface Form {
  [name: string]: FormValue;
}

const MAX_DEPTH = 5;

/**
 * Reads `a=1&b[c]=2&d[]=3&d[0]=3`, Stripe's form encoding, into nested objects; `[]` and numbers become lists.
 * Refuses names that are nested too deep or that reach for an object's prototype.
 */
export function parseForm(encoded: string): Form {
  const form = emptyForm();
  for (const [name, value] of new URLSearchParams(encoded)) {
    const path = pathOf(name);
    place(form, path, value);
  }
  return form;
}

function pathOf(name: string): string[] {
  const match = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(name);
  const inner = [...(match?.[2] ?? "").matchAll(/\[([^[\]]*)\]/g)].map((part) => part[1] ?? "");
  const path = [match?.[1] ?? "", ...inner];
  const unsafe = path.some((part) => ["__proto__", "constructor", "prototype"].includes(part));
  if (!match || unsafe || path.length > MAX_DEPTH) {
    throw new ApiError(400, "invalid_request_error", "Invalid parameter name.", {}, false);
  }
  return path;
}

function place(form: Form, path: string[], value: string): void {
  const [head = "", ...rest] = path;
  const next = rest[0];
  if (next === undefined) {
    form[head] = value;
    return;
  }
  if (next === "" || /^\d+$/.test(next)) {
    const list = form[head];
    const items = Array.isArray(list) ? list : [];
    form[head] = items;
    placeInList(items, rest, value);
    return;
  }
  const child = form[head];
  const inner = isForm(child) ? child : emptyForm();
  form[head] = inner;
  place(inner, rest, value);
}

function placeInList(items: FormValue[], path: string[], value: string): void {
  if (path.length === 1) {
    items.push(value);
    return;
  }
  const index = Math.min(Number(path[0] || items.length), items.length);
  const existing = items[index];
  const item = isForm(existing) ? existing : emptyForm();
  items[index] = item;
  place(item, path.slice(1), value);
}

export function isForm(value: FormValue | undefined): value is Form {
  return typeof value === "object" && !Array.isArray(value);
}

export function emptyForm(): Form {
  const form: Form = Object.create(null);
  return form;
}
