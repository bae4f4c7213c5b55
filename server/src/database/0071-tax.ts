import { step } from '../platform/db/step.ts'

/** VAT on fees, and the tax invoices and credit notes about them. Until an administrator switches it on, nothing is written. */
export const tax = step(`
  CREATE TABLE IF NOT EXISTS vat (
    id integer PRIMARY KEY CHECK (id = 1),
    treatment text NOT NULL,
    percent integer NOT NULL,
    reason text NOT NULL,
    changed_at timestamptz NOT NULL
  );

  CREATE TABLE IF NOT EXISTS tax_profile (
    org_id text PRIMARY KEY,
    trn text NOT NULL,
    legal_name text NOT NULL,
    address text NOT NULL,
    city text NOT NULL,
    emirate text NOT NULL,
    licence text NOT NULL,
    licence_authority text NOT NULL,
    changed_at timestamptz NOT NULL
  );

  CREATE TABLE IF NOT EXISTS taxed_fee (
    org_id text NOT NULL,
    transaction_id text NOT NULL,
    customer_id text NOT NULL,
    certificate_type text NOT NULL,
    net_fils bigint NOT NULL,
    vat_fils bigint NOT NULL,
    treatment text NOT NULL,
    percent integer NOT NULL,
    reason text NOT NULL,
    at timestamptz NOT NULL,
    document_id text,
    PRIMARY KEY (org_id, transaction_id)
  );
  CREATE INDEX IF NOT EXISTS taxed_fee_to_invoice ON taxed_fee (org_id, customer_id, at) WHERE document_id IS NULL;

  CREATE TABLE IF NOT EXISTS tax_number (
    org_id text NOT NULL,
    kind text NOT NULL,
    last integer NOT NULL,
    PRIMARY KEY (org_id, kind)
  );

  CREATE TABLE IF NOT EXISTS tax_document (
    org_id text NOT NULL,
    id text NOT NULL,
    kind text NOT NULL,
    number integer NOT NULL,
    customer_id text NOT NULL,
    of_id text,
    issued_at timestamptz NOT NULL,
    net_fils bigint NOT NULL,
    vat_fils bigint NOT NULL,
    content text NOT NULL,
    PRIMARY KEY (org_id, id),
    UNIQUE (org_id, kind, number)
  );
  CREATE INDEX IF NOT EXISTS tax_document_by_customer ON tax_document (customer_id, issued_at);
  CREATE INDEX IF NOT EXISTS tax_document_by_time ON tax_document (issued_at);
  CREATE INDEX IF NOT EXISTS tax_document_of ON tax_document (org_id, of_id) WHERE of_id IS NOT NULL;

  CREATE TABLE IF NOT EXISTS tax_handover (
    org_id text NOT NULL,
    document_id text NOT NULL,
    uuid text NOT NULL,
    state text NOT NULL,
    detail text NOT NULL,
    changed_at timestamptz NOT NULL,
    PRIMARY KEY (org_id, document_id)
  );
  CREATE INDEX IF NOT EXISTS tax_handover_by_uuid ON tax_handover (uuid);
`)
