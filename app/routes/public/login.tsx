import { Link } from "react-router";
import type { PublicHandle } from "#app/layout/PublicLayout.tsx";
import { pageMeta } from "#app/layout/pageMeta.ts";
import { SplitPage } from "#app/ui/SplitPage.tsx";
import type { Route } from "./+types/login.ts";

export const handle: PublicHandle = { footer: false };

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ title: "Login", salon: matches[0].loaderData?.salon });

export default function Login() {
  return (
    <SplitPage art="/art/thermal-bath.svg">
      <h1 className="h2">Please Login</h1>
      <p className="muted text-center">
        New here?{" "}
        <Link className="link text-kajal-900" to="/singup">
          Create an Account
        </Link>
      </p>
    </SplitPage>
  );
}
