import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { securedApi } from "#app/lib/secured-api.ts";

const key = ["reviews", "all"];

/** Every review, what waits and what is hidden too. */
export function useAllReviews() {
  return useQuery({
    queryKey: key,
    queryFn: ({ signal }) => securedApi("listAllReviews", undefined, { signal }),
  });
}

interface Decision {
  id: string;
  body: { state?: "published" | "hidden"; reason?: string; reply?: string };
}

/** Shows, hides or answers a review. */
export function useModerate() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id, body }: Decision) => securedApi("moderateReview", { params: { id }, body }),
    onSettled: () => queries.invalidateQueries({ queryKey: ["reviews"] }),
  });
}
