import { freshToken } from "#app/lib/access-token.ts";
import { ApiError } from "#app/lib/api-error.ts";
import { type CallArguments, send } from "#app/lib/call.ts";
import type { Answer } from "#contract/calls.ts";
import { type CallName, paths } from "#contract/paths.ts";

let whenRefused: () => Promise<void> = async () => {};

/** Sets what to do when the server answers 401 or 403, beside throwing the error: sign out and go to /login. */
export function onRefused(react: () => Promise<void>): void {
  whenRefused = react;
}

/**
 * The secured client: sends the bearer token of the signed-in person. 401 and 403 mean that the session or the role
 * is gone, so it signs the person out and throws the error all the same.
 * @throws ApiError
 */
export async function securedApi<Name extends CallName>(
  name: Name,
  ...[sent, options]: CallArguments<Name>
): Promise<Answer<Name>> {
  const token = await freshToken();
  const headers = { ...options?.headers, ...(token && { authorization: `Bearer ${token}` }) };
  try {
    return await send({ name, path: paths[name] }, [sent, { ...options, headers }] as CallArguments<Name>);
  } catch (error) {
    await signOutWhenRefused(error);
    throw error;
  }
}

/** Runs what `onRefused` set if the error is a 401 or 403. Does nothing for any other error. */
export async function signOutWhenRefused(error: unknown): Promise<void> {
  if (error instanceof ApiError && (error.status === 401 || error.status === 403)) await whenRefused();
}
