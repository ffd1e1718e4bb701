import { redirect } from "react-router";

/** Redirects the usual spelling to the page's own. */
export function loader() {
  return redirect("/singup", 301);
}
