import { Link } from "react-router";
import type { PublicHandle } from "#app/layout/PublicLayout.tsx";
import { pageMeta } from "#app/layout/pageMeta.ts";
import { SplitPage } from "#app/ui/SplitPage.tsx";
import type { Route } from "./+types/singup.ts";

export const handle: PublicHandle = { footer: false };

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ title: "Create an Account", salon: matches[0].loaderData?.salon });

export default function SignUp() {
  return (
    <SplitPage art="/art/facial.svg" artClassName="object-[64%_50%]" tall>
      <div className="grid gap-2.5">
        <h1 className="h2">Create an Account</h1>
        <p className="muted">One account for bookings, receipts and member prices.</p>
      </div>
      <p className="muted text-center">
        Already have an account?{" "}
        <Link className="link text-kajal-900" to="/login">
          Login
        </Link>
      </p>
    </SplitPage>
  );
}
