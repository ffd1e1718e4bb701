import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

export default defineConfig({
  // Unit tests need no routes.
  plugins: process.env.VITEST ? [] : [tailwindcss(), reactRouter()],
  // Bundled, a calendar or a chart costs the server what it uses; imported whole, a hundred megabytes of memory.
  ssr: { noExternal: ["react-day-picker", "date-fns", "@date-fns/tz"] },
  // A data: URI would be refused by the Content-Security-Policy.
  build: { assetsInlineLimit: 0 },
});
