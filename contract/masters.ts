import { z } from "zod";
import { id, inBangla } from "#contract/fields.ts";

export const Master = z.object({
  _id: id,
  name: z.string(),
  role: z.string(),
  nameBn: inBangla,
  roleBn: inBangla,
  photo: z.string(),
  bio: z.string(),
});
export type Master = z.infer<typeof Master>;
