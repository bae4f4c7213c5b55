import type { Context } from './context.ts'
import { rotateMasterKey } from './operating/master-key/rotate-master-key.ts'
import { masterKeyOf } from './platform/keys/keys.ts'
import { keyText, makeMasterKey, readMasterKey, replaceMasterKeyFile } from './platform/keys/master-key.ts'

const say = (line: string) => void process.stdout.write(`${line}\n`)

/** `credenza rotate-master-key` */
export async function rotate(ctx: Context, _: readonly string[], signal: AbortSignal): Promise<number> {
  const { config } = ctx
  const place = {
    held: masterKeyOf(await readMasterKey(config)),
    makeNew: () => newKey(config),
    adopt: async ({ bytes }: { bytes: Uint8Array }) => {
      if (!config.masterKey) {
        await replaceMasterKeyFile(config, bytes)
        return true
      }
      if (config.keyPort) say(`The new key, wrapped: ${await keyText(bytes, config)}`)
      return false
    },
  }
  if (await rotateMasterKey(ctx, place, { say, signal })) {
    say(
      'Done: the old key no longer opens anything in the database. Keep it in the safe until all backups made before this are gone.',
    )
    return 0
  }
  say(
    'Now set MASTER_KEY to the new key for every process, unset NEW_MASTER_KEY, restart them one after another, and run this ' +
      'command again: it forgets the old key. Until then both keys start a process.',
  )
  return 0
}

function newKey({ masterKey, newMasterKey, keyPort }: Context['config']): Uint8Array {
  if (newMasterKey) return newMasterKey
  if (!masterKey || keyPort) return makeMasterKey()
  throw new Error(
    'Set NEW_MASTER_KEY to the key that is to replace MASTER_KEY; create one with: openssl rand -base64 32',
  )
}
