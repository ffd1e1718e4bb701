import { freshToken } from "#app/lib/access-token.ts";
import { ApiError } from "#app/lib/api-error.ts";
import { signOutWhenRefused } from "#app/lib/secured-api.ts";
import type { Answer } from "#contract/calls.ts";
import type { Problem } from "#contract/errors.ts";

export interface UploadOptions {
  /** Called with how many of the file's bytes have been sent. */
  onProgress?: (sent: number) => void;
  signal?: AbortSignal;
}

/**
 * Uploads a picture to the salon as the signed-in person. It uses XMLHttpRequest, since fetch does not report upload
 * progress.
 * @returns the URL of the picture
 * @throws ApiError; an aborted upload throws its signal's reason
 */
export async function uploadPicture(file: File, { onProgress, signal }: UploadOptions = {}): Promise<string> {
  const token = await freshToken();
  signal?.throwIfAborted();
  const form = new FormData();
  form.set("image", file);
  const { status, body } = await post("/api/images", form, { token, onProgress, signal });
  if (status === 200) return (body as Answer<"uploadImage">).data.display_url;
  const problem = body as Problem | null;
  const error = problem
    ? new ApiError(status, problem.code, { problem })
    : new ApiError(status, "unreadable");
  await signOutWhenRefused(error);
  throw error;
}

function post(
  url: string,
  form: FormData,
  { token, onProgress, signal }: UploadOptions & { token: string | null },
): Promise<{ status: number; body: unknown }> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("POST", url);
    request.responseType = "json";
    if (token) request.setRequestHeader("authorization", `Bearer ${token}`);
    request.upload.onprogress = ({ loaded }) => onProgress?.(loaded);
    request.onload = () => resolve({ status: request.status, body: request.response });
    request.onerror = () => reject(new ApiError(0, "network"));
    request.onabort = () => reject(signal?.reason);
    signal?.addEventListener("abort", () => request.abort(), { once: true });
    request.send(form);
  });
}
