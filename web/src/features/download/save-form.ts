import type { Certificate } from '@credenza/schema/certificate'
import { fileNameOf } from '@credenza/schema/file-name'
import type { walletFormResponse } from '@credenza/schema/wallet-form'
import { call, pathTo } from '../../lib/api/call.ts'
import { saveBlob } from '../../lib/browser/save-file.ts'

/** Forms that are made on demand and saved as files, with the extensions of their names. */
const forms = {
  /** The form for wallets: an SD-JWT VC, of which holders show what they choose. */
  'dc+sd-jwt': { extension: 'sd-jwt', mediaType: 'application/dc+sd-jwt' },
  clr: { extension: 'transcript.json', mediaType: 'application/vc' },
  elm: { extension: 'europass.json', mediaType: 'application/vc' },
  blockcerts: { extension: 'blockcerts.json', mediaType: 'application/vc' },
} as const

/** Saves a certificate in one of these forms. */
export async function saveForm(certificate: Certificate, format: keyof typeof forms): Promise<void> {
  const { data } = await call<typeof walletFormResponse>({
    method: 'POST',
    path: pathTo('/api/certificates', certificate._id, '/wallet-form'),
    json: { format },
  })
  const { credential } = data
  const text = typeof credential === 'string' ? credential : JSON.stringify(credential, null, 2)
  const { extension, mediaType } = forms[format]
  saveBlob(new Blob([text], { type: mediaType }), fileNameOf(certificate, extension))
}
