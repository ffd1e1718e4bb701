import { Outlet } from "react-router";
import { AdminOnly } from "#app/features/sign-in/AdminOnly.tsx";

/** The layout of admin pages. Its children exist only for admins. */
export default function AdminLayout() {
  return (
    <AdminOnly>
      <Outlet />
    </AdminOnly>
  );
}
