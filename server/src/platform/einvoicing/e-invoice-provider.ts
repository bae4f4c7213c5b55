import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../../settings/config.ts'
import { signatureOf } from '../signed-body.ts'

export interface EInvoice {
  /** Identifies the invoice for the provider, so that it recognises a second copy. Its receipts contain it. */
  uuid: string
  number: string
  xml: string
}

/** Exchanges e-invoices for us; a provider accredited by the Ministry of Finance. */
export interface EInvoiceProvider {
  /** Hands over one invoice. Throws if it must be tried again. */
  hand(invoice: EInvoice, at: Date, signal: AbortSignal): Promise<void>
}

/** The provider in the settings; without one, a folder, for development. */
export const openEInvoices = ({
  eInvoices,
  production,
  dataFolder,
}: Pick<Config, 'eInvoices' | 'production' | 'dataFolder'>): EInvoiceProvider | undefined => {
  if (eInvoices) return webhookProvider(eInvoices)
  return production ? undefined : folderProvider(join(dataFolder, 'e-invoices'))
}

const timeoutMs = 20_000

/** Posts each invoice as JSON that contains the XML, signed as in `signatureOf`. Any 2xx means that it was accepted. */
const webhookProvider = ({ url, secret }: { url: string; secret: string }): EInvoiceProvider => ({
  async hand(invoice, at, signal) {
    const body = JSON.stringify(invoice)
    const { ok, status } = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'credenza-signature': signatureOf(secret, body, at) },
      body,
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    })
    if (!ok) throw new Error(`The e-invoice provider answered ${status}`)
  },
})

/** For development: writes each invoice to a folder, and sends nothing. */
const folderProvider = (folder: string): EInvoiceProvider => ({
  async hand({ uuid, xml }) {
    await mkdir(folder, { recursive: true })
    await writeFile(join(folder, `${uuid}.xml`), xml)
  },
})
