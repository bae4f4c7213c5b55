import { step } from '../platform/db/step.ts'

export const rulesOfTheHouse = step(`
  CREATE TABLE IF NOT EXISTS retention_choice (
    kind text PRIMARY KEY,
    days integer NOT NULL,
    chosen_at timestamptz NOT NULL
  );

  CREATE TABLE IF NOT EXISTS hold (
    id text PRIMARY KEY,
    subject_id text NOT NULL,
    reason text NOT NULL,
    set_by text NOT NULL,
    set_at timestamptz NOT NULL,
    until timestamptz,
    lifted_by text,
    lifted_at timestamptz
  );
  CREATE INDEX IF NOT EXISTS hold_by_subject ON hold (subject_id) WHERE lifted_at IS NULL;

  CREATE TABLE IF NOT EXISTS breach_case (
    id text PRIMARY KEY,
    what text NOT NULL,
    found_at timestamptz NOT NULL,
    opened_at timestamptz NOT NULL,
    texts jsonb,
    report text NOT NULL,
    closed_at timestamptz
  );

  CREATE TABLE IF NOT EXISTS breach_person (
    case_id text NOT NULL,
    account_id text NOT NULL,
    because text NOT NULL,
    told_at timestamptz,
    PRIMARY KEY (case_id, account_id)
  );
  CREATE INDEX IF NOT EXISTS breach_person_untold ON breach_person (case_id, account_id) WHERE told_at IS NULL;

  CREATE TABLE IF NOT EXISTS organisation_colour (
    org_id text PRIMARY KEY,
    colour text NOT NULL
  );
`)
