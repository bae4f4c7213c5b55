import type { ApiClient, UploadFile } from './api-client.ts'
import { readSignature } from './certificates.ts'

/** A one-pixel picture: small, but a real PNG. */
const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
export const picture: UploadFile = { name: 'picture.png', bytes: new Uint8Array(onePixel) }

/** The id with which a student names an issuer. */
async function idOfIssuer(issuer: ApiClient): Promise<string> {
  const { data } = await issuer.get<{ data: { _id: string } }>('/api/issuer-verifier-profile')
  return data._id
}

/** Uploads a certificate as a student, naming this issuer. Returns its id. */
export async function uploadCertificate(
  student: ApiClient,
  issuer: ApiClient,
  certificate: { title: string; category: string; date: string; file?: UploadFile },
): Promise<string> {
  const { title, category, date, file = picture } = certificate
  const { data } = await student.upload<{ data: { _id: string } }>('/api/user/upload-certificate', {
    title,
    categoryName: category,
    issuerId: await idOfIssuer(issuer),
    date,
    doc_url: file,
  })
  return data._id
}

/** Vouches for an upload as its issuer, with a letter of authority. */
export async function answerUpload(issuer: ApiClient, id: string): Promise<unknown> {
  const signature = await readSignature(issuer)
  return issuer.upload('/verify-user-json', {
    cetificateId: id,
    isByIssuer: 'false',
    ...signature,
    loa_doc: { ...picture, name: 'letter.png' },
  })
}
