import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keyRing, openGoogleStandIn } from '../../../../test/stand-ins/google-stand-in.ts'
import { ed25519Key, p256Key } from '../../../../test/stand-ins/signing-stand-in.ts'
import { openGoogleKms } from './google-kms.ts'
import { signatureBy } from './key-store.ts'
import { proveKey } from './prove-key.ts'

let folder: string
let google: Awaited<ReturnType<typeof openGoogleStandIn>>
const keyFile = () => join(folder, 'account.json')
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'credenza-google-'))
  google = await openGoogleStandIn(keyFile())
  google.keys.set('org_1-2026/1', ed25519Key())
  google.keys.set('org_1-2026/2', ed25519Key())
  google.keys.set('org_1-wallets/1', p256Key())
})
afterAll(async () => {
  google.close()
  await rm(folder, { recursive: true })
})

const open = () => openGoogleKms({ endpoint: google.url, keyRing, keyFile: keyFile() })

test('signs with the version of a key that the label names, with one token for many signatures', async () => {
  const store = await open()
  const publicKey = (await proveKey(store, 'org_1-2026/2', 'Ed25519'))!
  const messages = Array.from({ length: 20 }, (_, i) => Buffer.from(`message ${i}`))
  for (const message of messages) await signatureBy(store, { label: 'org_1-2026/2', publicKey }, message)
  const first = signatureBy(store, { label: 'org_1-2026', publicKey }, messages[0]!)
  await expect(first).rejects.toThrow('a signature from another key')
  expect(google.tokens).toBe(1)
})

test('signs with a key of P-256', async () => {
  const store = await open()
  const publicKey = (await proveKey(store, 'org_1-wallets', 'P-256'))!
  await signatureBy(store, { label: 'org_1-wallets', publicKey }, Buffer.from('message'))
  expect(await proveKey(store, 'org_1-wallets', 'Ed25519')).toBeUndefined()
})

test('a key that is not there, and a key ring that is not ours, are refused', async () => {
  await expect((await open()).publicKey('org_1-none')).rejects.toThrow('does not let us use')
  const other = await openGoogleKms({
    endpoint: google.url,
    keyRing: keyRing.replace('certificates', 'others'),
    keyFile: keyFile(),
  })
  await expect(other.sign('org_1-2026/1', Buffer.from('x'), 'Ed25519')).rejects.toThrow('does not let us use')
})

test('a key file that is none stops the start with the setting at fault', async () => {
  const wrong = join(folder, 'wrong.json')
  await writeFile(wrong, '{}')
  await expect(openGoogleKms({ endpoint: google.url, keyRing, keyFile: wrong })).rejects.toThrow(
    'SIGNING_GOOGLE_KEY_FILE',
  )
})
