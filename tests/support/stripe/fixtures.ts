import { readFileSync } from "node:fs";
import type { SandboxAnswer } from "#sandbox/types.ts";

export type Json = null | boolean | number | string | Json[] | JsonObject;
export interface JsonObject {
  [name: string]: Json;
}

/** Objects as Stripe publishes them, by the word in their `object` field. */
export const fixtures: Record<string, JsonObject> = JSON.parse(
  readFileSync(new URL("fixtures.json", import.meta.url), "utf8"),
);

/** Removes every key from an answer's objects that Stripe's example of the object does not have. */
export function onlyPublished(answer: SandboxAnswer): SandboxAnswer {
  const body: Json = JSON.parse(answer.body);
  return { ...answer, body: JSON.stringify(cut(body)) };
}

function cut(value: Json): Json {
  if (Array.isArray(value)) return value.map(cut);
  if (!isObject(value)) return value;
  const published = fixtures[String(value.object)];
  const kept = Object.entries(value).filter(([name]) => !published || name in published);
  return Object.fromEntries(kept.map(([name, inner]) => [name, cut(inner)]));
}

/**
 * Lists how an object differs from Stripe's example of it: keys that the example does not have, and values of another
 * type.
 */
export function differences(value: Json, published: Json, path = ""): string[] {
  if (published === null || value === null) return [];
  if (Array.isArray(value) || Array.isArray(published)) {
    return Array.isArray(value) && Array.isArray(published) ? [] : [`${path} is not the same kind`];
  }
  if (!isObject(value) || !isObject(published)) {
    return typeof value === typeof published ? [] : [`${path} is ${typeof value}, not ${typeof published}`];
  }
  // An empty example says nothing about its contents.
  if (Object.keys(published).length === 0) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const inside = path ? `${path}.${name}` : name;
    const example = published[name];
    return example === undefined ? [`${inside} is unknown`] : differences(inner, example, inside);
  });
}

function isObject(value: Json): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
