import { SignUpForm } from "#app/features/sign-in/SignUpForm.tsx";
import { EntryWays } from "#app/layout/EntryWays.tsx";

/** Every way to sign up that the salon has. */
export default function SignUpWays() {
  return <EntryWays form={(enter) => <SignUpForm enter={enter} />} />;
}
