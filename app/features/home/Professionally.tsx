import { stat } from "#app/features/home/stat.ts";

interface Props {
  happyCustomers: number;
  services: number;
}

/** The dark band: a promise and two numbers. */
export function Professionally({ happyCustomers, services }: Props) {
  return (
    <section className="hl on-dark sec">
      <div className="wrap hl-grid">
        <div className="plate">
          <img src="/art/stones.svg" alt="" width="800" height="1000" loading="lazy" />
        </div>
        <div className="hl-copy">
          <div className="grid gap-6.5">
            <h2 className="h1">Let us handle your screen Professionally</h2>
            <p className="lead">
              Every master here has trained for at least five years and sees one guest at a time. We write
              down what your skin liked and what it did not, so the second visit starts where the first one
              ended.
            </p>
          </div>
          <div className="stats">
            <div>
              <b>{stat(300, happyCustomers)}</b>
              <span>happy customers</span>
            </div>
            <div>
              <b>{stat(10, services)}</b>
              <span>total services</span>
            </div>
          </div>
        </div>
      </div>
    </section>
  );
}
