import { step } from '../../platform/db/step.ts'

export const witnessSchema = step(`
  CREATE TABLE IF NOT EXISTS witnessed_log (
    origin text PRIMARY KEY,
    note text,
    size bigint,
    signed_at timestamptz,
    refusals integer NOT NULL,
    refused_at timestamptz,
    refusal text,
    contradiction text
  );

  CREATE TABLE IF NOT EXISTS log_cosignature (
    log text NOT NULL,
    size bigint NOT NULL,
    witness text NOT NULL,
    line text NOT NULL,
    at timestamptz NOT NULL,
    PRIMARY KEY (log, size, witness)
  );

  CREATE TABLE IF NOT EXISTS witness_progress (
    witness text NOT NULL,
    log text NOT NULL,
    known_size bigint NOT NULL,
    signed_size bigint NOT NULL,
    signed_at timestamptz,
    failures integer NOT NULL,
    next_at timestamptz NOT NULL,
    problem text,
    PRIMARY KEY (witness, log)
  );
`)
