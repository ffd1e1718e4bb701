import { useRole } from "#app/data/me.ts";
import "./link.css";
import "./shell.css";
import "./pieces.css";
import { type ReactNode, Suspense, useState } from "react";
import { Link, Outlet, useLocation, useMatches } from "react-router";
import { Loader } from "#app/features/pictures/Loader.tsx";
import { Guard } from "#app/features/sign-in/Guard.tsx";
import { AccountMenu } from "#app/layout/AccountMenu.tsx";
import { BottomTabs } from "#app/layout/dashboard/BottomTabs.tsx";
import { Drawer } from "#app/layout/dashboard/Drawer.tsx";
import { pageHandle } from "#app/layout/dashboard/page-handle.ts";
import { dashboardPage } from "#app/layout/dashboard/pages.ts";
import { Sidebar } from "#app/layout/dashboard/Sidebar.tsx";
import { TopBar } from "#app/layout/dashboard/TopBar.tsx";
import { useSignOut } from "#app/layout/dashboard/use-sign-out.ts";
import { homes } from "#app/lib/dashboard-home.ts";
import { salonName } from "#app/lib/names.ts";
import { useSession } from "#app/lib/session.tsx";
import { useSalon } from "#app/lib/use-salon.ts";
import { dashboardTexts } from "#app/texts/en/dashboard/dashboard.ts";
import { loadTexts, useLoadedTexts } from "#app/texts/load-texts.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { classes } from "#app/ui/classes.ts";
import { lazyOrNothing } from "#app/ui/lazy-or-nothing.tsx";
import { Note } from "#app/ui/Note.tsx";
import type { Role } from "#contract/users.ts";

// Customers have nothing to search for and no news of the desk.
const Find = lazyOrNothing(() => import("#app/layout/dashboard/Find.tsx"));
const Bell = lazyOrNothing(() => import("#app/layout/dashboard/Bell.tsx"));

/**
 * When `/` was last pressed, since the page's first script: the search loads only once it is known who is signed in.
 */
let findKeyAt = 0;
const findKeyPressed = () => findKeyAt;
if (typeof window !== "undefined")
  window.addEventListener("keydown", ({ key, timeStamp, target, ctrlKey, metaKey, altKey }) => {
    const isTyped = target instanceof Element && target.matches("input, textarea, select");
    if (key === "/" && !isTyped && !ctrlKey && !metaKey && !altKey) findKeyAt = timeStamp;
  });

void loadTexts("dashboard");

/** The layout of every dashboard page. Nobody gets past the guard, and the server renders nothing personal. */
export default function DashboardLayout() {
  useLoadedTexts("dashboard");
  return (
    <Guard waiting={<Waiting />}>
      <Shell />
    </Guard>
  );
}

/** Everybody may see a customer's pages. */
const anybody: Role = "customer";

/** Shown until it is known who is signed in: the page's own first view, in a customer's frame. */
function Waiting() {
  const page = pageHandle(useMatches());
  if (!page?.Waiting) return <Loader />;
  return (
    <Frame role={anybody} name="">
      <page.Waiting />
    </Frame>
  );
}

function Shell() {
  const page = pageHandle(useMatches());
  const { user } = useSession();
  const state = useRole();
  const signOut = useSignOut();
  const [drawerOpen, setDrawerOpen] = useState(false);
  const salon = useSalon();
  const { questions } = useTexts(dashboardTexts);
  if (!user || state === "pending") return <Waiting />;
  const role = state === "failed" ? "customer" : state;
  const name = user.displayName ?? user.email;
  const openMenu = () => setDrawerOpen(true);
  return (
    <>
      <Frame
        role={role}
        name={name}
        onMenu={openMenu}
        find={
          role !== "customer" && (
            <Suspense>
              <Find pressedAt={findKeyPressed} />
            </Suspense>
          )
        }
        bell={
          role !== "customer" && (
            <Suspense fallback={<span className="iconbtn" />}>
              <Bell role={role} />
            </Suspense>
          )
        }
        account={<AccountMenu name={name} photo={user.photoURL} onSignOut={signOut} />}
      >
        <Outlet />
      </Frame>
      {!page?.rail && <BottomTabs role={role} onMore={openMenu} />}
      <Drawer
        open={drawerOpen}
        onClose={() => setDrawerOpen(false)}
        role={role}
        foot={questions(salon.phone)}
      />
    </>
  );
}

interface FrameProps {
  role: Role;
  name: string;
  onMenu?: () => void;
  find?: ReactNode;
  bell?: ReactNode;
  account?: ReactNode;
  children: ReactNode;
}

/** The sidebar and the top bar around a page. */
function Frame({ role, name, onMenu = () => {}, find, bell, account, children }: FrameProps) {
  const texts = useTexts(dashboardTexts);
  const salon = useSalon();
  const page = pageHandle(useMatches());
  const { pathname, search } = useLocation();
  const belowGuests = pathname.includes("/guests/");
  return (
    <div className={classes("dashboard", page?.rail && "dashboard-rail")}>
      <Sidebar role={role} salonName={salonName(salon)} foot={texts.questions(salon.phone)} />
      <div className="min-w-0">
        <TopBar
          page={page}
          above={belowGuests && <Link to="/dashboard/guests">{texts.guests}</Link>}
          title={belowGuests && !pathname.endsWith("/import") ? undefined : dashboardPage(pathname)?.title()}
          homePath={homes[role]}
          salonName={salonName(salon)}
          displayName={name}
          onMenu={onMenu}
          find={find}
          bell={bell}
          account={account}
        />
        <main className="dashboard-main" id="main">
          {children}
        </main>
        <div role="status">
          <Note className="slow-reads" icon="clock">
            {texts.slow}{" "}
            <a className="link" href={pathname + search}>
              {texts.openAgain}
            </a>
          </Note>
        </div>
      </div>
    </div>
  );
}
