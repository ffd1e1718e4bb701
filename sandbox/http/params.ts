import type Stripe from "stripe";
import { invalidParam } from "./errors.ts";
import { emptyForm, type Form, isForm } from "./form.ts";

/** A text, or undefined when it is absent or empty. */
export function text(form: Form, name: string): string | undefined {
  const value = form[name];
  if (value === undefined || value === "") return undefined;
  if (typeof value !== "string") throw invalidParam(`Invalid string: ${name}`, name);
  return value;
}

export function requiredText(form: Form, name: string): string {
  const value = text(form, name);
  if (value === undefined) {
    throw invalidParam(`Missing required param: ${name}.`, name, "parameter_missing");
  }
  return value;
}

/** A whole number from `least` up, or undefined when it is absent. */
export function integer(form: Form, name: string, least = 0): number | undefined {
  const value = text(form, name);
  if (value === undefined) return undefined;
  if (!/^-?\d{1,15}$/.test(value)) {
    throw invalidParam(`Invalid integer: ${value}`, name, "parameter_invalid_integer");
  }
  if (Number(value) < least) {
    throw invalidParam(
      `This value must be greater than or equal to ${least}.`,
      name,
      "parameter_invalid_integer",
    );
  }
  return Number(value);
}

export function flag(form: Form, name: string): boolean | undefined {
  const value = text(form, name);
  if (value === undefined) return undefined;
  if (value !== "true" && value !== "false") throw invalidParam(`Invalid boolean: ${value}`, name);
  return value === "true";
}

/** A nested object, empty when it is absent. */
export function nested(form: Form, name: string): Form {
  const value = form[name];
  if (value === undefined || value === "") return emptyForm();
  if (!isForm(value)) throw invalidParam(`Invalid object: ${name}`, name);
  return value;
}

export function texts(form: Form, name: string): string[] {
  const value = form[name];
  if (value === undefined || value === "") return [];
  const items = Array.isArray(value) ? value : [value];
  return items.filter((item) => typeof item === "string");
}

/** The one of `choices` that was sent, or undefined when none was. */
export function choice<T extends string>(form: Form, name: string, choices: readonly T[]): T | undefined {
  const value = text(form, name);
  if (value === undefined) return undefined;
  const found = choices.find((known) => known === value);
  if (!found) throw invalidParam(`Invalid ${name}: must be one of ${choices.join(", ")}`, name);
  return found;
}

/** Merges what was sent into what stands: an empty value unsets its key, an empty `metadata` unsets all. */
export function mergedMetadata(standing: Stripe.Metadata, form: Form): Stripe.Metadata {
  if (form.metadata === "") return {};
  const merged: Stripe.Metadata = { ...standing };
  for (const [key, value] of Object.entries(nested(form, "metadata"))) {
    if (typeof value !== "string") throw invalidParam("Metadata values must be strings.", "metadata");
    if (key.length > 40 || value.length > 500) {
      throw invalidParam("Metadata keys have up to 40 characters, values up to 500.", "metadata");
    }
    if (value === "") delete merged[key];
    else merged[key] = value;
  }
  if (Object.keys(merged).length > 50) throw invalidParam("Metadata has up to 50 keys.", "metadata");
  return merged;
}
