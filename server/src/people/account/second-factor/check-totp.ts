import { sentence } from '@credenza/schema/sentences/english'
import { Secret, TOTP } from 'otpauth'
import type { Context, Tx } from '../../../context.ts'
import { ApiError } from '../../../platform/http/api-error.ts'
import { isInForce } from '../../../platform/in-force.ts'

/** RFC 6238 with the parameters that every authenticator app supports. One step early or late is accepted. */
export const totpParameters = { algorithm: 'SHA1', digits: 6, period: 30 } as const
const windowSteps = 1
const sealPurpose = 'totp'

const freeTries = 5
const firstWaitMs = 30_000
const longestWaitMs = 15 * 60_000

export const sealTotpSecret = ({ keys }: Context, secret: Secret): Uint8Array =>
  keys.seal(sealPurpose, secret.bytes)

/** The time step of this code, or undefined if it belongs to none near `now`. */
export function stepOfCode(
  { keys }: Context,
  sealed: Uint8Array,
  code: string,
  now: Date,
): number | undefined {
  const token = code.replaceAll(/\s/g, '')
  if (!/^\d{6}$/.test(token)) return undefined
  const secret = new Secret({ buffer: Uint8Array.from(keys.open(sealPurpose, sealed)).buffer })
  const timestamp = now.getTime()
  const delta = TOTP.validate({ token, secret, timestamp, window: windowSteps, ...totpParameters })
  return delta === null ? undefined : TOTP.counter({ period: totpParameters.period, timestamp }) + delta
}

/**
 * Whether this is an unused code of the account's authenticator app. After five wrong codes in a row, each further one has to
 * wait longer, up to 15 minutes: throws 'too_many_requests'. Passkeys and recovery codes, which cannot be guessed, still work
 * in the meantime.
 */
export async function acceptTotp(
  ctx: Context,
  tx: Tx,
  now: Date,
  accountId: string,
  code: string,
): Promise<boolean> {
  const totp = await tx
    .selectFrom('totp')
    .selectAll()
    .where('account_id', '=', accountId)
    .forUpdate()
    .executeTakeFirst()
  if (!totp?.sealed_secret) return false
  if (totp.blocked_until && isInForce(totp.blocked_until, longestWaitMs, now)) {
    const seconds = Math.ceil((totp.blocked_until.getTime() - now.getTime()) / 1000)
    throw new ApiError(sentence('too_many_requests.attempts', { seconds }), {
      retryAfterSeconds: seconds,
    })
  }
  const step = stepOfCode(ctx, totp.sealed_secret, code, now)
  const isRight = step !== undefined && step > Number(totp.last_step)
  const wrongTries = totp.wrong_tries + 1
  await tx
    .updateTable('totp')
    .set(
      isRight
        ? { last_step: step, wrong_tries: 0, blocked_until: null }
        : { wrong_tries: wrongTries, blocked_until: blockedUntil(now, wrongTries) },
    )
    .where('account_id', '=', accountId)
    .execute()
  return isRight
}

function blockedUntil(now: Date, wrongTries: number): Date | null {
  if (wrongTries < freeTries) return null
  return new Date(now.getTime() + Math.min(firstWaitMs * 2 ** (wrongTries - freeTries), longestWaitMs))
}
