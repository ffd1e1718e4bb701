import { z } from "zod";
import { NewWork } from "#contract/portfolio.ts";

const { title, picture, alt, serviceId, masterId, consentedOn } = NewWork.shape;
const inBangla = z.string().trim().max(200);
const words = z.object({ title, titleBn: inBangla, alt, altBn: inBangla, beforeAltBn: inBangla });
const chosen = { serviceId, masterId, showsPerson: z.boolean(), published: z.boolean() };
const day = z.union([z.literal(""), consentedOn.unwrap()]);

/** The form as typed; its output is what is sent. The picture from before counts only while its checkbox is ticked. */
export const WorkForm = z
  .object({
    ...words.shape,
    ...chosen,
    picture,
    consentedOn: day,
    isPair: z.boolean(),
    beforePicture: z.string(),
    beforeAlt: z.string(),
  })
  .check(({ value, issues }) => {
    if (!value.isPair) return;
    for (const [field, rule] of [
      ["beforePicture", picture],
      ["beforeAlt", alt],
    ] as const) {
      const [issue] = rule.safeParse(value[field]).error?.issues ?? [];
      if (issue) issues.push({ code: "custom", message: issue.message, path: [field], input: value[field] });
    }
  })
  .transform(({ isPair, beforePicture, beforeAlt, beforeAltBn, consentedOn: date, ...work }) => ({
    ...work,
    before: isPair ? { picture: beforePicture, alt: beforeAlt.trim(), altBn: beforeAltBn } : null,
    consentedOn: work.showsPerson && date ? date : null,
  }));
export type TypedWork = z.input<typeof WorkForm>;
