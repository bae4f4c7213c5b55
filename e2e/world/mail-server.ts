import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { createInterface } from 'node:readline'

/** A mail server on this machine that accepts every mail. */
export interface MailServer {
  /** Headers and body of each mail, as received. */
  received: string[]
  close(): Promise<void>
}

/** Implements only as much SMTP (RFC 5321) as is needed to receive mail. */
export async function startMailServer(port: number): Promise<MailServer> {
  const received: string[] = []
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    const answer = (line: string) => socket.write(`${line}\r\n`)
    let mail: string[] | undefined
    answer('220 mail.example')
    createInterface({ input: socket }).on('line', (line) => {
      if (mail && line !== '.') mail.push(line.replace(/^\./, ''))
      else if (mail) {
        received.push(mail.join('\n'))
        mail = undefined
        answer('250 Taken')
      } else if (/^DATA$/i.test(line)) {
        mail = []
        answer('354 Go on')
      } else if (/^QUIT$/i.test(line)) socket.end('221 Bye\r\n')
      else answer('250 Fine')
    })
  })
  await once(server.listen(port, '127.0.0.1'), 'listening')
  return {
    received,
    close: async () => {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
