import { readFileSync } from "node:fs";
import { fillLogin, fillSignUp, openWindow, type Provider } from "#tests/identity/support/provider.ts";

/** Replaces Google's loader, which the SDK and the emulator's frame fetch, because a test machine may not reach it. */
const loader = readFileSync(new URL("gapi-loader.js", import.meta.url), "utf8");

/** Firebase Auth through its official SDK and the official emulator. */
export async function firebase(): Promise<Provider> {
  return {
    settings: {
      FIREBASE_PROJECT_ID: "demo-shiuli",
      FIREBASE_API_KEY: "an-api-key",
      FIREBASE_AUTH_EMULATOR_HOST: process.env.FIREBASE_EMULATOR ?? "",
    },
    // The emulator answers a wrong password with a 400. Its window requests styles that a test machine may not reach,
    // and its frame requests storage that browsers deny to third-party frames.
    noise: [
      /sessionStorage/,
      /status of 400/,
      /unpkg\.com|googleapis\.com\/(css2|icon)/,
      /mdc is not defined/,
      /401/,
    ],
    async prepare(context) {
      await context.route(/^https:\/\/apis\.google\.com\/js\/api\.js/, (route) =>
        route.fulfill({ contentType: "text/javascript", body: loader }),
      );
      await context.route(/unpkg\.com|fonts\.googleapis\.com/, (route) => route.fulfill({ body: "" }));
    },
    createUser: fillSignUp,
    signIn: fillLogin,
    async signInWrongly(page, person) {
      await fillLogin(page, { ...person, password: "not her password" });
      return "That e-mail and password do not match.";
    },
    async signInWithPopup(page) {
      const email = `popup-${crypto.randomUUID()}@example.com`;
      const popup = await openWindow(page, "Continue with Google");
      await popup.locator("#add-account-button button").click();
      await popup.locator("#email-input").fill(email);
      await popup.locator("#display-name-input").fill("Mim Akter");
      await popup.locator("#sign-in").click();
      return email;
    },
    close: async () => {},
  };
}
