import { expect, test } from "vitest";
import { readSettings } from "./settings.ts";

const bucket = {
  S3_ENDPOINT: "https://s3.example.org/",
  S3_BUCKET: "photos",
  S3_REGION: "eu-central-1",
  S3_ACCESS_KEY_ID: "id",
  S3_SECRET_ACCESS_KEY: "secret",
};

test("a bucket is used when all of it is known", () => {
  expect(readSettings(bucket, "/nowhere").s3).toEqual({
    endpoint: "https://s3.example.org",
    bucket: "photos",
    region: "eu-central-1",
    accessKeyId: "id",
    secretAccessKey: "secret",
  });
  expect(readSettings({}, "/nowhere").s3).toBeUndefined();
});

test.each(Object.keys(bucket))("without %s the others are refused by name", (missing) => {
  const given = { ...bucket, [missing]: "" };
  expect(() => readSettings(given, "/nowhere")).toThrow(new RegExp(`needs ${missing} beside it`));
});

test("slips of the pen are named, and secrets are not repeated", () => {
  expect(() => readSettings({ ...bucket, S3_BUKET: "x" }, "/nowhere")).toThrow("Did you mean S3_BUCKET?");
  expect(() => readSettings({ ...bucket, S3_ENDPOINT: "s3.example.org" }, "/nowhere")).toThrow("S3_ENDPOINT");
  expect(() => readSettings({ ...bucket, S3_BUCKET: "a/b" }, "/nowhere")).toThrow("a bucket's name");
});
