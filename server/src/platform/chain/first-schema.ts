import { step } from '../db/step.ts'

/** The embedded chain (bytea throughout: half the size of hex) and the queue of its signer. */
export const chainSchema = step(`
  CREATE TABLE IF NOT EXISTS chain_genesis (
    id smallint PRIMARY KEY,
    settings jsonb NOT NULL
  );

  CREATE TABLE IF NOT EXISTS chain_head (
    id smallint PRIMARY KEY,
    number bigint NOT NULL,
    hash bytea NOT NULL
  );

  CREATE TABLE IF NOT EXISTS chain_block (
    number bigint PRIMARY KEY,
    hash bytea NOT NULL,
    rlp bytea NOT NULL,
    receipts bytea NOT NULL
  );
  CREATE UNIQUE INDEX IF NOT EXISTS chain_block_hash ON chain_block (hash);

  CREATE TABLE IF NOT EXISTS chain_transaction (
    hash bytea PRIMARY KEY,
    block_number bigint NOT NULL,
    position integer NOT NULL
  );
  CREATE INDEX IF NOT EXISTS chain_transaction_block ON chain_transaction (block_number);

  CREATE TABLE IF NOT EXISTS chain_log (
    block_number bigint NOT NULL,
    log_index integer NOT NULL,
    address bytea NOT NULL,
    topic0 bytea,
    topic1 bytea,
    topic2 bytea,
    topic3 bytea,
    PRIMARY KEY (block_number, log_index)
  );
  CREATE INDEX IF NOT EXISTS chain_log_topic ON chain_log (address, topic0, block_number);

  CREATE TABLE IF NOT EXISTS chain_node (
    hash bytea PRIMARY KEY,
    value bytea NOT NULL
  );

  CREATE TABLE IF NOT EXISTS chain_tx (
    key text PRIMARY KEY,
    status text NOT NULL DEFAULT 'queued' CHECK (status IN ('queued', 'sent', 'mined', 'final', 'failed')),
    recipient bytea,
    data bytea NOT NULL,
    gas bigint,
    chain_id bigint,
    signer bytea,
    nonce bigint,
    raws bytea[] NOT NULL DEFAULT '{}',
    hashes bytea[] NOT NULL DEFAULT '{}',
    sent_at timestamptz,
    mined_hash bytea,
    block_number bigint,
    block_hash bytea,
    block_time bigint,
    reason text,
    created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
    UNIQUE (chain_id, signer, nonce)
  );
  CREATE INDEX IF NOT EXISTS chain_tx_by_hash ON chain_tx (mined_hash) WHERE mined_hash IS NOT NULL;
  CREATE INDEX IF NOT EXISTS chain_tx_open ON chain_tx (status, created_at);
`)
