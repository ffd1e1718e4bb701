import { hasCode } from "#app/lib/api-error.ts";
import type { SalonSettings, SettingsChange } from "#contract/settings.ts";

export type Setting = keyof SalonSettings;

/** What somebody else saved in a section while it was being changed. */
export interface Clash {
  settings: SalonSettings;
  /** The settings that they changed. */
  theirs: Setting[];
  /** Those of them that were changed here as well. */
  both: Setting[];
}

export const isClash = (error: unknown) => hasCode(error, "settings_changed");

/**
 * A change, with the values it is based on, so that the server refuses it if somebody else has changed the same.
 * @param seen the settings it is based on
 */
export function withSeen(change: SettingsChange, seen: SalonSettings): SettingsChange {
  const settings = Object.keys(change) as Setting[];
  return { ...change, seen: Object.fromEntries(settings.map((setting) => [setting, seen[setting]])) };
}

/**
 * Merges two people's changes into one form. What was typed here stays; what only they changed is taken over.
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
