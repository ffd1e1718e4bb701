import type { CallName } from "#contract/paths.ts";
import { createInProcessClient } from "#server/http/in-process-client.ts";
import type { UseCases } from "#server/usecases/context.ts";

/** Values that a reader can send without changes. */
export interface Examples {
  /** By the parameter's name. */
  values: Readonly<Record<string, string>>;
  bodies: Readonly<Partial<Record<CallName, object>>>;
}

const email = "nadia.rahman@example.com";
const number = "+8801711000000";

export const noExamples: Examples = { values: {}, bodies: {} };

/** Examples that work in this salon: its first service, and the next hour at which it is free. */
export async function findExamples(app: UseCases): Promise<Examples> {
  const client = createInProcessClient(app, "documentation");
  const [service] = await client("listServices");
  const bodies = {
    createToken: { email },
    createContactMessage: {
      firstName: "Nadia",
      lastName: "Rahman",
      email,
      mobile: number,
      message: "Do you do bridal make-up on Fridays?",
    },
  };
  if (!service) return { values: { email, master: "any" }, bodies };
  const { anyone: hour } = await client("readNextHours", { query: { service: service._id } });
  if (!hour) return { values: { email, master: "any", service: service._id }, bodies };
  const visit = { serviceIds: [service._id], masterId: "any", startsAt: hour.startsAt };
  const date = hour.startsAt.slice(0, 10);
  return {
    values: { email, master: "any", service: service._id, date, from: date, to: date },
    bodies: {
      ...bodies,
      createPaymentIntent: { price: service.price, ...visit },
      createDeskBooking: { name: "Nadia Rahman", number, ...visit },
    },
  };
}
