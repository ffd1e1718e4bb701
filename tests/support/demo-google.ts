import type { DemoProvider } from "#server/identity/demo-provider.ts";

/**
 * Goes through the demo's sign-in window as a browser does, including redirects and cookies.
 * @param url where the window opens
 * @param subject the person to pick; empty to cancel
 * @returns the address that it ends at, or the last answer if it stops before
 */
export async function passDemoWindow(
  provider: DemoProvider,
  url: string,
  subject: string,
): Promise<{ back: URL } | { stopped: Response }> {
  const cookies = new Map<string, string>();
  let request = new Request(url);
  for (let step = 0; step < 8; step++) {
    const { pathname } = new URL(request.url);
    if (!pathname.startsWith("/demo-sign-in/")) return { back: new URL(request.url) };
    request.headers.set("cookie", [...cookies].map((pair) => pair.join("=")).join("; "));
    const answer = await provider.handle(request);
    for (const cookie of answer.headers.getSetCookie()) keep(cookies, cookie);
    const next = answer.headers.get("location");
    if (next) request = new Request(new URL(next, request.url));
    else if (answer.ok && request.method === "GET")
      request = new Request(request.url, { method: "POST", body: new URLSearchParams({ subject }) });
    else return { stopped: answer };
  }
  throw new Error("The window goes round in circles.");
}

function keep(cookies: Map<string, string>, cookie: string): void {
  const [pair = ""] = cookie.split(";");
  const at = pair.indexOf("=");
  if (/expires=Thu, 01 Jan 1970/i.test(cookie)) cookies.delete(pair.slice(0, at));
  else cookies.set(pair.slice(0, at), pair.slice(at + 1));
}
