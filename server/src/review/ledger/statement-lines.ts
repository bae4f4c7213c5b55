import { listLimit, type StatementLine } from '@credenza/schema'
import type { Context } from '../../context.ts'
import { everyPage } from '../../platform/lists/every-page.ts'
import type { Account } from './accounts.ts'
import { listStatement } from './list-statement.ts'

/** All lines of a month, newest first, read page by page. */
export async function* statementLines(
  ctx: Context,
  account: Account,
  month: string,
): AsyncGenerator<StatementLine> {
  const pages = everyPage((cursor) => listStatement(ctx, account, { month, cursor, limit: listLimit.most }))
  for await (const { data } of pages) yield* data
}
