import { type Kysely, sql } from "kysely";

/**
 * The tables of the embedded identity provider, named and shaped as its library wants them. They live
 * in a schema of their own: a `session` there is a login, never a fishing session.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create schema identity`.execute(db);
  await sql`
    create table identity."user" (
      id text primary key,
      name text not null,
      email text not null unique,
      "emailVerified" boolean not null default false,
      image text,
      "createdAt" timestamptz not null default now(),
      "updatedAt" timestamptz not null default now()
    )
  `.execute(db);
  await sql`
    create table identity.session (
      id text primary key,
      "expiresAt" timestamptz not null,
      token text not null unique,
      "createdAt" timestamptz not null default now(),
      "updatedAt" timestamptz not null default now(),
      "ipAddress" text,
      "userAgent" text,
      "userId" text not null references identity."user" (id) on delete cascade
    )
  `.execute(db);
  await sql`create index session_by_user on identity.session ("userId")`.execute(db);
  await sql`
    create table identity.account (
      id text primary key,
      "accountId" text not null,
      "providerId" text not null,
      "userId" text not null references identity."user" (id) on delete cascade,
      "accessToken" text,
      "refreshToken" text,
      "idToken" text,
      "accessTokenExpiresAt" timestamptz,
      "refreshTokenExpiresAt" timestamptz,
      scope text,
      password text,
      "createdAt" timestamptz not null default now(),
      "updatedAt" timestamptz not null default now()
    )
  `.execute(db);
  await sql`create index account_by_user on identity.account ("userId")`.execute(db);
  await sql`
    create table identity.verification (
      id text primary key,
      identifier text not null,
      value text not null,
      "expiresAt" timestamptz not null,
      "createdAt" timestamptz not null default now(),
      "updatedAt" timestamptz not null default now()
    )
  `.execute(db);
  await sql`create index verification_by_identifier on identity.verification (identifier)`.execute(db);
  await sql`
    create table identity.jwks (
      id text primary key,
      "publicKey" text not null,
      "privateKey" text not null,
      "createdAt" timestamptz not null default now(),
      "expiresAt" timestamptz,
      alg text,
      crv text
    )
  `.execute(db);
}
