import type { ApiClient } from './api-client.ts'

/** The link with which a certificate's party shares it: the sealed document's key comes after '#'. */
export async function shareLink(party: ApiClient, slug: string): Promise<string> {
  const { data } = await party.get<{ data: { documentKey?: string } }>(
    `/api/user/get-certificate-by-user-url/${encodeURIComponent(slug)}`,
  )
  if (!data.documentKey) throw new Error('This session is no party of the certificate, or it is not signed.')
  return `${party.url}/verify/${encodeURIComponent(slug)}#${data.documentKey}`
}
