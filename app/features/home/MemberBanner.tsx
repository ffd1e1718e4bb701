import { LinkButton } from "#app/ui/LinkButton.tsx";

/** The full-screen picture with the discount inset. */
export function MemberBanner() {
  return (
    <section className="full">
      <img src="/art/pool-fullscreen.svg" alt="" width="1920" height="1200" loading="lazy" />
      <div className="wrap">
        <div className="member">
          <p className="kicker">BECOME A BEAUTY MEMBER</p>
          <h2 className="h1">Enjoy a 25% Discount</h2>
          <p className="lead">
            On every visit, for twelve months. Members also see Friday hours a day before everyone else.
          </p>
          <LinkButton to="/singup">Become a Member</LinkButton>
        </div>
      </div>
    </section>
  );
}
