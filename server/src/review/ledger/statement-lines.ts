import { listLimit, type StatementLine } from '@credenza/schema'
import type { Context } from '../../context.ts'
import { everyPage } from '../../platform/lists/every-page.ts'
import { listStatement } from './list-statement.ts'
import type { PartyAccount } from './party-account.ts'

/** All lines of a month, newest first, read page by page. */
export async function* statementLines(
  ctx: Context,
  account: PartyAccount,
  month: string,
): AsyncGenerator<StatementLine> {
  const pages = everyPage((cursor) => listStatement(ctx, account, { month, cursor, limit: listLimit.most }))
  for await (const { data } of pages) yield* data
}
