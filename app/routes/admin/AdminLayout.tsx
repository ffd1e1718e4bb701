import { Outlet } from "react-router";
import { AdminOnly } from "#app/features/sign-in/AdminOnly.tsx";

/** Around the admins' pages: what is inside exists for admins alone. */
export default function AdminLayout() {
  return (
    <AdminOnly>
      <Outlet />
    </AdminOnly>
  );
}
