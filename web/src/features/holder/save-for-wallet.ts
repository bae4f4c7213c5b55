import type { Certificate } from '@credenza/schema/certificate'
import { fileNameOf } from '@credenza/schema/file-name'
import type { walletFormResponse } from '@credenza/schema/wallet-form'
import { call } from '../../lib/api/call.ts'
import { saveBlob } from '../../lib/save-file.ts'

/** Saves a certificate as wallets hold it: as an SD-JWT VC, of which its holder shows what they choose. */
export async function saveForWallet(certificate: Certificate): Promise<void> {
  const { data } = await call<typeof walletFormResponse>({
    method: 'POST',
    path: `/api/certificates/${encodeURIComponent(certificate._id)}/wallet-form`,
    json: { format: 'dc+sd-jwt' },
  })
  const file = new Blob([String(data.credential)], { type: 'application/dc+sd-jwt' })
  saveBlob(file, fileNameOf(certificate, 'sd-jwt'))
}
