import { redirect } from "react-router";

/** The usual spelling leads to the page's own. */
export function loader() {
  return redirect("/singup", 301);
}
