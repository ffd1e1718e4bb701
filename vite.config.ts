import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

export default defineConfig({
  // Unit tests need no routes.
  plugins: process.env.VITEST ? [] : [tailwindcss(), reactRouter()],
  // A data: URI would be refused by the Content-Security-Policy.
  build: { assetsInlineLimit: 0 },
});
