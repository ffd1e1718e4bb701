import type { Role } from "#contract/users.ts";

/** The visitor's role in the salon, or why it is not known. */
export type RoleState = "pending" | "failed" | Role;

/** Where the dashboard of each role begins. */
export const homes: Record<Role, string> = {
  admin: "/dashboard/adminHome",
  staff: "/dashboard/calendar",
  customer: "/dashboard/userHome",
};

/** Where the Dashboard link leads. While the role is not known, `/dashboard` finds out. */
export function dashboardHome(role: RoleState): string {
  return role === "pending" || role === "failed" ? "/dashboard" : homes[role];
}
