import { texts } from "#app/texts/texts.ts";

/** What a failed sign-in or sign-up means, and what to do. */
export const identityErrorTexts = texts("identityErrorTexts", {
  wrong_credentials: "That e-mail and password do not match. Check both and try again.",
  account_exists: "This e-mail already has an account. Log in instead.",
  see_your_mail: "We could not log you in this way. We have sent you an e-mail that says what to do next.",
  account_not_linked:
    "This e-mail already has an account here, with another way to log in. Log in that way, for example with its password.",
  invalid_email: "Enter an e-mail address like name@example.com",
  invalid_name: "Enter a name of at most 200 characters, on one line.",
  invalid_picture: "Enter the address of a picture",
  weak_password: "Choose a password of 6 to 200 characters.",
  common_password:
    "Many people use this password, so it is easy to guess. Choose another one, for example three words.",
  too_many_guesses:
    "Too many wrong passwords for this e-mail. Wait an hour, or choose a new password by e-mail: 'Forgot your password?'",
  passwords_elsewhere: "Your password is kept where you sign in, not here. Change it there.",
  account_closed: "This account is closed. Ask the salon if that is a mistake.",
  no_email: "That account does not share an e-mail address with us. Log in another way.",
  second_factor: "This account asks for a code, too. Enter the one your app shows.",
  wrong_code: "This code does not fit. Enter the one your app shows now.",
  codes_over: "That took too long, or too many codes were wrong. Log in again with your password.",
  locked: "Too many wrong codes. Wait 15 minutes, then log in again.",
  login_again: "Log in again first: this needs a fresh sign-in.",
  passkey_refused: "The passkey was not used. Try again, or use your password.",
  passkey_unknown: "We do not know this passkey. Log in with your password.",
  no_passkeys: "This browser has no passkeys. Use your password.",
  provider_down: "The site that you log in with does not answer. Try again in a few minutes.",
  link_over: "This link was used already, or it is too old. Ask for a new one.",
  wrong_password: "This is not your current password.",
  no_password: "You sign in with an account of another site, so there is no password to change here.",
  too_many_requests: "Too many tries in a short time. Wait a minute and try again.",
  popup_blocked: "Your browser stopped the sign-in window. Allow pop-ups for this site and try again.",
  popup_closed: "The sign-in window was closed before you were signed in. Try again.",
  no_cookies:
    "Your browser keeps no cookies of this site, so you can't stay logged in. Allow them, then log in again.",
  network: "We could not reach the salon. Check your connection and try again.",
  unavailable: "Something went wrong on our side. Try again in a moment.",
});
