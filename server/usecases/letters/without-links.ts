/**
 * Keeps mail programs from turning a name into a link. Inserts invisible spaces into anything that looks like an
 * address.
 */
export function withoutLinks(name: string): string {
  return name.replace(/[.:/@](?=\S)/g, "$&\u200B");
}
