import type { TestWorld } from '../worlds/test-world.ts'
import { type Caller, callAs, categoryName, type Organisation, ok, uploadAs } from './people.ts'

/** A file that is a PDF by its content. */
export const pdfFile = (name = 'certificate.pdf', words = 'a certificate') =>
  new File([`%PDF-1.7\n${words}`], name)
/** A file that is a PNG by its content. */
export const pngFile = (name = 'certificate.png') =>
  new File([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), 'picture'], name)

export const uploadForm = (
  issuer: Pick<Organisation, 'id'>,
  changes: Record<string, string | File> = {},
) => ({
  title: 'Welding, level 3',
  categoryName,
  issuerId: issuer.id,
  date: '2024-05-31',
  doc_url: pdfFile(),
  ...changes,
})

/** A student uploads a certificate that names this issuer; returns its id. */
export async function uploadCertificate(
  world: TestWorld,
  { student, issuer }: { student: Caller; issuer: Pick<Organisation, 'id'> },
  changes: Record<string, string | File> = {},
): Promise<string> {
  const form = uploadForm(issuer, changes)
  return ok(await uploadAs(world, student, '/api/user/upload-certificate', form)).data._id
}

/** The issuer answers for an upload. */
export const answerUpload = (
  world: TestWorld,
  issuer: Caller & Partial<Organisation>,
  id: string,
  changes: Record<string, string | File> = {},
) =>
  uploadAs(world, issuer, '/verify-user-json', {
    cetificateId: id,
    isByIssuer: 'false',
    publicKey: issuer.publicKey ?? 'none',
    verifierDigitalSignature: issuer.digitalSignature ?? 'none',
    loa_doc: pngFile('letter.png'),
    ...changes,
  })

export const listUploads = async (world: TestWorld, caller: Caller, query = '') =>
  ok(await callAs(world, caller, 'GET', `/api/user/get-user-certificates${query}`))

export const decideUpload = (
  world: TestWorld,
  verifier: Caller,
  id: string,
  decision: { flag: '1' } | { flag: '2'; reason: string } = { flag: '1' },
) => callAs(world, verifier, 'PUT', '/api/user/update-verified', { id, ...decision })
