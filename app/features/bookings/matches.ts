interface Part {
  part: string;
  isMatch: boolean;
  /** Where it begins in the whole text. */
  at: number;
}

/** Splits a text at the beginnings and ends of search words, in any case. */
export function parted(text: string, search: string): Part[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const lower = text.toLowerCase();
  // Some letters change their length with their case. Then nothing is marked.
  if (words.length === 0 || lower.length !== text.length) return [{ part: text, isMatch: false, at: 0 }];
  const marked = Array.from(text, () => false).slice(0, text.length);
  for (const word of words) {
    for (let at = lower.indexOf(word); at !== -1; at = lower.indexOf(word, at + word.length))
      marked.fill(true, at, at + word.length);
  }
  const parts: Part[] = [];
  for (let at = 0; at < text.length; at++) {
    const last = parts.at(-1);
    const isMatch = marked[at] ?? false;
    if (last?.isMatch === isMatch) last.part += text[at];
    else parts.push({ part: text[at] ?? "", isMatch, at });
  }
  return parts;
}
