import { useNextOpening } from "#app/features/services/useNextOpening.ts";
import { Loading, Skeleton } from "#app/ui/Skeleton.tsx";

/** The line 'Next opening' among a service's facts. */
export function NextOpeningLine({ serviceId }: { serviceId: string }) {
  const opening = useNextOpening(serviceId);
  return (
    <div>
      <dt>Next opening</dt>
      <dd className="num">
        {opening === undefined ? (
          <Loading>
            <Skeleton className="h-4 w-32" />
          </Loading>
        ) : (
          (opening?.text ?? "Ask at the desk")
        )}
      </dd>
    </div>
  );
}
