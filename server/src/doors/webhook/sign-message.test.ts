import fc from 'fast-check'
import { Webhook, WebhookVerificationError } from 'standardwebhooks'
import { expect, test } from 'vitest'
import { newSecret, secretText, signedHeaders } from './sign-message.ts'

const verify = (secret: Uint8Array, payload: string, headers: Record<string, string>) =>
  new Webhook(secretText(secret)).verify(payload, headers)

test('the Standard Webhooks library accepts every message, and none that was changed', () => {
  fc.assert(
    fc.property(fc.json(), fc.string({ minLength: 1 }), (payload, addition) => {
      const secret = newSecret()
      const headers = signedHeaders({ id: 'msg_1', payload }, [secret], new Date())
      expect(verify(secret, payload, headers)).toEqual(JSON.parse(payload))
      expect(() => verify(secret, payload + addition, headers)).toThrow(WebhookVerificationError)
      expect(() => verify(newSecret(), payload, headers)).toThrow(WebhookVerificationError)
    }),
  )
})

test('while a secret is being replaced, a receiver with either accepts', () => {
  const [old, fresh] = [newSecret(), newSecret()]
  const headers = signedHeaders({ id: 'msg_1', payload: '{}' }, [fresh, old], new Date())
  for (const secret of [old, fresh]) expect(verify(secret, '{}', headers)).toEqual({})
})
