import { type QueryExecutorProvider, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { shownColumns } from '../certificate/certificate-values.ts'
import { noteShownValues } from '../certificate/fill-list-tables.ts'
import { step } from '../platform/db/step.ts'

const column = (name: string) =>
  step(`ALTER TABLE review_request ADD COLUMN IF NOT EXISTS ${name} text NOT NULL DEFAULT ''`)
const index = (key: string) =>
  step(
    `CREATE INDEX IF NOT EXISTS review_request_by_${key} ON review_request (queue_id, origin, ${key}, position)`,
  )

/** Gives the requests that wait what their certificates show, and lets searches find it. */
async function fillShown(db: QueryExecutorProvider): Promise<void> {
  const facts = sql.join(shownColumns.map((name) => sql`${sql.ref(name)} = certificate.${sql.ref(name)}`))
  await sql`
    UPDATE review_request SET ${facts} FROM certificate
    WHERE certificate.org_id = review_request.org_id AND certificate.id = certificate_id`.execute(db)
  await noteShownValues(db, { table: 'review_request', owner: 'queue_id' })
}

/** What lets a queue of a hundred thousand requests be listed as quickly as one of a hundred (docs/decisions/0015). */
export const reviewListMigrations: Record<string, Migration> = {
  '0710_review_request_user_name': column('user_name'),
  '0710_review_request_title': column('title'),
  '0710_review_request_category_name': column('category_name'),
  '0710_review_request_date': column('date'),
  '0710_review_request_issuer_name': column('issuer_name'),
  '0711_fill_review_request_shown': { up: fillShown },
  '0712_review_request_by_user_name': index('user_name'),
  '0712_review_request_by_title': index('title'),
  '0712_review_request_by_category_name': index('category_name'),
  '0712_review_request_by_date': index('date'),
  '0712_review_request_by_issuer_name': index('issuer_name'),
  '0712_review_request_by_state': index('state'),
}
