import { Outlet } from "react-router";
import { Providers } from "#app/layout/Providers.tsx";
import { WithoutScript } from "#app/layout/WithoutScript.tsx";
import { loadTexts, useLoadedTexts } from "#app/texts/load-texts.ts";

void loadTexts("shared");

/** The layout of pages that sign in or need to know who is signed in. */
export default function SessionLayout() {
  useLoadedTexts("shared");
  return (
    <Providers>
      <WithoutScript />
      <Outlet />
    </Providers>
  );
}
