import { index, layout, prefix, type RouteConfig, route } from "@react-router/dev/routes";

/** Every URL of the site. */
export default [
  layout("layout/PublicLayout.tsx", [
    index("routes/public/home.tsx"),
    route("services", "routes/public/services.tsx"),
    route("contact", "routes/public/contact.tsx"),
    route("membership", "routes/public/membership.tsx"),
    route("privacy", "routes/public/privacy.tsx"),
    route("terms", "routes/public/terms.tsx"),
    route("offline", "routes/public/offline.tsx"),
    layout("layout/SessionLayout.tsx", [
      route("login", "routes/public/login.tsx"),
      route("singup", "routes/public/singup.tsx"),
      route("forgot-password", "routes/public/forgot-password.tsx"),
      route("reset-password", "routes/public/reset-password.tsx"),
      route("verify-email", "routes/public/verify-email.tsx"),
      route("unsubscribe", "routes/public/unsubscribe.tsx"),
      route("secret", "routes/public/secret.tsx"),
    ]),
    route("*", "routes/public/not-found.tsx"),
  ]),
  route("signup", "routes/public/signup.ts"),
  route("sitemap.xml", "routes/public/sitemap.ts"),
  route("robots.txt", "routes/public/robots.ts"),
  route("manifest.webmanifest", "routes/public/manifest.ts"),
  layout("layout/SessionLayout.tsx", { id: "dashboard-session" }, [
    layout("layout/dashboard/DashboardLayout.tsx", [
      layout("layout/dashboard/PageBoundary.tsx", [
        ...prefix("dashboard", [
          index("routes/account/dashboard-home.tsx"),
          route("userHome", "routes/account/user-home.tsx"),
          route("bookingAppointment/:id", "routes/account/booking-appointment.tsx"),
          route("myBookings", "routes/account/my-bookings.tsx"),
          route("receipts/:id", "routes/account/receipt.tsx"),
          route("membership", "routes/account/membership.tsx"),
          route("membership/receipts/:id", "routes/account/membership-receipt.tsx"),
          route("addReview", "routes/account/add-review.tsx"),
          route("profile", "routes/account/profile.tsx"),
          route("settings", "routes/account/settings.tsx"),
          layout("routes/admin/StaffLayout.tsx", [
            route("calendar", "routes/admin/calendar.tsx"),
            route("manageBookings", "routes/admin/manage-bookings.tsx"),
            route("messages", "routes/admin/messages.tsx"),
          ]),
          layout("routes/admin/AdminLayout.tsx", [
            route("mastersAndHours", "routes/admin/masters-and-hours.tsx"),
            route("adminHome", "routes/admin/admin-home.tsx"),
            route("service", "routes/admin/service.tsx"),
            route("users", "routes/admin/users.tsx"),
            route("revenue", "routes/admin/revenue.tsx"),
            route("reviews", "routes/admin/reviews.tsx"),
            route("salon", "routes/admin/salon.tsx"),
            route("exceptions", "routes/admin/exceptions.tsx"),
            route("deliveries", "routes/admin/deliveries.tsx"),
          ]),
        ]),
      ]),
    ]),
  ]),
] satisfies RouteConfig;
