import { useNextOpening } from "#app/features/hours/use-next-opening.ts";
import { servicesTexts } from "#app/texts/en/services.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Loading, Skeleton } from "#app/ui/Skeleton.tsx";

/** The line 'Next opening' among a service's facts. */
export function NextOpeningLine({ serviceId }: { serviceId: string }) {
  const texts = useTexts(servicesTexts);
  const opening = useNextOpening(serviceId);
  return (
    <div>
      <dt>{texts.nextOpening}</dt>
      <dd className="num">
        {opening === undefined ? (
          <Loading>
            <Skeleton className="h-4 w-32" />
          </Loading>
        ) : (
          (opening?.text ?? texts.askAtDesk)
        )}
      </dd>
    </div>
  );
}
