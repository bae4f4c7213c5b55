import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

const good = {
  PROFILE: 'production',
  PUBLIC_URL: 'https://certificates.example.org',
  TRUST_PROXY: '10.0.0.0/8',
  SMTP_URL: 'smtps://mail.example.org',
  MAIL_FROM: 'no-reply@example.org',
  MASTER_KEY: Buffer.alloc(32, 7).toString('base64'),
}

test('the production profile starts with everything set', () => {
  expect(readConfig(good).publicUrl).toBe('https://certificates.example.org')
  const ownTls = { TLS_CERT_FILE: 'chain.pem', TLS_KEY_FILE: 'key.pem', TRUST_PROXY: undefined }
  expect(readConfig({ ...good, ...ownTls }).tls).toBeDefined()
})

test.each([
  ['a demonstration', { DEMO: 'true' }, /^Unset DEMO:/m],
  ['no address', { PUBLIC_URL: undefined }, /^Set PUBLIC_URL /m],
  ['plain http', { PUBLIC_URL: 'http://certificates.example.org' }, /^Set PUBLIC_URL /m],
  ['an address of this machine', { PUBLIC_URL: 'https://localhost:3000' }, /^Set PUBLIC_URL /m],
  ['neither proxy nor certificate', { TRUST_PROXY: undefined }, /^Set TRUST_PROXY /m],
  ['no mail server', { SMTP_URL: undefined, MAIL_FROM: undefined }, /^Set SMTP_URL /m],
  ['mail that stays on disk', { MAIL_ON_DISK: 'true' }, /^Unset MAIL_ON_DISK:/m],
  ['no master key', { MASTER_KEY: '' }, /^Set MASTER_KEY,/m],
])('the production profile refuses %s, in one sentence', (_what, change, sentence) => {
  const start = () => readConfig({ ...good, ...change })
  expect(start).toThrow(sentence)
  expect(() => readConfig({ ...good, ...change, PROFILE: undefined })).not.toThrow()
  try {
    start()
  } catch (error) {
    expect((error as Error).message.split('\n')).toHaveLength(2)
  }
})

test('several are all named at once, and none of their values', () => {
  const wrong = { ...good, PUBLIC_URL: 'http://inside.example', DEMO: 'true', MASTER_KEY: undefined }
  expect(() => readConfig(wrong)).toThrow(/DEMO[\s\S]*PUBLIC_URL[\s\S]*MASTER_KEY/)
  expect(() => readConfig(wrong)).not.toThrow(/inside\.example/)
})
