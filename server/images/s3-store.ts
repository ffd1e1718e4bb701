import { extname } from "node:path";
import type { S3Client } from "@aws-sdk/client-s3";
import type { PictureStore } from "#server/images/port.ts";

export interface S3Settings {
  bucket: string;
  region: string;
  /** Of a service that speaks S3 but is not Amazon's; null for Amazon's own. */
  endpoint: string | null;
  accessKeyId: string;
  secretAccessKey: string;
}

/** A bucket that is read without the salon tells its visitors what a file is. */
const types: Partial<Record<string, string>> = {
  ".webp": "image/webp",
  ".avif": "image/avif",
  ".jpg": "image/jpeg",
};

const patience = { connectionTimeout: 5_000, requestTimeout: 20_000 };

/**
 * Pictures as objects of an S3 bucket, which may stay private: visitors get them through the salon's own address.
 * The SDK is loaded when the first picture is asked for.
 */
export function s3Store(settings: S3Settings): PictureStore {
  const { bucket: Bucket } = settings;
  let connected: ReturnType<typeof connect> | null = null;
  const s3 = () => (connected ??= connect(settings));

  return {
    async has(name) {
      const { client, HeadObjectCommand } = await s3();
      return (await unlessMissing(client.send(new HeadObjectCommand({ Bucket, Key: name })))) !== null;
    },
    async write(name, bytes) {
      const { client, PutObjectCommand } = await s3();
      const ContentType = types[extname(name)];
      await client.send(new PutObjectCommand({ Bucket, Key: name, Body: bytes, ContentType }));
    },
    async read(name) {
      const { client, GetObjectCommand } = await s3();
      const found = await unlessMissing(client.send(new GetObjectCommand({ Bucket, Key: name })));
      return found?.Body ? await found.Body.transformToByteArray() : null;
    },
    async remove(name) {
      const { client, DeleteObjectCommand } = await s3();
      await unlessMissing(client.send(new DeleteObjectCommand({ Bucket, Key: name })));
    },
  };
}

async function connect({ region, endpoint, accessKeyId, secretAccessKey }: S3Settings) {
  const { S3Client, ...commands } = await import("@aws-sdk/client-s3");
  const client: S3Client = new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    requestHandler: patience,
    // Not every service that speaks S3 knows Amazon's newer checksums, nor buckets as host names.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    ...(endpoint && { endpoint, forcePathStyle: true }),
  });
  return { client, ...commands };
}

async function unlessMissing<Value>(asking: Promise<Value>): Promise<Value | null> {
  try {
    return await asking;
  } catch (error) {
    const status = (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode;
    if (status === 404) return null;
    throw error;
  }
}
