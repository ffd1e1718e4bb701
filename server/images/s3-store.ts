import { extname } from "node:path";
import type { S3Client } from "@aws-sdk/client-s3";
import type { PictureStore } from "#server/images/port.ts";

export interface S3Settings {
  bucket: string;
  region: string;
  /** For a service that is compatible with S3; null for Amazon's own. */
  endpoint: string | null;
  accessKeyId: string;
  secretAccessKey: string;
}

/** Content types, for visitors who load files directly from the bucket. */
const types: Partial<Record<string, string>> = {
  ".webp": "image/webp",
  ".avif": "image/avif",
  ".jpg": "image/jpeg",
};

const patience = { connectionTimeout: 5_000, requestTimeout: 20_000 };

/**
 * Pictures as objects in an S3 bucket. It may be private: visitors get pictures through the salon's own address. The
 * SDK is loaded when the first picture is requested.
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
    // Not every compatible service supports Amazon's newer checksums, or buckets as host names.
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
