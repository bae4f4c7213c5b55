import { once } from 'node:events'
import { mkdir } from 'node:fs/promises'
import { formatVerifierKey, openCosignatures } from '@credenza/credential/log'
import { openFileHeads } from './file-heads.ts'
import { openKeyFile } from './key-file.ts'
import { type Options, parseOptions, usage } from './options.ts'
import { serveWitness } from './witness-server.ts'

/** EX_USAGE of sysexits.h. */
const usageError = 64

/** Runs 'credenza witness' with these arguments: a witness without the rest of the product, until a signal ends it. */
export async function runWitness(argv: readonly string[]): Promise<number> {
  if (argv.length === 0 || argv.includes('--help') || argv.includes('-h')) {
    process.stdout.write(usage)
    return argv.length === 0 ? usageError : 0
  }
  let options: Options
  try {
    options = parseOptions(argv)
  } catch (error) {
    return fail(error, usageError)
  }
  try {
    const { close, text } = await startWitness(options)
    process.stdout.write(text)
    await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')])
    await close()
    return 0
  } catch (error) {
    return fail(error, 1)
  }
}

/** Opens the folder and listens. Throws a sentence for the operator. */
export async function startWitness({ name, logs, folder, host, port }: Options) {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const key = await openKeyFile(folder)
  const heads = await openFileHeads(folder)
  try {
    const signer = { name, publicKey: key.publicKey }
    for (const [origin, note] of heads.notes) {
      const { seen } = await openCosignatures(note, [signer])
      if (seen.length === 0)
        throw new Error(
          `What is kept of ${origin} was not signed as ${name} with the key in ${folder}: put back that name and key.`,
        )
    }
    const verifierKey = formatVerifierKey(signer, 'cosignature')
    const about = `${name}\n${verifierKey}\n\n${[...logs.keys()].join('\n')}\n`
    const server = await serveWitness(
      { name, key, logs, heads, clock: () => new Date() },
      { host, port, about },
    )
    const url = `http://${host.includes(':') ? `[${host}]` : host}:${server.port}`
    return {
      verifierKey,
      url,
      text: `Witness:      ${name}\nVerifier key: ${verifierKey}\nListens at:   ${url}\n`,
      close: async () => {
        await server.close()
        await heads.close()
      },
    }
  } catch (error) {
    await heads.close()
    throw error
  }
}

function fail(error: unknown, code: number): number {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  return code
}
