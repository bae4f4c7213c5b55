import { step } from '../../platform/db/step.ts'

export const walletSchema = step(`
  CREATE TABLE IF NOT EXISTS wallet_challenge (
    account_id text PRIMARY KEY,
    address text NOT NULL,
    message text NOT NULL,
    expires_at timestamptz NOT NULL
  );
`)
