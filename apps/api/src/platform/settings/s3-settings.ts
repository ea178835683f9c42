import { StartupError } from "../startup-error.ts";

/** A bucket for what people upload; without one it goes into the data folder. */
export interface S3Settings {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

interface S3Values {
  S3_ENDPOINT?: string | undefined;
  S3_BUCKET?: string | undefined;
  S3_REGION?: string | undefined;
  S3_ACCESS_KEY_ID?: string | undefined;
  S3_SECRET_ACCESS_KEY?: string | undefined;
}

/** All of them, or none: half a bucket would be noticed with the first upload only. */
export function s3Settings(values: S3Values): S3Settings | undefined {
  const { S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = values;
  const wanted = { S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY };
  const given = Object.entries(wanted).find(([, value]) => value)?.[0];
  if (!given) return undefined;
  const need = (name: keyof S3Values): string => {
    const value = wanted[name];
    if (!value) throw new StartupError(`The setting ${given} needs ${name} beside it.`);
    return value;
  };
  return {
    endpoint: need("S3_ENDPOINT"),
    bucket: need("S3_BUCKET"),
    region: need("S3_REGION"),
    accessKeyId: need("S3_ACCESS_KEY_ID"),
    secretAccessKey: need("S3_SECRET_ACCESS_KEY"),
  };
}
