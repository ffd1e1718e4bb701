import type { User } from "#contract/users.ts";

/** The users whose name or e-mail contains every word of the search. */
export function matching(users: User[], search: string): User[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return users.filter(({ name, email }) => {
    const text = `${name} ${email}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
