import { type Finding, failure, reasonOf, well } from "#server/operations/doctor/finding.ts";

const patienceMs = 8_000;

/**
 * Checks whether anything answers at an address. Asks for nothing of it but its origin, so it sets nothing going there.
 * @param name what the address is, with a capital
 * @param unproved what an answer does not show, as a sentence
 */
export async function examineReach(
  about: string,
  { name, address, unproved }: { name: string; address: string; unproved: string },
): Promise<Finding> {
  const { origin, host } = new URL(address);
  try {
    await fetch(origin, { method: "HEAD", redirect: "manual", signal: AbortSignal.timeout(patienceMs) });
    return well(about, `${name} ${host} answers. ${unproved}`);
  } catch (error) {
    const mend = `Let this machine reach ${host}, and check the address.`;
    return failure(about, `${name} ${host} does not answer: ${reasonOf(error)}.`, mend);
  }
}
