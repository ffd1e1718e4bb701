import type { Role } from "#contract/users.ts";

/** What the visitor may do in the salon: their role, or why it is not known. */
export type RoleState = "pending" | "failed" | Role;

/** Where the dashboard of each role begins. */
export const homes: Record<Role, string> = {
  admin: "/dashboard/adminHome",
  staff: "/dashboard/calendar",
  customer: "/dashboard/userHome",
};

/** Where the Dashboard link leads; `/dashboard` itself finds out while the role is not known. */
export function dashboardHome(role: RoleState): string {
  return role === "pending" || role === "failed" ? "/dashboard" : homes[role];
}
