import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { choosePictures } from "#server/boot/choose-pictures.ts";
import { shareFolder } from "#server/boot/shared-folder.ts";
import { readConfig } from "#server/config.ts";
import { addPerson } from "#tests/support/people.ts";
import { type BesideServer, openSalon, type TestSalon } from "#tests/support/salon.ts";
import { upload } from "#tests/support/upload.ts";

const nothingThere = {
  IMAGE_HOST: "s3",
  S3_BUCKET: "salon",
  S3_ACCESS_KEY_ID: "key",
  S3_SECRET_ACCESS_KEY: "secret",
  SMTP_URL: "smtp://127.0.0.1",
  MAIL_FROM: "hello@salon.example",
  SESSION_SECRET: "0123456789abcdef0123456789abcdefXYZ",
};

describe.skipIf(process.env.ENGINE !== "postgres")("several servers' data folders", () => {
  let salon: TestSalon;
  let beside: BesideServer;
  let another: string;

  beforeAll(async () => {
    salon = await openSalon();
    beside = await salon.openBeside();
    another = await mkdtemp(join(tmpdir(), "shiuli-another-"));
  });

  afterAll(async () => {
    await beside.close();
    await salon.close();
    await rm(another, { recursive: true });
  });

  const share = async (settings: Record<string, string>, folder: string, { app }: Pick<TestSalon, "app">) =>
    (await shareFolder(readConfig(settings), folder, app.engine))();

  test("are the same, or contain nothing of the salon: another is refused at the start", async () => {
    await share({}, salon.dataDir, salon);
    await share({}, salon.dataDir, beside);
    await expect(share({}, another, beside)).rejects.toThrow(
      "another DATA_DIR, and IMAGE_HOST and SMTP_URL and SESSION_SECRET must be set",
    );
    await share(nothingThere, another, beside);
  });

  test("may replace each other once the servers of the first are gone", async () => {
    await share({}, salon.dataDir, salon);
    await salon.app.engine.write
      .updateTable("turns")
      .set({ until: 0 })
      .where("name", "=", "folder")
      .execute();
    await share({}, another, beside);
  });

  test("show at one server the pictures that another one stored", async () => {
    const file = await sharp({ create: { width: 40, height: 40, channels: 3, background: "#a33" } })
      .jpeg()
      .toBuffer();
    const { body } = await upload(salon, file, await addPerson(salon));
    const name = basename(new URL(body.data.display_url, "http://127.0.0.1").pathname);
    const there = choosePictures(readConfig({}), salon.dataDir);
    expect((await there.read(name))?.type).toBe("image/webp");
  });
});
