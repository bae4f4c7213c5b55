import type { Context } from '../../context.ts'
import { chosenVerifiers } from './chosen-verifiers.ts'
import { listByName, type NameQuery } from './list-by-name.ts'

/** The verifiers that an issuer can choose from, by name: approved ones, and those already chosen. */
export async function listVerifiers(ctx: Context, issuerId: string, query: NameQuery) {
  const chosen = await chosenVerifiers(ctx.db, issuerId)
  return listByName(ctx, query, (is) =>
    is.and([
      is('role', '=', 'verifier'),
      is.or([is('status', '=', 'approved'), is('id', 'in', ['', ...chosen])]),
    ]),
  )
}
