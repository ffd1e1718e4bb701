import type { TypedWork } from "#app/features/catalogue/work-rules.ts";
import type { Master } from "#contract/masters.ts";
import type { ManagedWork } from "#contract/portfolio.ts";
import type { Service } from "#contract/services.ts";

/** What a work can refer to. */
export interface WorkChoices {
  services: Pick<Service, "_id" | "service_name" | "nameBn">[];
  masters: Master[];
}

/** The initial values: those of the work, or for a new one the first service and the first master. */
export function startValues(work: ManagedWork | undefined, { services, masters }: WorkChoices): TypedWork {
  return {
    title: work?.title ?? "",
    titleBn: work?.titleBn ?? "",
    picture: work?.picture ?? "",
    alt: work?.alt ?? "",
    altBn: work?.altBn ?? "",
    isPair: Boolean(work?.before),
    beforePicture: work?.before?.picture ?? "",
    beforeAlt: work?.before?.alt ?? "",
    beforeAltBn: work?.before?.altBn ?? "",
    serviceId: work?.serviceId ?? services[0]?._id ?? "",
    masterId: work?.masterId ?? masters[0]?._id ?? "",
    showsPerson: work?.showsPerson ?? true,
    consentedOn: work?.consentedOn ?? "",
    published: work?.published ?? true,
  };
}
