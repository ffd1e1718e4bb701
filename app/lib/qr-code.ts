import { useEffect, useState } from "react";

/** The margin around a code, in its own squares. On paper, scanners want four. */
const paperBorder = 4;
/** The minimum width, for print. */
const paperPixels = 1200;

/** A QR code of a text as SVG; undefined until the library that draws it is loaded. */
export function useQrCode(text: string): string | undefined {
  const [drawn, setDrawn] = useState<{ text: string; svg: string }>();
  useEffect(() => {
    let wanted = true;
    void import("uqr").then(({ renderSVG }) => {
      if (wanted) setDrawn({ text, svg: renderSVG(text, { border: paperBorder, ecc: "M" }) });
    });
    return () => {
      wanted = false;
    };
  }, [text]);
  return drawn?.text === text ? drawn.svg : undefined;
}

/** A data URL of a drawing, for an <img>. */
export function svgAddress(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** The same code as a PNG for print. Each square is a whole number of pixels, so that no edge blurs. */
export async function qrCodeAsPng(text: string): Promise<Blob> {
  const { encode } = await import("uqr");
  const { data, size } = encode(text, { border: paperBorder, ecc: "M" });
  const scale = Math.ceil(paperPixels / size);
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = size * scale;
  const context = canvas.getContext("2d");
  if (!context) throw new Error("This browser draws no pictures.");
  context.fillStyle = "white";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = "black";
  for (const [y, row] of data.entries())
    for (const [x, isDark] of row.entries()) if (isDark) context.fillRect(x * scale, y * scale, scale, scale);
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error("The picture was not made."))),
      "image/png",
    ),
  );
}
