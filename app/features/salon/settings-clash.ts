import { ApiError } from "#app/lib/api-error.ts";
import type { SalonSettings, SettingsChange } from "#contract/settings.ts";

export type Setting = keyof SalonSettings;

/** What somebody else has saved of a section while it was being changed. */
export interface Clash {
  settings: SalonSettings;
  /** What they gave another value. */
  theirs: Setting[];
  /** What of it was changed here as well. */
  both: Setting[];
}

export const isClash = (error: unknown) => error instanceof ApiError && error.code === "settings_changed";

/** A change that is refused where somebody else has changed the same since. @param seen what it was typed over */
export function withSeen(change: SettingsChange, seen: SalonSettings): SettingsChange {
  const settings = Object.keys(change) as Setting[];
  return { ...change, seen: Object.fromEntries(settings.map((setting) => [setting, seen[setting]])) };
}

/**
 * One form of two people's changes: what was typed here stays, and what only they have changed is taken over.
 * @param base the values that both began with
 */
export function mergeTyped<Typed extends Partial<Record<Setting, unknown>>>(
  base: Typed,
  { mine, theirs }: { mine: Typed; theirs: Typed },
): { merged: Typed } & Pick<Clash, "theirs" | "both"> {
  const keys = Object.keys(base) as Setting[];
  const differ = (one: Typed, other: Typed) => (key: Setting) =>
    JSON.stringify(one[key]) !== JSON.stringify(other[key]);
  const changed = keys.filter(differ(base, theirs));
  const kept = keys.filter(differ(base, mine)).map((key) => [key, mine[key]]);
  const merged = { ...theirs, ...Object.fromEntries(kept) };
  return { merged, theirs: changed, both: changed.filter(differ(merged, theirs)) };
}
