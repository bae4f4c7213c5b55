import type { Db } from '../../context.ts'

/** Whether a stolen key signed or accepted the certificate and nothing proves that the certificate is older. */
export async function isToReissue(db: Db, { org_id, id }: { org_id: string; id: string }): Promise<boolean> {
  const listed = await db
    .selectFrom('certificate_to_reissue')
    .select('certificate_id')
    .where('org_id', '=', org_id)
    .where('certificate_id', '=', id)
    .executeTakeFirst()
  return listed !== undefined
}
