import type { DocumentLanguage } from '@credenza/schema'
import { bundleOf } from '../../../certificates/certificate/bundle.ts'
import type { Certificate } from '../../../certificates/certificate/certificate.ts'
import { documentKeys } from '../../../certificates/certificate/sealed/document-keys.ts'
import { openSigned } from '../../../certificates/certificate/sealed/open-signed.ts'
import { certificateToWire, withoutLetter } from '../../../certificates/certificate/wire.ts'
import { renderCertificatePdf } from '../../../certificates/drawing/render-certificate.ts'
import { archiveName } from '../../../certificates/export/archive-name.ts'
import type { Context } from '../../../context.ts'
import { mediaTypesOf, openFile } from '../../../people/organisation/sealed-files.ts'
import { extensionOf } from '../../../people/organisation/send-file.ts'
import { ApiError } from '../../../platform/http/api-error.ts'
import { asServer } from '../../../platform/processes/current-caller.ts'
import type { ZipEntry } from '../../../platform/zip-stream.ts'
import { listLinks } from '../../share/list-links.ts'
import { jsonFile } from './json-file.ts'

/**
 * The folder of one certificate: its record, its links, uploaded files, and once it is signed the credential, its bundle and
 * its PDF, which waits for whatever else its student draws. Lists parts that are currently unavailable, so that the rest still
 * arrives.
 */
export async function* certificateFiles(
  ctx: Context,
  certificate: Certificate,
  language: DocumentLanguage,
): AsyncGenerator<ZipEntry> {
  const folder = `certificates/${archiveName(certificate)}`
  const wire = await certificateToWire(ctx, certificate, { accountId: certificate.accountId })
  yield jsonFile(`${folder}/record.json`, withoutLetter(wire))
  yield jsonFile(`${folder}/share-links.json`, await listLinks(ctx, certificate.accountId, certificate.id))
  const missing: { file: string; reason: string }[] = []
  for (const { file, make } of [
    ...(await uploadedFile(ctx, certificate)),
    ...signedFiles(ctx, certificate, language),
  ]) {
    try {
      yield { name: `${folder}/${file}`, content: await make() }
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      missing.push({ file, reason: error.message })
    }
  }
  if (missing.length > 0) yield jsonFile(`${folder}/missing.json`, missing)
}

interface FileToMake {
  file: string
  make: () => Promise<Uint8Array>
}

async function uploadedFile(ctx: Context, certificate: Certificate): Promise<FileToMake[]> {
  const id = certificate.uploadFileId
  if (!id) return []
  const mediaType = (await mediaTypesOf(ctx.db, [id])).get(id) ?? ''
  const make = async () => (await openFile(ctx, certificate.organisationId, 'id', id)).bytes
  return [{ file: `uploaded.${extensionOf(mediaType)}`, make }]
}

function signedFiles(ctx: Context, certificate: Certificate, language: DocumentLanguage): FileToMake[] {
  if (!certificate.signedAt) return []
  const credential = async () =>
    openSigned(ctx, certificate, (await documentKeys(ctx, [certificate])).get(certificate.id))
  return [
    { file: 'credential.json', make: credential },
    { file: 'bundle.json', make: async () => bundleOf(ctx, certificate, await credential()) },
    {
      file: 'certificate.pdf',
      make: () => asServer(() => renderCertificatePdf(ctx, certificate, { language })),
    },
  ]
}
