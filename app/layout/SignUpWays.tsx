import { SignUpForm } from "#app/features/sign-in/SignUpForm.tsx";
import { EntryWays } from "#app/layout/EntryWays.tsx";

/** Each way to an account that the salon has. */
export default function SignUpWays() {
  return <EntryWays form={(enter) => <SignUpForm enter={enter} />} />;
}
