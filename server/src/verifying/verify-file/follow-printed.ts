import { type Bundle, type CameIn, certificateIdOf } from '@credenza/credential/verify'
import { type Network, NotThere } from './network.ts'
import type { TrustedDeployment } from './trust.ts'

interface Place {
  cid: string | null
  log: { entry: string } | null
}

/**
 * Asks the deployment that a paper's issuer belongs to whether the link on the paper leads to the certificate of the statement
 * beside it. The same sealed document, or the same log entry, is the same certificate.
 */
export async function followPrinted(
  link: string,
  { certificate }: Bundle,
  { origin }: TrustedDeployment,
  { fetchJson }: Network,
): Promise<CameIn | undefined> {
  const [, slug = ''] = /^\/verify\/([^/]+)/.exec(new URL(link).pathname) ?? []
  const placeOf = async (name: string) => {
    const { data } = (await fetchJson(`${origin}/api/evidence/${name}`)) as { data: Place }
    return data.cid ?? data.log?.entry
  }
  try {
    const [linked, stated] = await Promise.all([
      placeOf(slug),
      placeOf(encodeURIComponent(String(certificateIdOf(certificate.id) ?? ''))),
    ])
    if (linked === undefined || stated === undefined) return 'unlinked-paper'
    return linked === stated ? undefined : 'altered-paper'
  } catch (error) {
    return error instanceof NotThere ? 'altered-paper' : 'unlinked-paper'
  }
}
