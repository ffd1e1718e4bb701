/** What an address below /api/auth says that the provider has nothing at. */
export function notFound(): Response {
  return Response.json(
    { type: "about:blank", title: "Not found", status: 404, code: "not_found" },
    { status: 404, headers: { "content-type": "application/problem+json" } },
  );
}
