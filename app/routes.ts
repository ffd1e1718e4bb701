import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

/** Every URL of the site. */
export default [
  layout("layout/PublicLayout.tsx", [
    index("routes/public/home.tsx"),
    route("services", "routes/public/services.tsx"),
    route("contact", "routes/public/contact.tsx"),
    layout("layout/SessionLayout.tsx", [
      route("login", "routes/public/login.tsx"),
      route("singup", "routes/public/singup.tsx"),
      route("secret", "routes/public/secret.tsx"),
    ]),
    route("*", "routes/public/not-found.tsx"),
  ]),
  route("signup", "routes/public/signup.ts"),
] satisfies RouteConfig;
