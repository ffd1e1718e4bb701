/**
 * Bangla endings for a name or a time in a sentence. They depend on its last letter: a vowel takes a different ending
 * than a consonant. A hyphen keeps the name as it is written.
 */

/** 'At Shiuli': শিউলি-তে, but পারুল-এ. */
export function atPlace(name: string): string {
  return `${name}-${endsInVowel(name) ? "তে" : "এ"}`;
}

/** 'Of Shiuli': শিউলি-র, but পারুল-এর. */
export function ofName(name: string): string {
  return `${name}-${endsInVowel(name) ? "র" : "এর"}`;
}

/** 'At 4 pm': বিকেল ৪টায়, but বিকেল ৪:৩০-এ. */
export function atTime(clock: string): string {
  return clock.endsWith("টা") ? `${clock}য়` : `${clock}-এ`;
}

function endsInVowel(name: string): boolean {
  const last = name.replace(/[\s\p{P}]+$/u, "").at(-1) ?? "";
  return /[\u0985-\u0994\u09be-\u09cc]|[aiouy]/i.test(last);
}
