import type { CertificateVersion } from '@credenza/schema'
import type { Context, Db } from '../../context.ts'
import { anyOf } from '../../platform/db/any-of.ts'
import type { Caller } from '../../platform/http/access.ts'
import type { Certificate } from '../certificate/certificate.ts'
import { findAsParty, isParty } from '../certificate/read-certificate.ts'
import { changedContent, contentOf } from './corrected-fields.ts'
import { versionsOf } from './correction-store.ts'

/** The versions of a certificate that this caller may see, oldest first. Throws not_found for anybody else. */
export async function listVersions(ctx: Context, id: string, caller: Caller): Promise<CertificateVersion[]> {
  const certificate = await findAsParty(ctx, caller, id)
  const all = await versionsOf(ctx.db, certificate)
  const seen = await Promise.all(all.map((version) => isParty(ctx, version, caller)))
  const versions = all.filter((_, i) => seen[i])
  const supersededAt = await supersessions(ctx.db, certificate.organisationId, versions)
  return versions.map((version, i) => ({
    _id: version.id,
    slug: version.slug,
    createdAt: version.createdAt.toISOString(),
    signedAt: version.signedAt?.toISOString() ?? '',
    supersededAt: supersededAt.get(version.id) ?? '',
    changes: i === 0 ? [] : changedContent(contentOf(versions[i - 1]!), contentOf(version)),
  }))
}

async function supersessions(
  db: Db,
  organisationId: string,
  certificates: readonly Certificate[],
): Promise<Map<string, string>> {
  const statements = await db
    .selectFrom('certificate_statement')
    .select(['certificate_id', 'created_at'])
    .where('org_id', '=', organisationId)
    .where('certificate_id', '=', anyOf(certificates.map((certificate) => certificate.id)))
    .where('action', '=', 'superseded')
    .execute()
  return new Map(statements.map((one) => [one.certificate_id, one.created_at.toISOString()]))
}
