import { Outlet } from "react-router";
import { StaffOnly } from "#app/features/sign-in/AdminOnly.tsx";

/** Around the front desk's pages: what is inside exists for staff and admins alone. */
export default function StaffLayout() {
  return (
    <StaffOnly>
      <Outlet />
    </StaffOnly>
  );
}
