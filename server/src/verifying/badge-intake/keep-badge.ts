import { parseStrictJson } from '@credenza/credential/verify'
import type { Context } from '../../context.ts'
import { storeBadge } from '../../holders/kept-badge/store-badge.ts'
import { refusal } from '../../platform/http/api-error.ts'
import { isBareCredential } from '../foreign/read/bare-credential.ts'
import { verifyAnything } from '../foreign/verify-anything.ts'
import { type Badge, badgeDocument } from './badge-document.ts'
import { requireSchemas } from './require-schemas.ts'

export const mostBadgeBytes = 512 * 1024
const compactJws = /^[\w-]+\.[\w-]+\.[\w-]+$/

/**
 * Keeps a badge that a student or their application brings: an Open Badge 3.0 as JSON, of either version of the data model, or
 * as a JWT. Its signature must be valid, and it must fit the schemas that it names. A badge that has expired or was revoked is
 * kept too, because it is judged again whenever it is shown. Throws 'invalid', and too_many_requests while too much is being
 * judged for this student.
 */
export async function keepBadge(
  ctx: Context,
  accountId: string,
  text: string,
): Promise<'created' | 'replaced'> {
  if (Buffer.byteLength(text) > mostBadgeBytes)
    throw refusal('invalid.badge_large', { kilobytes: mostBadgeBytes / 1024 })
  const credential = credentialIn(text)
  const document = badgeDocument(credential)
  const types = [document?.type].flat()
  const isBadge = types.includes('OpenBadgeCredential') || types.includes('AchievementCredential')
  if (!credential || !document || !isBadge) throw refusal('invalid.badge')
  const { isSigned, facts } = await verifyAnything(ctx, written(credential), { callerKey: accountId })
  if (!isSigned) throw refusal('invalid.badge_signature')
  await requireSchemas(ctx, accountId, document)
  // In the issuer's zone, so that lists show the day that is written in it.
  const issuedAt = new Date(`${facts.date.slice(0, 19)}Z`)
  if (facts.id === '' || Number.isNaN(issuedAt.getTime())) throw refusal('invalid.badge')
  const { id, issuerId, issuer, programme: name } = facts
  return storeBadge(ctx, accountId, { id, issuerId, issuedAt, content: { credential, name, issuer } })
}

/** A credential as text, as it is verified and sent. */
export const written = (credential: Badge): string =>
  typeof credential === 'string' ? credential : JSON.stringify(credential)

/** Parses the text once, and takes nothing around a badge for it, so that exactly what was judged is kept. */
function credentialIn(text: string): Badge | undefined {
  const trimmed = text.trim()
  if (compactJws.test(trimmed)) return trimmed
  try {
    const value = parseStrictJson(trimmed)
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
    const badge = value as Record<string, unknown>
    return isBareCredential(badge) ? badge : undefined
  } catch {
    return undefined
  }
}
