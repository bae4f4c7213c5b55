import type { Role, SecondFactorMethod, SecondFactorState } from '@credenza/schema'
import type { Context, Db, Tx } from '../../../context.ts'
import type { Caller } from '../../../platform/http/access.ts'
import type { Config } from '../../../settings/config.ts'

export interface Factors {
  passkeys: number
  totp: boolean
  recoveryCodes: number
  /** Whether their organisation's provider shows a second factor that counts for them. */
  provider: boolean
}

/** The account's active second factors. An unconfirmed authenticator app is not one. */
export async function readFactors(db: Db | Tx, accountId: string): Promise<Factors> {
  const row = await db
    .selectNoFrom((query) => [
      query
        .selectFrom('passkey')
        .select((q) => q.fn.countAll<string>().as('n'))
        .where('account_id', '=', accountId)
        .as('passkeys'),
      confirmedApps(db).where('account_id', '=', accountId).as('totp'),
      query
        .selectFrom('second_factor_code')
        .select((q) => q.fn.countAll<string>().as('n'))
        .where('account_id', '=', accountId)
        .as('recoveryCodes'),
      countedIdentities(db).where('sign_in_identity.account_id', '=', accountId).limit(1).as('provider'),
    ])
    .executeTakeFirstOrThrow()
  return {
    passkeys: Number(row.passkeys),
    totp: row.totp !== null,
    recoveryCodes: Number(row.recoveryCodes),
    provider: row.provider !== null,
  }
}

/** Which of these accounts of an organisation can show a second factor: see `canShowSecondFactor`. */
export async function accountsWithFactor(
  db: Db | Tx,
  organisationId: string,
  accountIds: readonly string[],
): Promise<Set<string>> {
  const own = await db
    .selectFrom('passkey')
    .select('account_id')
    .where('account_id', 'in', accountIds)
    .union(confirmedApps(db).where('account_id', 'in', accountIds))
    .execute()
  const provided = await countedIdentities(db).where('sign_in_identity.org_id', '=', organisationId).execute()
  return new Set([...own, ...provided].map(({ account_id }) => account_id))
}

const confirmedApps = (db: Db | Tx) =>
  db.selectFrom('totp').select('account_id').where('sealed_secret', 'is not', null)

const countedIdentities = (db: Db | Tx) =>
  db
    .selectFrom('sign_in_identity')
    .innerJoin('sign_in_provider', 'sign_in_provider.org_id', 'sign_in_identity.org_id')
    .select('sign_in_identity.account_id')
    .where('sign_in_provider.state', '=', 'on')
    .where('sign_in_provider.counts_second_factor', '=', true)

/** Counts only the account's own factors: the provider's may disappear with the provider. */
export const hasSecondFactor = ({ passkeys, totp }: Factors): boolean => passkeys > 0 || totp

/** Whether acts can require a fresh second factor: the account's own, or the provider's. */
export const canShowSecondFactor = (factors: Factors): boolean => hasSecondFactor(factors) || factors.provider

/** The ways to show a second factor, safest first; empty when the account has none. */
export function methodsOf(factors: Factors): SecondFactorMethod[] {
  if (!hasSecondFactor(factors)) return []
  return [
    ...(factors.passkeys > 0 ? (['passkey'] as const) : []),
    ...(factors.totp ? (['totp'] as const) : []),
    ...(factors.recoveryCodes > 0 ? (['recovery'] as const) : []),
  ]
}

/** Admins must have a second factor, except where all data is invented. */
export const isSecondFactorRequired = (role: Role, { demo }: Pick<Config, 'demo'>): boolean =>
  role === 'admin' && !demo

/** The owner's view of the account's second factors. */
export async function readSecondFactor(
  ctx: Context,
  { accountId, role }: Caller,
): Promise<SecondFactorState> {
  const { totp, recoveryCodes, provider } = await readFactors(ctx.db, accountId)
  const passkeys = await ctx.db
    .selectFrom('passkey')
    .select(['id', 'name', 'created_at', 'last_used_at'])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute()
  return {
    required: isSecondFactorRequired(role, ctx.config),
    passkeys: passkeys.map((row) => ({
      id: row.id,
      name: row.name,
      createdAt: row.created_at.toISOString(),
      lastUsedAt: row.last_used_at?.toISOString() ?? null,
    })),
    totp,
    recoveryCodesLeft: recoveryCodes,
    provider,
  }
}
