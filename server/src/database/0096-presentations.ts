import { step } from '../platform/db/step.ts'

/** What organisations ask holders to show, and the attempts of wallets to answer. */
export const presentations = step(`
  CREATE TABLE IF NOT EXISTS presentation_request (
    org_id text NOT NULL,
    id text NOT NULL,
    account_id text NOT NULL,
    state text NOT NULL,
    sealed_words bytea NOT NULL,
    facts text[] NOT NULL,
    created_at timestamptz NOT NULL,
    ends_at timestamptz NOT NULL,
    kept_days integer NOT NULL,
    ended_at timestamptz,
    kept_until timestamptz,
    answered_with text,
    verdict text,
    answer_sha256 bytea,
    sealed_answer bytea,
    PRIMARY KEY (org_id, id)
  );

  CREATE TABLE IF NOT EXISTS presentation_attempt (
    org_id text NOT NULL,
    id text NOT NULL,
    request_id text NOT NULL,
    wallet text NOT NULL,
    client_id text NOT NULL,
    sealed_key bytea NOT NULL,
    created_at timestamptz NOT NULL,
    ends_at timestamptz NOT NULL,
    used_at timestamptz,
    verdict text,
    answer_sha256 bytea,
    sealed_answer bytea,
    PRIMARY KEY (org_id, id)
  );
  CREATE INDEX IF NOT EXISTS presentation_attempt_by_request ON presentation_attempt (org_id, request_id);
`)
