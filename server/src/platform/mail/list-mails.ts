import type { ListQuery, MailItem } from '@credenza/schema'
import { inWords, sentence } from '@credenza/schema/sentences/english'
import type { MailFailure } from '@credenza/schema/sentences/mail'
import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { foldedSql } from '../lists/folded-sql.ts'
import { newestFirst } from '../lists/order.ts'
import type { PageQuery } from '../lists/page.ts'
import { rowsPage } from '../lists/rows-page.ts'
import { searchPattern } from '../lists/search-text.ts'
import { addressHint } from './address-mac.ts'
import { openMessage } from './sealed-message.ts'

/** One page of the waiting and failed emails, newest first. Recipients are sealed, so they cannot be searched. */
export async function listMails(
  ctx: Context,
  query: PageQuery<'createdAt'> & Pick<ListQuery, 'search'>,
): Promise<{ data: MailItem[]; nextCursor: string | null; total: number }> {
  const pattern = searchPattern(query.search)
  const matching = ctx.db
    .selectFrom('outgoing_mail')
    .selectAll()
    .where('state', 'in', ['queued', 'failed'])
    .$if(pattern !== undefined, (q) => q.where(shownText, 'like', pattern!))
  const { page, ...rest } = await rowsPage(ctx.db, matching, query, {
    keys: { createdAt: 'id' },
    unique: ['id'],
    standard: newestFirst,
  })
  const data = page.map((row) => ({
    _id: row.id,
    kind: row.kind,
    recipient: row.sealed ? addressHint(openMessage(ctx, row.sealed).to) : '',
    state: row.state === 'failed' ? ('failed' as const) : ('queued' as const),
    attempts: row.attempts,
    ...lastError(row.failure),
    createdAt: row.created_at.toISOString(),
  }))
  return { data, ...rest }
}

function lastError(failure: MailFailure | null): Pick<MailItem, 'lastError' | 'key' | 'parameters'> {
  if (!failure) return { lastError: null, key: '', parameters: {} }
  const { message, ...byKey } = inWords(sentence('mail.failed', failure))
  return { lastError: message, ...byKey }
}

/** The reason can be searched in English. */
const shownText = foldedSql(
  sql.ref('kind'),
  sql.ref('state'),
  sql`concat_ws(' ', replace(failure->>'reason', '_', ' '), '(' || (failure->>'status') || ')')`,
)
