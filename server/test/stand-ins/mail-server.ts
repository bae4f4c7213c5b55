import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

export interface ReceivedMail {
  /** The envelope's sender: where the email returns. */
  from: string
  to: string[]
  /** Headers and body as received. */
  raw: string
}

/** A real mail server on this machine, and what it received. */
export interface MailServer {
  port: number
  received: ReceivedMail[]
  close(): Promise<void>
}

/** Listens on `port`, or on a free one. */
export async function startMailServer(options: SMTPServerOptions = {}, port = 0): Promise<MailServer> {
  const received: ReceivedMail[] = []
  const server = new SMTPServer({
    authOptional: true,
    disableReverseLookup: true,
    logger: false,
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const { mailFrom } = session.envelope
        received.push({
          from: mailFrom ? mailFrom.address : '',
          to: session.envelope.rcptTo.map(({ address }) => address),
          raw: Buffer.concat(chunks).toString(),
        })
        done()
      })
    },
    ...options,
  })
  // A client that hangs up, like one that distrusts our certificate.
  server.on('error', () => {})
  server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')
  return {
    port: (server.server.address() as AddressInfo).port,
    received,
    close: () => new Promise((done) => server.close(done)),
  }
}

/** A text part of an email as its reader sees it. */
export function textOf({ raw }: ReceivedMail, type = 'text/plain'): string {
  const part = raw.slice(raw.indexOf(`Content-Type: ${type}`))
  const [head = '', ...rest] = part.split('\r\n\r\n')
  const body = rest.join('\r\n\r\n').split(/\r\n--/)[0]!
  if (/quoted-printable/i.test(head)) {
    const bytes = body
      .replace(/=\r\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
    return Buffer.from(bytes, 'latin1').toString().replaceAll('\r\n', '\n')
  }
  return /base64/i.test(head) ? Buffer.from(body, 'base64').toString() : body.replaceAll('\r\n', '\n')
}
