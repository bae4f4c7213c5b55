import type { Migration } from 'kysely/migration'
import { step } from '../platform/db/step.ts'

export const holderMigrations: Record<string, Migration> = {
  '0663_wallet_challenge': step(`CREATE TABLE IF NOT EXISTS wallet_challenge (
    account_id text PRIMARY KEY,
    address text NOT NULL,
    message text NOT NULL,
    expires_at timestamptz NOT NULL
  )`),
}
