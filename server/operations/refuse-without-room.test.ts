import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { refuseWithoutRoom } from "#server/operations/refuse-without-room.ts";

const files = ["refuse-without-room.ts"];

// Linux names no size for /proc, as it does for some folders on a network.
test.runIf(existsSync("/proc/mounts"))(
  "a disk that does not say how large it is refuses nothing",
  async () => {
    await expect(
      refuseWithoutRoom({ from: import.meta.dirname, files, to: "/proc" }),
    ).resolves.toBeUndefined();
  },
);

test("a disk that is too small refuses a copy", async () => {
  const asked = refuseWithoutRoom({ from: import.meta.dirname, files, to: "/backups" }, async () => 10);
  await expect(asked).rejects.toThrow(/has no room for .*: that takes 0\.0 MB/);
});
