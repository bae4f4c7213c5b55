import { step } from '../../platform/db/step.ts'

export const certificateSchema = step(`
  CREATE TABLE IF NOT EXISTS certificate (
    org_id text NOT NULL,
    id text NOT NULL,
    slug text NOT NULL,
    student_id text NOT NULL,
    account_id text NOT NULL,
    category_name text NOT NULL,
    title text NOT NULL,
    date text NOT NULL,
    year text NOT NULL,
    issuer_name text NOT NULL,
    user_name text NOT NULL,
    review text NOT NULL,
    signed_at timestamptz,
    decided_at timestamptz,
    decided_by text,
    decline_reason text,
    log_index bigint,
    transferred_at timestamptz,
    revoked_at timestamptz,
    revoked_reason text,
    search text NOT NULL,
    created_at timestamptz NOT NULL,
    valid_until text NOT NULL DEFAULT '',
    template_id text,
    template_version integer,
    results jsonb NOT NULL DEFAULT '[]',
    batch_id text,
    suspended_at timestamptz,
    suspended_reason text,
    predecessor_id text,
    successor_id text,
    origin text NOT NULL DEFAULT 'issuer',
    upload_file_id text,
    loa_file_id text,
    PRIMARY KEY (org_id, id)
  );
  -- Indexes keep lists of a million certificates quick: docs/decisions/0015-lists-at-scale.md.
  CREATE INDEX IF NOT EXISTS certificate_by_account ON certificate (account_id);
  CREATE INDEX IF NOT EXISTS certificate_by_batch
    ON certificate (org_id, batch_id, student_id) WHERE batch_id IS NOT NULL;
  CREATE INDEX IF NOT EXISTS certificate_by_category ON certificate (org_id, year, category_name, id);
  CREATE INDEX IF NOT EXISTS certificate_by_date ON certificate (org_id, year, date, id);
  CREATE INDEX IF NOT EXISTS certificate_by_predecessor
    ON certificate (org_id, predecessor_id) WHERE predecessor_id IS NOT NULL;
  CREATE INDEX IF NOT EXISTS certificate_by_recipient ON certificate (org_id, year, user_name, id);
  CREATE INDEX IF NOT EXISTS certificate_by_review ON certificate (org_id, year, review, id);
  CREATE INDEX IF NOT EXISTS certificate_by_template
    ON certificate (org_id, template_id, template_version) WHERE template_id IS NOT NULL;
  CREATE INDEX IF NOT EXISTS certificate_by_title ON certificate (org_id, year, title, id);
  CREATE INDEX IF NOT EXISTS certificate_by_valid_until
    ON certificate (valid_until, org_id, id) WHERE valid_until <> '';
  CREATE INDEX IF NOT EXISTS certificate_by_year ON certificate (org_id, year, id);
  CREATE INDEX IF NOT EXISTS certificate_declined
    ON certificate (org_id, decided_at) WHERE review = 'declined';
  CREATE INDEX IF NOT EXISTS certificate_ended
    ON certificate (org_id, id)
    WHERE revoked_at IS NOT NULL OR suspended_at IS NOT NULL OR successor_id IS NOT NULL;
  CREATE INDEX IF NOT EXISTS certificate_unsigned
    ON certificate (org_id, year, id) WHERE signed_at IS NULL;
  CREATE INDEX IF NOT EXISTS certificate_uploads ON certificate (org_id, id) WHERE origin = 'user';

  CREATE TABLE IF NOT EXISTS certificate_directory (
    slug text PRIMARY KEY,
    org_id text NOT NULL,
    certificate_id text NOT NULL UNIQUE,
    log_index bigint UNIQUE,
    credential_id text UNIQUE
  );

  CREATE TABLE IF NOT EXISTS certificate_document (
    org_id text NOT NULL,
    certificate_id text NOT NULL,
    credential_id text NOT NULL,
    document_hash bytea NOT NULL,
    key_id text NOT NULL,
    cid text NOT NULL,
    wrapped_key bytea,
    sealed bytea,
    stored_at timestamptz,
    successor_key bytea,
    PRIMARY KEY (org_id, certificate_id)
  );
  CREATE INDEX IF NOT EXISTS certificate_document_by_link ON certificate_document (cid COLLATE "C");

  CREATE TABLE IF NOT EXISTS certificate_statement (
    org_id text NOT NULL,
    id text NOT NULL,
    certificate_id text NOT NULL,
    action text NOT NULL,
    signer_org_id text NOT NULL,
    document text NOT NULL,
    digest bytea NOT NULL,
    created_at timestamptz NOT NULL,
    PRIMARY KEY (org_id, id)
  );
  CREATE INDEX IF NOT EXISTS statement_by_certificate ON certificate_statement (org_id, certificate_id);

  -- Counts and values are kept beside the rows they are made of, for the same reason.
  CREATE TABLE IF NOT EXISTS certificate_count (
    org_id text NOT NULL,
    year text NOT NULL,
    category_name text NOT NULL,
    review text NOT NULL,
    signed boolean NOT NULL,
    count bigint NOT NULL,
    PRIMARY KEY (org_id, year, category_name, review, signed)
  );

  CREATE TABLE IF NOT EXISTS certificate_month (
    org_id text NOT NULL,
    month text NOT NULL,
    created bigint NOT NULL,
    signed bigint NOT NULL,
    accepted bigint NOT NULL,
    PRIMARY KEY (org_id, month)
  );

  CREATE TABLE IF NOT EXISTS person_key (
    account_id text PRIMARY KEY,
    sealed bytea NOT NULL
  );
`)
