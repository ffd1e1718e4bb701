import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "app",
  buildDirectory: "build",
  ssr: true,
  // The whole route table is one small immutable file, so no request discovers routes once the page is up.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
