import type { TypedService } from "#app/features/catalogue/service-rules.ts";
import { askValues } from "#app/features/salon/typed-ask.ts";
import type { Master } from "#contract/masters.ts";
import type { ManagedService } from "#contract/services.ts";

const nothingBeside = {
  prepMinutes: "0",
  cleanupMinutes: "0",
  processingMinutes: "0",
  processingStartMinutes: "0",
  roomId: "",
};
const noBangla = { nameBn: "", taglineBn: "", detailsBn: "" };

/** The initial values: those of the service being changed, or an empty one that everybody performs. */
export function startValues(masters: Master[], edited?: ManagedService): TypedService {
  if (!edited) {
    const masterIds = masters.map(({ _id }) => _id);
    const empty = {
      service_name: "",
      price: "",
      details: "",
      img: "",
      minutes: "60",
      masterIds,
      category: "" as const,
      deposit: askValues(null),
    };
    return { ...empty, ...nothingBeside, ...noBangla };
  }
  const { service_name, price, details, img, minutes, masterIds, nameBn, taglineBn, detailsBn } = edited;
  const bangla = { nameBn: nameBn ?? "", taglineBn: taglineBn ?? "", detailsBn: detailsBn ?? "" };
  const typed = { service_name, price: String(price), details, img, minutes: String(minutes), masterIds };
  const deposit = askValues(edited.deposit);
  return { ...typed, category: edited.category ?? "", deposit, ...besideOf(edited), ...bangla };
}

/** Whether anything is typed that a service takes besides its minutes. */
export function takesMore(typed: TypedService): boolean {
  const fields = Object.keys(nothingBeside) as (keyof typeof nothingBeside)[];
  return fields.some((field) => typed[field] !== nothingBeside[field]);
}

function besideOf(edited: ManagedService): typeof nothingBeside {
  return {
    prepMinutes: String(edited.prepMinutes),
    cleanupMinutes: String(edited.cleanupMinutes),
    processingMinutes: String(edited.processingMinutes),
    processingStartMinutes: String(edited.processingStartMinutes),
    roomId: edited.roomId ?? "",
  };
}
