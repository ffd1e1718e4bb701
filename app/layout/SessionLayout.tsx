import { Outlet } from "react-router";
import { Providers } from "#app/layout/Providers.tsx";

/** Around the pages that sign in or need to know who is signed in. */
export default function SessionLayout() {
  return (
    <Providers>
      <Outlet />
    </Providers>
  );
}
