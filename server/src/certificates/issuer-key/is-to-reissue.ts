import type { Db } from '../../context.ts'
import type { Certificate } from '../certificate/certificate.ts'

/** Whether a stolen key signed or accepted the certificate and nothing proves that the certificate is older. */
export async function isToReissue(
  db: Db,
  { organisationId, id }: Pick<Certificate, 'organisationId' | 'id'>,
): Promise<boolean> {
  const listed = await db
    .selectFrom('certificate_to_reissue')
    .select('certificate_id')
    .where('org_id', '=', organisationId)
    .where('certificate_id', '=', id)
    .executeTakeFirst()
  return listed !== undefined
}
