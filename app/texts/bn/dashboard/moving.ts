import type { movingTexts } from "#app/texts/en/dashboard/moving.ts";
import { inBangla } from "#app/texts/texts.ts";

inBangla<typeof movingTexts>("movingTexts", {
  keptShare: (refund, paid) =>
    `এখন বাতিল করলে ${paid}-এর মধ্যে ${refund} ফেরত যেত। সময় বদলালে নতুন সময় যত দূরেই হোক, এর বেশি আর ফেরত যাবে না।`,
});
