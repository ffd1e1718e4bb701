import type { TestSalon } from "#tests/support/salon.ts";
import { publicUrl } from "#tests/support/salon-config.ts";

const done = "/api/auth/popup-done";

/**
 * Goes through 'Continue with Google' of a demo salon as a browser does, including redirects and cookies.
 * @param subject one of the demo's people
 * @returns where the window ends, and the cookies that the browser then has
 */
export async function continueWithGoogle(
  salon: TestSalon,
  subject: string,
): Promise<{ error: string | null; browser: { cookie: string } }> {
  const cookies = new Map<string, string>();
  const send = async (method: "GET" | "POST", url: string, payload?: string, type?: string) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const headers = { origin: publicUrl, cookie, ...(type && { "content-type": type }) };
    const answer = await salon.server.inject({ method, url, headers, ...(payload && { payload }) });
    for (const { name, value } of answer.cookies) cookies.set(name, encodeURIComponent(value));
    return answer;
  };
  const asked = { provider: "google", callbackURL: done, errorCallbackURL: done, disableRedirect: true };
  const started = await send("POST", "/api/auth/sign-in/social", JSON.stringify(asked), "application/json");
  let { url } = started.json<{ url: string }>();
  for (let step = 0; step < 12; step++) {
    const { pathname, search, searchParams } = new URL(url, publicUrl);
    if (pathname === done) {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
      return { error: searchParams.get("error"), browser: { cookie } };
    }
    let answer = await send("GET", pathname + search);
    if (answer.statusCode === 200) {
      const choice = new URLSearchParams({ subject }).toString();
      answer = await send("POST", pathname + search, choice, "application/x-www-form-urlencoded");
    }
    url = new URL(String(answer.headers.location), new URL(url, publicUrl)).href;
  }
  throw new Error("The window goes round in circles.");
}
