import { listLimit, type StatementLine } from '@credenza/schema'
import type { Context } from '../../context.ts'
import type { Account } from './accounts.ts'
import { listStatement } from './list-statement.ts'

/** All lines of a month, newest first, read page by page. */
export async function* statementLines(
  ctx: Context,
  account: Account,
  month: string,
): AsyncGenerator<StatementLine> {
  let cursor: string | undefined
  do {
    const page = await listStatement(ctx, account, { month, cursor, limit: listLimit.most })
    yield* page.data
    cursor = page.nextCursor ?? undefined
  } while (cursor)
}
