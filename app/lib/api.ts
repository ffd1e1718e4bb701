import { type CallArguments, send } from "#app/lib/call.ts";
import type { Answer } from "#contract/calls.ts";
import { type OpenCallName, openPaths } from "#contract/open-paths.ts";

/**
 * The plain client: calls that need no sign-in.
 * @example const services = await api("listServices");
 * @throws ApiError
 */
export function api<Name extends OpenCallName>(
  name: Name,
  ...sent: CallArguments<Name>
): Promise<Answer<Name>> {
  return send({ name, path: openPaths[name] }, sent);
}
