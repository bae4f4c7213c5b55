import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { signatureOver, tellSigned } from './tell-signed.ts'

interface EInvoice {
  uuid: string
  number: string
  xml: string
}

export interface EInvoiceProvider {
  /** The server settings for using it. */
  env: Record<string, string>
  /** Every e-invoice that has arrived with a correct signature. */
  received(): EInvoice[]
  /** Tells the server the state of an e-invoice. Throws `Refused`. */
  tell(url: string, receipt: { uuid: string; state: 'accepted' | 'delivered' | 'rejected' }): Promise<unknown>
  close(): Promise<void>
}

/** An accredited provider's adapter on this machine (docs/operations/tax.md). */
export async function startEInvoiceProvider(): Promise<EInvoiceProvider> {
  const secret = randomUUID()
  const received: EInvoice[] = []
  const server = createServer(async (request, response) => {
    const body = Buffer.concat((await request.toArray()) as Buffer[]).toString()
    const given = String(request.headers['credenza-signature'])
    const seconds = /^t=(\d+),/.exec(given)?.[1] ?? ''
    const isSigned = given === signatureOver(secret, body, seconds)
    if (isSigned) received.push(JSON.parse(body) as EInvoice)
    response.writeHead(isSigned ? 202 : 401).end()
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  const receipts = { path: '/api/e-invoice-receipts', header: 'credenza-signature', secret }
  return {
    env: { EINVOICE_URL: `http://127.0.0.1:${port}/invoices`, EINVOICE_SECRET: secret },
    received: () => received,
    tell: (url, receipt) => tellSigned(url, receipts, receipt),
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
