import "./link.css";
import "./shell.css";
import "./pieces.css";
import { useState } from "react";
import { Outlet, useMatches } from "react-router";
import { Guard } from "#app/features/identity/Guard.tsx";
import { AccountMenu } from "#app/layout/dashboard/AccountMenu.tsx";
import { BottomTabs } from "#app/layout/dashboard/BottomTabs.tsx";
import { Drawer } from "#app/layout/dashboard/Drawer.tsx";
import { pageHandle } from "#app/layout/dashboard/page-handle.ts";
import { Sidebar } from "#app/layout/dashboard/Sidebar.tsx";
import { TopBar } from "#app/layout/dashboard/TopBar.tsx";
import { useSignOut } from "#app/layout/dashboard/use-sign-out.ts";
import { homes } from "#app/lib/dashboard-home.ts";
import { salonName } from "#app/lib/names.ts";
import { usePageSalon } from "#app/lib/page-salon.ts";
import { useRole } from "#app/lib/role.ts";
import { useSession } from "#app/lib/session.tsx";
import { dashboardTexts } from "#app/texts/en/dashboard.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { classes } from "#app/ui/classes.ts";
import { Loader } from "#app/ui/Loader.tsx";

/** Around every page of the dashboard: nobody gets past the guard, and nothing of it is rendered on the server. */
export default function DashboardLayout() {
  return (
    <Guard>
      <Shell />
    </Guard>
  );
}

function Shell() {
  const texts = useTexts(dashboardTexts);
  const salon = usePageSalon();
  const page = pageHandle(useMatches());
  const { user } = useSession();
  const state = useRole();
  const signOut = useSignOut();
  const [drawerOpen, setDrawerOpen] = useState(false);
  if (!user || state === "pending") return <Loader />;
  const role = state === "failed" ? "customer" : state;

  const name = user.displayName ?? user.email;
  const foot = texts.questions(salon.phone);
  return (
    <>
      <div className={classes("dash", page?.rail && "dash-rail")}>
        <Sidebar role={role} salonName={salonName(salon)} foot={foot} />
        <div className="min-w-0">
          <TopBar
            page={page}
            homePath={homes[role]}
            salonName={salonName(salon)}
            displayName={name}
            onMenu={() => setDrawerOpen(true)}
            account={<AccountMenu name={name} photo={user.photoURL} onSignOut={signOut} />}
          />
          <main className="dash-main" id="main">
            <Outlet />
          </main>
        </div>
      </div>
      {!page?.rail && <BottomTabs role={role} onMore={() => setDrawerOpen(true)} />}
      <Drawer
        open={drawerOpen}
        onClose={() => setDrawerOpen(false)}
        role={role}
        salonName={salonName(salon)}
        foot={foot}
      />
    </>
  );
}
