import { execFileSync, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openKms } from '../../../../test/stand-ins/kms-stand-in.ts'
import { loadMasterKey, readMasterKey, replaceMasterKeyFile } from '../master-key.ts'
import type { KeyPort } from './key-port.ts'
import { openKeyPort } from './open-key-port.ts'

let folder: string
let kms: Awaited<ReturnType<typeof openKms>>
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'credenza-port-'))
  kms = await openKms()
})
afterAll(async () => {
  kms.close()
  await rm(folder, { recursive: true })
})

const master = randomBytes(32)
async function expectKept(port: KeyPort): Promise<void> {
  const wrapped = Buffer.from(await port.wrap(master))
  expect(wrapped.includes(master)).toBe(false)
  expect(Buffer.from(await port.unwrap(wrapped))).toEqual(master)
  for (const at of [0, 14, wrapped.length - 1]) {
    const altered = Buffer.from(wrapped)
    altered[at]! ^= 1
    await expect(port.unwrap(altered)).rejects.toThrow()
  }
}

describe('a key service over HTTP', () => {
  test('wraps and unwraps with signed calls, and opens nothing that was altered', async () => {
    await expectKept(await openKeyPort(kms.settings('one')))
  })

  test('does not open what another of its keys wrapped, and says which setting to look at', async () => {
    const wrapped = await (await openKeyPort(kms.settings('one'))).wrap(master)
    const other = await openKeyPort(kms.settings('two'))
    await expect(other.unwrap(wrapped)).rejects.toThrow('InvalidCiphertextException')
    const none = await openKeyPort(kms.settings('three'))
    await expect(none.wrap(master)).rejects.toThrow('NotFoundException): look at KMS_KEY_ID')
    const { credentials, ...rest } = kms.settings('one')
    const stranger = await openKeyPort({
      ...rest,
      credentials: { ...credentials, secretAccessKey: 'guessed' },
    })
    await expect(stranger.wrap(master)).rejects.toThrow('InvalidSignatureException')
    const absent = await openKeyPort({ ...kms.settings('one'), endpoint: 'http://127.0.0.1:9/' })
    await expect(absent.wrap(master)).rejects.toThrow('KMS_ENDPOINT: the key service does not answer')
  })
})

describe('the master key under a key port', () => {
  const settings = () => ({ dataFolder: join(folder, 'data'), keyPort: kms.settings('one') })
  const file = () => join(folder, 'data', 'master.key')

  test('lies wrapped in its file from the first start, and is opened at each', async () => {
    const made = await loadMasterKey(settings())
    expect(await readFile(file(), 'utf8')).toMatch(/^wrapped:[A-Za-z0-9+/=]+\n$/)
    expect(await readMasterKey(settings())).toEqual(made)
    await expect(readMasterKey({ dataFolder: join(folder, 'data') })).rejects.toThrow('is wrapped: set KMS_')
    await expect(readMasterKey({ ...settings(), keyPort: kms.settings('two') })).rejects.toThrow(
      'wrapped by another key',
    )
  })

  test('that was altered does not open, and is not replaced', async () => {
    const text = await readFile(file(), 'utf8')
    const altered = text.replace(/wrapped:./, (start) => (start.endsWith('A') ? 'wrapped:B' : 'wrapped:A'))
    await writeFile(file(), altered)
    await expect(loadMasterKey(settings())).rejects.toThrow('does not open')
    expect(await readFile(file(), 'utf8')).toBe(altered)
    await writeFile(file(), text)
  })

  test('in clear is still read, and its successor is wrapped', async () => {
    const clear = { dataFolder: join(folder, 'clear') }
    const before = await loadMasterKey(clear)
    const withPort = { ...clear, keyPort: kms.settings('one') }
    expect(await readMasterKey(withPort)).toEqual(before)
    await replaceMasterKeyFile(withPort, master)
    expect(await readMasterKey(withPort)).toEqual(master)
    expect(await readdir(clear.dataFolder)).toHaveLength(2)
  })
})

const softHsm = ['/usr/lib/softhsm/libsofthsm2.so', '/usr/lib/x86_64-linux-gnu/softhsm/libsofthsm2.so'].find(
  existsSync,
)
const hasTools = ['softhsm2-util', 'pkcs11-tool'].every(
  (tool) => spawnSync(tool, ['--help']).error === undefined,
)
const hasPackage = await import('pkcs11js' as string).then(
  () => true,
  () => false,
)

describe('a hardware module (needs softhsm2, opensc and pkcs11js: docs/operations/keys.md)', () => {
  const settings = {
    kind: 'pkcs11' as const,
    module: softHsm ?? '',
    token: 'credenza',
    key: 'wrap',
    pin: '1234',
  }

  test.skipIf(!softHsm || !hasTools || !hasPackage)(
    'wraps and unwraps, and names the setting at fault',
    async () => {
      const conf = join(folder, 'softhsm2.conf')
      await writeFile(conf, `directories.tokendir = ${folder}\nobjectstore.backend = file\n`)
      process.env.SOFTHSM2_CONF = conf
      const quiet = { stdio: 'ignore' as const }
      execFileSync(
        'softhsm2-util',
        ['--init-token', '--free', '--label', 'credenza', '--pin', '1234', '--so-pin', '5678'],
        quiet,
      )
      const keygen = [
        '--keygen',
        '--key-type',
        'AES:32',
        '--label',
        'wrap',
        '--token-label',
        'credenza',
        '--login',
        '--pin',
        '1234',
      ]
      execFileSync('pkcs11-tool', ['--module', softHsm!, ...keygen], quiet)
      await expectKept(await openKeyPort(settings))
      const wrong = async (change: Partial<typeof settings>) =>
        (await openKeyPort({ ...settings, ...change })).wrap(master)
      await expect(wrong({ token: 'other' })).rejects.toThrow('PKCS11_TOKEN_LABEL')
      await expect(wrong({ key: 'other' })).rejects.toThrow('PKCS11_KEY_LABEL')
      await expect(wrong({ pin: '9999' })).rejects.toThrow('PKCS11_USER_SECRET')
      await expect(wrong({ module: '/nowhere.so' })).rejects.toThrow('PKCS11_MODULE')
    },
  )

  test.skipIf(hasPackage)('is refused with a sentence where the package is not installed', async () => {
    await expect(openKeyPort(settings)).rejects.toThrow('npm install --no-save pkcs11js')
  })
})
