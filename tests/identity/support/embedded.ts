import { fillLogin, fillSignUp, openWindow, type Provider } from "#tests/identity/support/provider.ts";

/** The salon's own accounts, with the demo's OpenID provider behind 'Continue with Google'. */
export async function embedded(): Promise<Provider> {
  return {
    settings: {},
    noise: [/401/],
    prepare: async () => {},
    createUser: fillSignUp,
    signIn: fillLogin,
    async signInWrongly(page, person) {
      await fillLogin(page, { ...person, password: "not her password" });
      return "That e-mail and password do not match.";
    },
    async signInWithPopup(page) {
      const popup = await openWindow(page, "Continue with Google");
      await popup.getByRole("button", { name: /Nadia Rahman/ }).click();
      return "nadia@google.demo.shiuli.example";
    },
    close: async () => {},
  };
}
