import { z } from "zod";
import type { Master } from "#contract/masters.ts";
import { type ManagedService, NewService } from "#contract/services.ts";

const { service_name, details, price, img } = NewService.shape;

const nameBn = z.string().trim().max(200);
const taglineBn = z.string().trim().max(200);
const detailsBn = z.string().trim().max(4000);

const wholeMinutes = z
  .string()
  .trim()
  .regex(/^\d+$/, "Enter the minutes as a whole number")
  .transform(Number);
const fives = wholeMinutes.pipe(
  z.number().multipleOf(5, "Minutes go in steps of five").max(240, "At most 240"),
);

/** The form as it is typed; its output is what is sent. The price is parsed as a decimal number. */
export const ServiceForm = z.object({
  service_name,
  price: z
    .string()
    .trim()
    .min(1, "Price is required")
    .regex(/^\d+([.,]\d{1,2})?$/, "Enter a price like 48 or 48.50")
    .transform((typed) => Number(typed.replace(",", ".")))
    .pipe(price),
  details,
  img,
  minutes: wholeMinutes.pipe(
    z
      .number()
      .multipleOf(5, "Minutes go in steps of five")
      .min(5, "At least 5 minutes")
      .max(720, "At most 720 minutes"),
  ),
  masterIds: z.array(z.string()).min(1, "Choose at least one master"),
  prepMinutes: fives,
  cleanupMinutes: fives,
  processingMinutes: fives,
  processingStartMinutes: fives,
  roomId: z.string().transform((chosen) => chosen || null),
  nameBn,
  taglineBn,
  detailsBn,
});

const nothingBeside = {
  prepMinutes: "0",
  cleanupMinutes: "0",
  processingMinutes: "0",
  processingStartMinutes: "0",
  roomId: "",
};
const noBangla = { nameBn: "", taglineBn: "", detailsBn: "" };

export type TypedService = z.input<typeof ServiceForm>;

/** What the form begins with: the service that is changed, or an empty one that everybody performs. */
export function startValues(masters: Master[], edited?: ManagedService): TypedService {
  if (!edited) {
    const masterIds = masters.map(({ _id }) => _id);
    const empty = { service_name: "", price: "", details: "", img: "", minutes: "60", masterIds };
    return { ...empty, ...nothingBeside, ...noBangla };
  }
  const { service_name, price, details, img, minutes, masterIds, nameBn, taglineBn, detailsBn } = edited;
  const bangla = { nameBn: nameBn ?? "", taglineBn: taglineBn ?? "", detailsBn: detailsBn ?? "" };
  const typed = { service_name, price: String(price), details, img, minutes: String(minutes), masterIds };
  return { ...typed, ...besideOf(edited), ...bangla };
}

/** Whether anything is typed that a service takes beside its minutes. */
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
