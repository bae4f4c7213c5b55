import { generateKeyPairSync } from 'node:crypto'
import { expect, test } from 'vitest'
import { localSigner } from './signer.ts'
import { signingKeyOf } from './signing-key.ts'
import { signOnThread } from './signing-thread.ts'

const messages = Array.from({ length: 50 }, (_, i) => Buffer.alloc(i, `message ${i}`))
const keys = [1, 2].map((seed) => signingKeyOf(new Uint8Array(32).fill(seed)))

test('many messages get the signatures that each alone would get, also while another key signs', async () => {
  const made = await Promise.all(keys.map((key) => localSigner(key).signAll(messages)))
  const expected = keys.map((key) => messages.map((message) => key.sign(message)))
  expect(made.map((all) => all.map((one) => Buffer.from(one)))).toEqual(expected)
})

test('a key that cannot sign is said, and the next one signs', async () => {
  const { privateKey } = generateKeyPairSync('x25519')
  const refused = signOnThread(privateKey, messages)
  const signed = keys[0]!.signAside(messages)
  await expect(refused).rejects.toThrow()
  expect(await signed).toHaveLength(messages.length)
})
