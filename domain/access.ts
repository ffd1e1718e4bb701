/** A person's role at the salon. `admin` is its owner. */
export const roles = ["customer", "staff", "admin"] as const;
export type Role = (typeof roles)[number];

/** The roles of those who work there. */
export const staffRoles = ["staff", "admin"] as const satisfies Role[];

/** Who may make a call. `self` is the person that the call is about. */
export type Audience = "anyone" | "signedIn" | "self" | "selfOrAdmin" | "staff" | "admin";

/** The signed-in caller, read from the database for this very call. */
export interface Actor {
  userId: string;
  email: string;
  role: Role;
  /**
   * A program with a key. It acts for the customer unless it says that it acts for the salon, and it hands back no cash.
   */
  isProgram?: boolean;
}

export type AccessDecision = "allow" | "unauthenticated" | "forbidden";

/**
 * Decides whether a caller belongs to an audience.
 * @param actor null for a visitor
 * @param subjectEmail the person the call is about, for `self` and `selfOrAdmin`; lower case
 */
export function decideAccess(audience: Audience, actor: Actor | null, subjectEmail?: string): AccessDecision {
  if (audience === "anyone") return "allow";
  if (!actor) return "unauthenticated";
  return allows(audience, actor, subjectEmail) ? "allow" : "forbidden";
}

/** Whether somebody works at the salon. The owner does. */
export function isStaff({ role }: Pick<Actor, "role">): boolean {
  return staffRoles.some((one) => one === role);
}

/**
 * Whether the caller is a person on the staff, who can hand back money and is not bound by notice periods. A program
 * is not at the desk.
 */
export function isAtDesk(actor: Actor): boolean {
  return isStaff(actor) && !actor.isProgram;
}

function allows(audience: Audience, actor: Actor, subjectEmail: string | undefined): boolean {
  switch (audience) {
    case "anyone":
    case "signedIn":
      return true;
    case "self":
      return actor.email === subjectEmail;
    case "selfOrAdmin":
      return actor.role === "admin" || actor.email === subjectEmail;
    case "staff":
      return isStaff(actor);
    case "admin":
      return actor.role === "admin";
  }
}
