import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'

/** A mailbox on this machine with the part of IMAP (RFC 9051) that reading and marking emails needs. */
export interface ImapServer {
  port: number
  mails: { raw: Buffer; isSeen: boolean }[]
  close(): Promise<void>
}

export async function startImapServer(password: string): Promise<ImapServer> {
  const mails: ImapServer['mails'] = []
  const server = createServer((socket) => {
    socket.on('error', () => {})
    socket.write('* OK [CAPABILITY IMAP4rev1] ready\r\n')
    let rest = ''
    socket.on('data', (chunk) => {
      const lines = (rest + chunk.toString('latin1')).split('\r\n')
      rest = lines.pop()!
      for (const line of lines) answer(socket, line, { mails, password })
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    mails,
    close: () => new Promise((done) => server.close(() => done())),
  }
}

function answer(
  socket: Socket,
  line: string,
  { mails, password }: { mails: ImapServer['mails']; password: string },
) {
  const [tag = '', command = '', ...rest] = line.split(' ')
  const verb = command.toUpperCase() === 'UID' ? `UID ${rest.shift()?.toUpperCase()}` : command.toUpperCase()
  const say = (text: string) => socket.write(`* ${text}\r\n`)
  const end = (text = 'OK done') => socket.write(`${tag} ${text}\r\n`)
  const number = Number(rest[0])
  if (verb === 'LOGIN')
    return end(line.includes(`"${password}"`) || rest[1] === password ? 'OK in' : 'NO out')
  if (verb === 'CAPABILITY') say('CAPABILITY IMAP4rev1')
  if (verb === 'NAMESPACE') say('NAMESPACE (("" "/")) NIL NIL')
  if (verb === 'LIST' || verb === 'LSUB') say(`${verb} () "/" "INBOX"`)
  if (verb === 'SELECT') {
    say(`${mails.length} EXISTS`)
    say('FLAGS (\\Seen)')
    say('OK [PERMANENTFLAGS (\\Seen)] ok')
    say('OK [UIDVALIDITY 1] ok')
    say(`OK [UIDNEXT ${mails.length + 1}] ok`)
    return end('OK [READ-WRITE] done')
  }
  if (verb === 'UID SEARCH')
    say(['SEARCH', ...mails.flatMap(({ isSeen }, i) => (isSeen ? [] : [i + 1]))].join(' '))
  if (verb === 'UID FETCH') {
    const [, start = 0, most = Number.MAX_SAFE_INTEGER] = (/<(\d+)\.(\d+)>/.exec(line) ?? []).map(Number)
    const part = mails[number - 1]!.raw.subarray(start, start + most)
    socket.write(`* ${number} FETCH (UID ${number} BODY[]<${start}> {${part.length}}\r\n`)
    socket.write(part)
    socket.write(')\r\n')
  }
  if (verb === 'UID STORE') {
    mails[number - 1]!.isSeen = true
    say(`${number} FETCH (UID ${number} FLAGS (\\Seen))`)
  }
  if (verb === 'LOGOUT') {
    say('BYE')
    end()
    return socket.end()
  }
  end()
}
