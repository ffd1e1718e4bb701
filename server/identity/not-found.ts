/** The response for an unknown address below /api/auth. */
export function notFound(): Response {
  return Response.json(
    { type: "about:blank", title: "Not found", status: 404, code: "not_found" },
    { status: 404, headers: { "content-type": "application/problem+json" } },
  );
}
