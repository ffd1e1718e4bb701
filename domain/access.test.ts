import { expect, test } from "vitest";
import { type Actor, type Audience, decideAccess } from "#domain/access.ts";

const person = (role: Actor["role"]): Actor => ({ userId: "u1", email: "mim@example.com", role });
const callers = {
  visitor: null,
  customer: person("customer"),
  staff: person("staff"),
  admin: person("admin"),
};

/** Who is let in when the call is about somebody else, and when it is about the caller. */
const rows: [Audience, ofOthers: string[], ofOneself: string[]][] = [
  ["anyone", ["visitor", "customer", "staff", "admin"], ["visitor", "customer", "staff", "admin"]],
  ["signedIn", ["customer", "staff", "admin"], ["customer", "staff", "admin"]],
  ["self", [], ["customer", "staff", "admin"]],
  ["selfOrAdmin", ["admin"], ["customer", "staff", "admin"]],
  ["staff", ["staff", "admin"], ["staff", "admin"]],
  ["admin", ["admin"], ["admin"]],
];

test.each(rows)("a call for %s allows nobody else", (audience, ofOthers, ofOneself) => {
  for (const [name, actor] of Object.entries(callers)) {
    const refusal = actor ? "forbidden" : "unauthenticated";
    expect(decideAccess(audience, actor, "other@example.com")).toBe(
      ofOthers.includes(name) ? "allow" : refusal,
    );
    expect(decideAccess(audience, actor, "mim@example.com")).toBe(
      ofOneself.includes(name) ? "allow" : refusal,
    );
    expect(decideAccess(audience, actor)).toBe(ofOthers.includes(name) ? "allow" : refusal);
  }
});
