import { LoginForm } from "#app/features/sign-in/LoginForm.tsx";
import { PasskeyButton } from "#app/features/sign-in/PasskeyButton.tsx";
import { EntryWays } from "#app/layout/EntryWays.tsx";

/** Every way to log in that the salon has. */
export default function LoginWays() {
  return (
    <EntryWays
      form={(enter) => <LoginForm enter={enter} />}
      own={(enter) => <PasskeyButton enter={enter} />}
    />
  );
}
