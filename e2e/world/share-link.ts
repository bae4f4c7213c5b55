import type { ApiClient } from './api-client.ts'

/** The link with which a certificate's party shares it, with the sealed document's key after '#'. */
export async function shareLink(party: ApiClient, slug: string): Promise<string> {
  const { data } = await party.get<{ data: { documentKey?: string } }>(
    `/api/user/get-certificate-by-user-url/${encodeURIComponent(slug)}`,
  )
  if (!data.documentKey)
    throw new Error('This session is not a party of the certificate, or it is not signed.')
  return `${party.url}/verify/${encodeURIComponent(slug)}#${data.documentKey}`
}

/** Makes a link to the holder's certificate with this title, which shows only the name of the person. */
export async function shareName(holder: ApiClient, title: string): Promise<string> {
  const { certificates } = await holder.get<{ certificates: { _id: string; title: string }[] }>(
    '/api/user/my-certificates',
  )
  const { _id } = certificates.find((one) => one.title === title)!
  const { data } = await holder.post<{ data: { url: string } }>(`/api/user/certificates/${_id}/share-links`, {
    label: '',
    days: 7,
    oneTime: false,
    shown: ['name'],
  })
  return data.url
}
