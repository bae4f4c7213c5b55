import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type KeyStore, signatureBy } from './key-store.ts'
import { openPkcs11Store } from './pkcs11-store.ts'
import { proveKey } from './prove-key.ts'

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
const pin = '1234'

describe.skipIf(!softHsm || !hasTools || !hasPackage)(
  'the keys of a hardware module (needs softhsm2, opensc and pkcs11js: docs/operations/keys.md)',
  () => {
    let folder: string
    let store: KeyStore & { close(): void }
    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'credenza-store-'))
      process.env.SOFTHSM2_CONF = join(folder, 'softhsm2.conf')
      await writeFile(
        process.env.SOFTHSM2_CONF,
        `directories.tokendir = ${folder}\nobjectstore.backend = file\n`,
      )
      const token = ['--init-token', '--free', '--label', 'credenza', '--pin', pin, '--so-pin', '5678']
      execFileSync('softhsm2-util', token, { stdio: 'ignore' })
      makeKey('ed', 'EC:edwards25519')
      makeKey('p256', 'EC:prime256v1')
      makeKey('rsa', 'rsa:2048')
      store = await openPkcs11Store({ module: softHsm!, token: 'credenza', pin })
    })
    afterAll(async () => {
      store.close()
      await rm(folder, { recursive: true })
    })

    function makeKey(label: string, type: string): void {
      const key = ['--keypairgen', '--key-type', type, '--label', label]
      const login = ['--token-label', 'credenza', '--login', '--pin', pin]
      execFileSync('pkcs11-tool', ['--module', softHsm!, ...key, ...login], { stdio: 'ignore' })
    }

    test('a challenge and many messages at once are signed', async () => {
      const messages = Array.from({ length: 40 }, (_, i) => Buffer.from(`message ${i}`))
      for (const [label, kind] of [
        ['ed', 'Ed25519'],
        ['p256', 'P-256'],
      ] as const) {
        const publicKey = (await proveKey(store, label, kind))!
        const signatures = await Promise.all(
          messages.map((message) => signatureBy(store, { label, publicKey }, message)),
        )
        expect(signatures.map(({ length }) => length)).toEqual(messages.map(() => 64))
      }
    })

    test('a key of another kind is refused', async () => {
      await expect(proveKey(store, 'rsa', 'Ed25519')).rejects.toThrow('does not let us use')
      expect(await proveKey(store, 'p256', 'Ed25519')).toBeUndefined()
    })

    test('a label that names no key, or two, is refused', async () => {
      await expect(store.publicKey('none')).rejects.toThrow('does not let us use')
      await expect(store.sign('none', Buffer.from('x'), 'Ed25519')).rejects.toThrow('does not let us use')
      makeKey('twice', 'EC:edwards25519')
      makeKey('twice', 'EC:edwards25519')
      await expect(store.publicKey('twice')).rejects.toThrow('does not let us use')
    })

    test('a wrong PIN is tried once, so that the token is not locked', async () => {
      store.close()
      const other = await openPkcs11Store({ module: softHsm!, token: 'credenza', pin: '9999' })
      const causeOf = () => other.publicKey('ed').catch((error: Error) => (error.cause as Error).message)
      expect(await causeOf()).toContain('CKR_PIN_INCORRECT')
      expect(await causeOf()).toContain('SIGNING_PKCS11_USER_SECRET')
      other.close()
    })

    test('a token that is not there, and a wrong PIN, are a store that does not answer', async () => {
      store.close()
      for (const [wrong, why] of [
        [{ token: 'other' }, 'SIGNING_PKCS11_TOKEN_LABEL'],
        [{ pin: '9999' }, 'CKR_PIN_INCORRECT'],
        [{ module: '/nowhere.so' }, '/nowhere.so'],
      ] as const) {
        const other = await openPkcs11Store({ module: softHsm!, token: 'credenza', pin, ...wrong })
        const failed = await other.publicKey('ed').catch((error: unknown) => error)
        other.close()
        expect(failed).toMatchObject({
          sentence: { key: 'unavailable.key_store' },
          cause: { message: expect.stringContaining(why) },
        })
      }
      expect((await store.publicKey('ed')).asymmetricKeyType).toBe('ed25519')
    })
  },
)
