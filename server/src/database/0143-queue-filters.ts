import { step } from '../platform/db/step.ts'

/**
 * What verifiers filter their queues by. A database without requests has nothing to fill in. Each index has the state before the
 * filter, so that the requests in each state are counted from it alone.
 */
export const queueFilters = step(`
  ALTER TABLE review_request ADD COLUMN IF NOT EXISTS signed boolean NOT NULL DEFAULT false;
  CREATE INDEX IF NOT EXISTS review_request_by_signed
    ON review_request (queue_id, origin, state, signed, "position");
  CREATE INDEX IF NOT EXISTS review_request_of_issuer
    ON review_request (queue_id, origin, state, issuer_name, "position");
  CREATE INDEX IF NOT EXISTS review_request_of_category
    ON review_request (queue_id, origin, state, category_name, "position");
  INSERT INTO back_fill (name, begun_at, place, done_at)
  SELECT 'signed-in-queues', now(), '', now() WHERE NOT EXISTS (SELECT FROM review_request)
  ON CONFLICT DO NOTHING;
`)
