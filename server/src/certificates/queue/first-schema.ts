import { step } from '../../platform/db/step.ts'

export const queueSchema = step(`
  CREATE TABLE IF NOT EXISTS review_request (
    queue_id text NOT NULL,
    position text NOT NULL,
    org_id text NOT NULL,
    certificate_id text NOT NULL,
    state text NOT NULL,
    search text NOT NULL,
    created_at timestamptz NOT NULL,
    origin text NOT NULL DEFAULT 'issuer',
    category_name text NOT NULL DEFAULT '',
    date text NOT NULL DEFAULT '',
    issuer_name text NOT NULL DEFAULT '',
    title text NOT NULL DEFAULT '',
    user_name text NOT NULL DEFAULT '',
    PRIMARY KEY (queue_id, "position"),
    UNIQUE (queue_id, certificate_id)
  );
  CREATE INDEX IF NOT EXISTS review_request_by_category_name
    ON review_request (queue_id, origin, category_name, "position");
  CREATE INDEX IF NOT EXISTS review_request_by_certificate ON review_request (certificate_id);
  CREATE INDEX IF NOT EXISTS review_request_by_date
    ON review_request (queue_id, origin, date, "position");
  CREATE INDEX IF NOT EXISTS review_request_by_issuer_name
    ON review_request (queue_id, origin, issuer_name, "position");
  CREATE INDEX IF NOT EXISTS review_request_by_origin ON review_request (queue_id, origin, "position");
  CREATE INDEX IF NOT EXISTS review_request_by_state
    ON review_request (queue_id, origin, state, "position");
  CREATE INDEX IF NOT EXISTS review_request_by_title
    ON review_request (queue_id, origin, title, "position");
  CREATE INDEX IF NOT EXISTS review_request_by_user_name
    ON review_request (queue_id, origin, user_name, "position");
`)
