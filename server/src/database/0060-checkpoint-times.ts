import { step } from '../platform/db/step.ts'

/** Finds the checkpoints of a week, and whether an anchor records one, without reading all of either. */
export const checkpointTimes = step(`
  CREATE INDEX IF NOT EXISTS log_checkpoint_at ON log_checkpoint (created_at);
  CREATE INDEX IF NOT EXISTS anchor_of_statements ON anchor (statements_size);
`)
