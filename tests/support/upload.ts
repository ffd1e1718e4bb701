import type { Reply } from "#tests/support/calls.ts";
import { type Person, tokenOf } from "#tests/support/people.ts";
import type { TestSalon } from "#tests/support/salon.ts";

/**
 * Uploads a file as a page's form does.
 * @param as null for a visitor
 * @param how.from the client's address; this machine when absent
 */
export async function upload(
  salon: TestSalon,
  file: Uint8Array,
  as: Person | null,
  { field = "image", name = "picture.jpg", from }: { field?: string; name?: string; from?: string } = {},
): Promise<Reply<Record<string, unknown> & { data: { display_url: string } }>> {
  const form = new FormData();
  form.set(field, new File([new Uint8Array(file)], name));
  const request = new Request("http://localhost", { method: "POST", body: form });
  const answer = await salon.server.inject({
    method: "POST",
    url: "/api/images",
    ...(from && { remoteAddress: from }),
    headers: {
      "content-type": request.headers.get("content-type") ?? "",
      ...(as && { authorization: `Bearer ${await tokenOf(salon, as)}` }),
    },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  return { status: answer.statusCode, headers: answer.headers, body: answer.json() };
}
