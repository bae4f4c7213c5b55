import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../../config.ts'
import { signatureOf } from '../signed-body.ts'

export interface EInvoice {
  /** Lets the provider recognise a second copy; its receipts name it. */
  uuid: string
  number: string
  xml: string
}

/** Exchanges e-invoices for us: a provider that the Ministry of Finance has accredited. */
export interface EInvoiceProvider {
  /** Hands one over. Throws when it has to be tried again. */
  hand(invoice: EInvoice, at: Date, signal: AbortSignal): Promise<void>
}

/** The provider that is set up; without one, in development, a folder. */
export const openEInvoices = ({
  eInvoices,
  production,
  dataFolder,
}: Pick<Config, 'eInvoices' | 'production' | 'dataFolder'>): EInvoiceProvider | undefined => {
  if (eInvoices) return webhookProvider(eInvoices)
  return production ? undefined : folderProvider(join(dataFolder, 'e-invoices'))
}

const timeoutMs = 20_000

/** Posts each as JSON with the XML in it, signed as `signatureOf` says; any 2xx takes it. */
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

/** For development: a file for each in a folder, and nothing is sent. */
const folderProvider = (folder: string): EInvoiceProvider => ({
  async hand({ uuid, xml }) {
    await mkdir(folder, { recursive: true })
    await writeFile(join(folder, `${uuid}.xml`), xml)
  },
})
