import { index, layout, prefix, type RouteConfig, route } from "@react-router/dev/routes";
import { type DashboardPage, dashboardPages } from "#app/layout/dashboard/pages.ts";

/** Every page. Other addresses, such as those of pictures and short links, are registered in server/http/server.ts. */
export default [
  layout("layout/PublicLayout.tsx", [
    index("routes/public/home.tsx"),
    route("services", "routes/public/services.tsx"),
    route("contact", "routes/public/contact.tsx"),
    route("portfolio/:id", "routes/public/work.tsx"),
    route("membership", "routes/public/membership.tsx"),
    route("gift-card", "routes/public/gift-card.tsx"),
    route("privacy", "routes/public/privacy.tsx"),
    route("terms", "routes/public/terms.tsx"),
    route("offline", "routes/public/offline.tsx"),
    route("login", "routes/public/login.tsx"),
    route("singup", "routes/public/singup.tsx"),
    layout("layout/SessionLayout.tsx", [
      route("forgot-password", "routes/public/forgot-password.tsx"),
      route("reset-password", "routes/public/reset-password.tsx"),
      route("verify-email", "routes/public/verify-email.tsx"),
      route("invitation", "routes/public/invitation.tsx"),
      route("unsubscribe", "routes/public/unsubscribe.tsx"),
      route("gift-card/received", "routes/public/gift-card-received.tsx"),
      route("gift-card/balance", "routes/public/gift-card-balance.tsx"),
      route("secret", "routes/public/secret.tsx"),
    ]),
    route("*", "routes/public/not-found.tsx"),
  ]),
  route("book", "routes/public/book.tsx"),
  route("signup", "routes/public/signup.ts"),
  route("sitemap.xml", "routes/public/sitemap.ts"),
  route("robots.txt", "routes/public/robots.ts"),
  route("manifest.webmanifest", "routes/public/manifest.ts"),
  layout("layout/SessionLayout.tsx", { id: "dashboard-session" }, [
    layout("layout/dashboard/DashboardLayout.tsx", [
      layout("layout/dashboard/PageBoundary.tsx", [
        ...prefix("dashboard", [
          index("routes/account/dashboard-home.tsx"),
          route("bookingAppointment/:id", "routes/account/booking-appointment.tsx"),
          ...pagesOf("everybody"),
          layout("routes/admin/StaffLayout.tsx", pagesOf("staff")),
          layout("routes/admin/AdminLayout.tsx", pagesOf("owner")),
        ]),
      ]),
    ]),
  ]),
] satisfies RouteConfig;

function pagesOf(wanted: DashboardPage["who"]) {
  const pages = dashboardPages.filter(({ who }) => who === wanted);
  return pages.map(({ path, screen }) => route(path, `routes/${screen}.tsx`));
}
