import { once } from 'node:events'
import { createServer } from 'node:net'

type Place = { port: number; host: string }

/** Rejects with a sentence if we cannot listen at this place. Called before anything else is started. */
export async function requirePort(place: Place): Promise<void> {
  const probe = createServer().listen(place)
  await once(probe, 'listening').catch((error: unknown) => {
    throw cannotListen(error, place)
  })
  probe.close()
  await once(probe, 'close')
}

/** Turns an error of `listen` into one that says what an operator can do. */
export function cannotListen(error: unknown, { port, host }: Place): unknown {
  const sentence = sentences[String((error as { code?: unknown }).code)]
  return sentence ? new Error(sentence(port, host), { cause: error }) : error
}

const noSuchHost = (_port: number, host: string) =>
  `HOST is ${host}, which is no address of this machine: set it to 127.0.0.1, or to 0.0.0.0 for all of them.`

const sentences: Record<string, (port: number, host: string) => string> = {
  EADDRINUSE: (port, host) => `Another program listens on port ${port} of ${host}: set PORT to a free one.`,
  EACCES: (port) => `This user may not listen on port ${port}: set PORT to one from 1024 on.`,
  EADDRNOTAVAIL: noSuchHost,
  ENOTFOUND: noSuchHost,
  EAI_AGAIN: noSuchHost,
}
