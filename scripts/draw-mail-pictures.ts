// Converts the site's pictures for mails, into public/art/mail. Mail programs show no SVG.
import { mkdir, readdir } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { giftArt } from "#app/features/gifts/gift-art.ts";

const art = "public/art";
const out = join(art, "mail");
/** Two pixels for each one that a mail shows. Transparent parts get the colour of the mail's background. */
const size = { width: 1200, height: 472, fit: "cover" } as const;
/** A gift card is shown whole. */
const cardSize = { width: 1200, height: 768, fit: "cover" } as const;
const sheet = "#fffcfa";
const format = { palette: true, colours: 64, effort: 10 };

/** Portraits, works, hair lengths, parts of a page and the logo: these are not pictures of a service. */
const others =
  /^(master|portrait|work|hair-(long|medium|short)|mark|map|hero|empty|fallen|jamdani|muslin|gift|waiting)/;
const isService = (file: string) => file.endsWith(".svg") && !others.test(file);

await mkdir(out, { recursive: true });
for (const file of (await readdir(art)).filter(isService)) {
  const drawing = sharp(join(art, file), { density: 144 }).resize(size).flatten({ background: sheet });
  await drawing.png(format).toFile(join(out, file.replace(".svg", ".png")));
}
for (const [picture, path] of Object.entries(giftArt)) {
  const drawing = sharp(join("public", path), { density: 144 })
    .resize(cardSize)
    .flatten({ background: sheet });
  await drawing.png(format).toFile(join(out, `gift-${picture}.png`));
}
const mark = sharp(join(art, "mark.svg"), { density: 300 }).resize(90, 90, {
  fit: "contain",
  background: sheet,
});
await mark.flatten({ background: sheet }).png(format).toFile(join(out, "mark.png"));
