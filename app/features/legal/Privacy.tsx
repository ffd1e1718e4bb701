import { Link } from "react-router";
import { Matter } from "#app/features/legal/Matter.tsx";
import type { Salon } from "#contract/salon.ts";

/** What is kept about people, as the product does it. */
export function Privacy({ salon }: { salon: Salon }) {
  const stripe = salon.stripePublishableKey !== "" && !salon.testMode;
  return (
    <div className="wrap sec">
      <div className="grid max-w-3xl gap-10 text-pretty">
        <Matter title="What we keep">
          <p>
            With an account: your name, your e-mail address, your photo and mobile number if you give them,
            and your password as a hash that nobody can read back. With a booking: what you booked, when and
            with whom, and the name, e-mail address and mobile number you gave for it. With a review: what you
            wrote, your name and your picture. With a message: what you typed into the form.
          </p>
          <p>
            While you are logged in we keep the network address and the kind of browser you logged in with. To
            stop floods we count calls by network address, and forget the counts within hours.
          </p>
        </Matter>
        <Matter title="Cards">
          <p>
            {stripe
              ? "Your card goes from your browser straight to Stripe, which takes the payment for us. "
              : salon.testMode
                ? "Test mode: this site takes test cards only, and no money moves. "
                : ""}
            We never see or keep a card number: we keep the amount, the time and the payment's own number.
          </p>
        </Matter>
        <Matter title="Cookies and your browser">
          <p>
            One cookie keeps you logged in, and your browser holds a short-lived pass for our own calls. There
            are no advertising or statistics cookies, and our pages load nothing from other sites
            {stripe ? " but Stripe's payment field where you pay" : ""}
            {salon.socialProviders.length > 0
              ? ", unless you choose to sign in with another site's account"
              : ""}
            .
          </p>
        </Matter>
        <Matter title="Who sees it">
          <p>
            The salon's owner and front desk see bookings and messages; masters see who comes when. Reviews
            are public once they are shown. We sell nothing to anybody.
          </p>
        </Matter>
        <Matter title="How to change or delete it">
          <p>
            Name, photo, mobile number and password are in{" "}
            <Link className="link" to="/dashboard/profile">
              your profile
            </Link>
            . In{" "}
            <Link className="link" to="/dashboard/settings">
              settings
            </Link>{" "}
            you delete your account: name, address and sign-in go at once, reviews lose your name and photo,
            coming visits keep their contact until they are over. What was paid stays in our books, without
            you.
          </p>
        </Matter>
        <Matter title="Questions">
          <p>
            {salon.name}, {salon.address.join(", ")}
            {salon.phone && `, ${salon.phone}`}
            {salon.email && `, ${salon.email}`}.
          </p>
        </Matter>
      </div>
    </div>
  );
}
