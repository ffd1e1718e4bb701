import { Outlet } from "react-router";
import { StaffOnly } from "#app/features/sign-in/AdminOnly.tsx";

/** The layout of front desk pages. Its children exist only for staff and admins. */
export default function StaffLayout() {
  return (
    <StaffOnly>
      <Outlet />
    </StaffOnly>
  );
}
