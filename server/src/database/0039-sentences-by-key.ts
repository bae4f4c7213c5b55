import { step } from '../platform/db/step.ts'

/**
 * Replaces stored sentences by their keys and parameters. About earlier failures, we only still know that something
 * failed; waiting items are retried and then say why.
 */
export const sentencesByKey = step(`
  ALTER TABLE batch_item ADD COLUMN IF NOT EXISTS why jsonb;
  UPDATE batch_item SET why = '{"key": "internal", "parameters": {}}' WHERE state = 'failed' AND why IS NULL;
  ALTER TABLE batch_item DROP COLUMN IF EXISTS error, DROP COLUMN IF EXISTS message;

  ALTER TABLE student_import DROP COLUMN IF EXISTS message, ADD COLUMN IF NOT EXISTS why jsonb;
  ALTER TABLE student_import_error DROP COLUMN IF EXISTS reason,
    ADD COLUMN IF NOT EXISTS why jsonb NOT NULL DEFAULT '{"key": "internal", "parameters": {}}';

  ALTER TABLE outgoing_mail DROP COLUMN IF EXISTS last_error, ADD COLUMN IF NOT EXISTS failure jsonb;
  ALTER TABLE delivery DROP COLUMN IF EXISTS reason, ADD COLUMN IF NOT EXISTS failure jsonb;
`)
