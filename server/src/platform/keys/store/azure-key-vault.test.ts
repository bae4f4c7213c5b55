import { afterAll, beforeAll, expect, test } from 'vitest'
import { openAzureStandIn } from '../../../../test/stand-ins/azure-stand-in.ts'
import { openJsonServer } from '../../../../test/stand-ins/json-server.ts'
import { p256Key, type SigningStandIn } from '../../../../test/stand-ins/signing-stand-in.ts'
import { openAzureKeyVault } from './azure-key-vault.ts'
import { signatureBy } from './key-store.ts'
import { proveKey } from './prove-key.ts'

let azure: SigningStandIn
beforeAll(async () => {
  azure = await openAzureStandIn()
  azure.keys.set('org-1-2026/0a1b', p256Key())
})
afterAll(() => azure.close())

const open = (changes: object = {}) =>
  openAzureKeyVault({
    vault: azure.url,
    tokenUrl: `${azure.url}/tenant/oauth2/v2.0/token`,
    clientId: 'app',
    clientSecret: 's3cret',
    ...changes,
  })

test('signs with the version of a key that the label names, whose underscores are hyphens there', async () => {
  const store = open()
  const publicKey = (await proveKey(store, 'org_1-2026/0a1b', 'P-256'))!
  const messages = Array.from({ length: 5 }, (_, i) => Buffer.from(`message ${i}`))
  for (const message of messages) await signatureBy(store, { label: 'org_1-2026/0a1b', publicKey }, message)
})

test('a key without a version, an unknown one, Ed25519, and a wrong client are refused', async () => {
  await expect(open().publicKey('org_1-2026')).rejects.toThrow('does not let us use')
  await expect(open().publicKey('org_1-2025/0a1b')).rejects.toThrow('does not let us use')
  const ed25519 = open().sign('org_1-2026/0a1b', Buffer.from('x'), 'Ed25519')
  await expect(ed25519).rejects.toThrow('does not let us use')
  await expect(open({ clientSecret: 'wrong' }).publicKey('org_1-2026/0a1b')).rejects.toThrow(
    'does not let us use',
  )
})

test.each(['vault.azure.net', 'managedhsm.azure.net', 'vault.azure.cn'])(
  'asks for a token for %s',
  async (cloud) => {
    const login = await openJsonServer(() => ({ status: 401 }))
    const vault = open({ vault: `https://university.${cloud}`, tokenUrl: login.url })
    await expect(vault.publicKey('org_1-2026/0a1b')).rejects.toThrow('does not let us use')
    const { body } = login.received[0]!
    expect(new URLSearchParams(body).get('scope')).toBe(`https://${cloud}/.default`)
    await login.close()
  },
)
