import { redirect } from "react-router";
import type { Route } from "./+types/signup.ts";

/** Redirects the usual spelling to the page's own, with what a link carries. */
export function loader({ request }: Route.LoaderArgs) {
  return redirect(`/singup${new URL(request.url).search}`, 301);
}
