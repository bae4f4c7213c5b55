import { step } from '../platform/db/step.ts'

/** One master key after another, and which of them each process has, the one that it seals with first. */
export const masterKeys = step(`
  CREATE TABLE IF NOT EXISTS master_key_rotation (
    number integer PRIMARY KEY,
    old_check text NOT NULL,
    new_check text NOT NULL,
    sealed_root bytea,
    sealed_old bytea,
    sealed_new bytea,
    begun_at timestamptz NOT NULL DEFAULT now(),
    sealing_since timestamptz,
    ended_at timestamptz
  );
  ALTER TABLE server_process ADD COLUMN IF NOT EXISTS master_keys text[] NOT NULL DEFAULT '{}';
`)
