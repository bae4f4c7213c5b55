import { z } from 'zod'
import type { Context } from '../../context.ts'
import { findAccountById } from '../../people/account/find-account.ts'
import { holdPerson } from '../../people/account/hold-person.ts'
import { withRetry } from '../../platform/db/with-retry.ts'
import { refusal } from '../../platform/http/api-error.ts'
import { sealedJson } from '../../platform/keys/sealed-json.ts'

const context = 'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json'
const word = z.string().min(1).max(1_000)

/** What a student's application may add to the profile. Nobody has checked it, and nothing else uses it. */
const added = z.strictObject({
  url: word.optional(),
  phone: word.optional(),
  description: word.optional(),
  image: z
    .union([word, z.strictObject({ id: word, type: z.literal('Image'), caption: word.optional() })])
    .optional(),
  givenName: word.optional(),
  familyName: word.optional(),
  additionalName: word.optional(),
  honorificPrefix: word.optional(),
  honorificSuffix: word.optional(),
  dateOfBirth: z.iso.date().optional(),
})
const additions = sealedJson<z.output<typeof added>>('badge-profile')

/** A student's Profile for applications (Open Badges 3.0 §B.1.18). */
export async function readProfile(ctx: Context, accountId: string) {
  const row = await ctx.db
    .selectFrom('badge_profile')
    .select('sealed')
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  const more = row ? additions.open(ctx.keys, row.sealed) : {}
  return { ...(await ownProfile(ctx, accountId)), ...more }
}

/**
 * Replaces what an application may add to a student's profile. Name and email address come from the account: a profile with
 * others is refused, as are members that we do not store. Throws 'invalid', and 'not_signed_in' if the student is erased
 * in the meantime.
 */
export async function replaceProfile(ctx: Context, accountId: string, body: unknown): Promise<void> {
  const own = await ownProfile(ctx, accountId)
  const sent = z.record(z.string(), z.unknown()).safeParse(body).data
  if (!sent) throw refusal('invalid.profile')
  const { '@context': _, id, type, name, email, ...rest } = sent
  const agrees = (given: unknown, is: string) => given === undefined || given === is
  const { data: more } = added.safeParse(rest)
  const isOwn = agrees(id, own.id) && agrees(name, own.name) && agrees(email, own.email)
  if (!more || !isOwn || ![type].flat().includes('Profile')) throw refusal('invalid.profile')
  const row = {
    sealed: additions.seal(ctx.keys, more),
    updated_at: ctx.clock(),
  }
  await withRetry(ctx.db, async (tx) => {
    await holdPerson(tx, accountId)
    await tx
      .insertInto('badge_profile')
      .values({ account_id: accountId, ...row })
      .onConflict((found) => found.column('account_id').doUpdateSet(row))
      .execute()
  })
}

async function ownProfile({ db, config }: Context, accountId: string) {
  const { name, email } = await findAccountById(db, accountId)
  return {
    '@context': [context],
    id: `${config.publicUrl}/ims/ob/v3p0/profile#${accountId}`,
    type: ['Profile'],
    name,
    email,
  }
}
