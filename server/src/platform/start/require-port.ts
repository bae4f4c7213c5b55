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

/** Turns an error of `listen` into one that says what an operator can do. `names`: what the place is set with. */
export function cannotListen(
  error: unknown,
  place: Place,
  names: Names = { port: 'PORT', host: 'HOST' },
): unknown {
  const sentence = sentences[String((error as { code?: unknown }).code)]
  return sentence ? new Error(sentence(place, names), { cause: error }) : error
}

type Names = Record<keyof Place, string>
type Sentence = (place: Place, names: Names) => string

const noSuchHost: Sentence = ({ host }, names) =>
  `${names.host} is ${host}, which is not an address of this machine: set it to 127.0.0.1, or to 0.0.0.0 for all of them.`

const sentences: Record<string, Sentence> = {
  EADDRINUSE: ({ port, host }, names) =>
    `Another program listens on port ${port} of ${host}: set ${names.port} to a free one.`,
  EACCES: ({ port }, names) =>
    `This user may not listen on port ${port}: set ${names.port} to one from 1024 on.`,
  EADDRNOTAVAIL: noSuchHost,
  ENOTFOUND: noSuchHost,
  EAI_AGAIN: noSuchHost,
}
