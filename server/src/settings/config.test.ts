import { describe, expect, test } from 'vitest'
import { readConfig } from './config.ts'

describe('TRUST_PROXY', () => {
  test.each(['10.0.0.0/8', '127.0.0.1, ::1', 'loopback, uniquelocal', '2001:db8::/32'])(
    'takes %s',
    (list) => {
      expect(readConfig({ TRUST_PROXY: list }).trustProxy).toBe(list)
    },
  )

  test.each(['true', '1', '*', '10.0.0.0/8,', 'proxy.example'])('does not take %s', (list) => {
    expect(() => readConfig({ TRUST_PROXY: list })).toThrow(/TRUST_PROXY: name the addresses/)
  })

  test('trusts nobody unless it is set', () => {
    expect(readConfig({}).trustProxy).toBeUndefined()
  })
})

describe('TLS_CERT_FILE and TLS_KEY_FILE', () => {
  test('go together, and make the public address begin with https', () => {
    const tls = { TLS_CERT_FILE: 'chain.pem', TLS_KEY_FILE: 'key.pem' }
    expect(readConfig(tls)).toMatchObject({
      tls: { certFile: 'chain.pem', keyFile: 'key.pem' },
      publicUrl: 'https://localhost:3000',
    })
    expect(readConfig({}).tls).toBeUndefined()
    expect(() => readConfig({ TLS_KEY_FILE: 'key.pem' })).toThrow(
      'Set TLS_CERT_FILE and TLS_KEY_FILE together',
    )
  })
})

describe('settings of wallet passes', () => {
  test('go together, or a wallet is not offered', () => {
    expect(readConfig({}).walletPasses).toEqual({})
    expect(() => readConfig({ APPLE_PASS_CERT_FILE: 'pass.pem' })).toThrow(
      'Set APPLE_PASS_CERT_FILE, APPLE_PASS_KEY_FILE and APPLE_PASS_AUTHORITY_FILE together',
    )
    expect(() => readConfig({ GOOGLE_WALLET_KEY_FILE: 'key.json' })).toThrow(
      'Set GOOGLE_WALLET_ISSUER_ID and GOOGLE_WALLET_KEY_FILE together',
    )
    const google = { GOOGLE_WALLET_ISSUER_ID: '338', GOOGLE_WALLET_KEY_FILE: 'key.json' }
    expect(readConfig(google).walletPasses.google).toEqual({ issuerId: '338', keyFile: 'key.json' })
  })
})

test('the master key travels to its key service over https, or on the same machine', () => {
  const kms = { KMS_KEY_ID: 'k', KMS_ACCESS_KEY_ID: 'a', KMS_SECRET_ACCESS_KEY: 's' }
  const load = (KMS_ENDPOINT: string) => readConfig({ ...kms, KMS_ENDPOINT })
  for (const wrong of [
    'http://kms.example',
    'http://10.0.0.7:8080',
    'http://127.0.0.1.example',
    'no address',
  ])
    expect(() => load(wrong)).toThrow(/KMS_ENDPOINT/)
  for (const right of ['https://kms.example', 'http://127.0.0.1:8080', 'http://[::1]:8080'])
    expect(load(right).keyPort).toMatchObject({ endpoint: right })
})

describe('settings that cannot work are refused by name, before anything is made', () => {
  const bucket = { S3_ENDPOINT: 'https://s3.example', S3_BUCKET: 'b' }
  const key = { S3_ACCESS_KEY_ID: 'k', S3_SECRET_ACCESS_KEY: 's' }
  const backups = { BACKUP_S3_ENDPOINT: 'https://s3.example', BACKUP_S3_BUCKET: 'b' }
  const DATA_DIR = '/srv/credenza/data'
  test.each<[string, Record<string, string>]>([
    ['With S3_ENDPOINT set S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY too.', bucket],
    ['With S3_ENDPOINT set S3_BUCKET too.', { ...bucket, ...key, S3_BUCKET: '' }],
    ['Set S3_ENDPOINT too', { ...bucket, ...key, S3_ENDPOINT: '' }],
    [
      'Set IPFS_API_URL or S3_ENDPOINT, not both',
      { ...bucket, ...key, IPFS_API_URL: 'http://127.0.0.1:5001' },
    ],
    ['With PUBLISH_TO=s3://… set S3_ENDPOINT', { PUBLISH_TO: 's3://public' }],
    [
      'With S3_ENDPOINT set S3_SECRET_ACCESS_KEY too.',
      { PUBLISH_TO: 's3://public', S3_ENDPOINT: 'https://s3.example', S3_ACCESS_KEY_ID: 'k' },
    ],
    ['PUBLISH_TO: name a folder', { PUBLISH_TO: 's3://-' }],
    ['With BACKUP_S3_ENDPOINT set BACKUP_S3_SECRET_ACCESS_KEY', { ...backups, BACKUP_S3_ACCESS_KEY_ID: 'k' }],
    ['Set BACKUP_S3_ENDPOINT too', { BACKUP_S3_BUCKET: 'b' }],
    ['BACKUP_FOLDER is inside DATA_DIR', { DATA_DIR, BACKUP_FOLDER: '/srv/credenza/data/backups' }],
    ['BACKUP_FOLDER is inside DATA_DIR', { DATA_DIR, BACKUP_FOLDER: DATA_DIR }],
    ['Set ADMIN_EMAIL and ADMIN_PASSWORD together', { ADMIN_EMAIL: 'a@b.example' }],
    ['LOG_LEVEL', { LOG_LEVEL: 'loud' }],
    ['Set SMTP_URL and MAIL_FROM together, or neither for a mailbox on disk.', { MAIL_FROM: 'a@b.example' }],
    [
      'Set SECURITY_OTLP_URL too, or unset SECURITY_OTLP_HEADERS, which does nothing without it.',
      { SECURITY_OTLP_HEADERS: 'a=b' },
    ],
    ['Set SAML_ENTITY_ID too, or unset SAML_LOGOUT_URL', { SAML_LOGOUT_URL: 'https://login.example/out' }],
    ['BACKUP_FOLDER: name a folder by its full path', { BACKUP_FOLDER: 'backups' }],
  ])('%s', (sentence, settings) => {
    expect(() => readConfig(settings)).toThrow(sentence)
  })

  test('and the whole ones are taken', () => {
    const whole = { ...bucket, ...key, PUBLISH_TO: 's3://public' }
    expect(readConfig(whole)).toMatchObject({
      documents: { s3: { bucket: 'b', accessKeyId: 'k', region: 'us-east-1' } },
      publication: { bucket: { bucket: 'public', endpoint: 'https://s3.example' } },
    })
    // The endpoint of a bucket that is only published to.
    expect(readConfig({ ...whole, S3_BUCKET: '' }).documents.s3).toBeUndefined()
    expect(readConfig({ DATA_DIR, BACKUP_FOLDER: '/srv/credenza/data-backups' }).backup.folder).toBeDefined()
  })
})

test('headers for the OTLP receiver of security events are name=value, percent-encoded', () => {
  const SECURITY_OTLP_URL = 'https://collector.example/v1/logs'
  const read = (SECURITY_OTLP_HEADERS: string) =>
    readConfig({ SECURITY_OTLP_URL, SECURITY_OTLP_HEADERS }).securityEvents.otlp?.headers
  expect(read('authorization=Bearer%20abc, x-tenant=a')).toEqual({
    authorization: 'Bearer abc',
    'x-tenant': 'a',
  })
  for (const wrong of ['authorization', 'a=%zz', '=b'])
    expect(() => read(wrong)).toThrow('SECURITY_OTLP_HEADERS')
})

test('a deployment has one sign-in provider, with all of its settings, or none', () => {
  const oidc = { OIDC_ISSUER: 'https://login.example', OIDC_CLIENT_ID: 'us', OIDC_CLIENT_SECRET: 'shh' }
  expect(readConfig({}).signInProvider).toBeUndefined()
  expect(readConfig(oidc).signInProvider).toMatchObject({ kind: 'oidc', preset: 'other' })
  expect(() => readConfig({ OIDC_ISSUER: 'https://login.example' })).toThrow('Set OIDC_ISSUER')
  expect(() => readConfig({ SAML_ENTITY_ID: 'https://login.example' })).toThrow('Set SAML_ENTITY_ID')
  const saml = {
    SAML_ENTITY_ID: 'https://login.example',
    SAML_SIGN_IN_URL: 'https://login.example/sso',
    SAML_CERTIFICATES_FILE: 'certificates.pem',
    SAML_KEY_FILE: 'key.pem',
    SAML_KEY_CERTIFICATE_FILE: 'certificate.pem',
  }
  expect(readConfig(saml).signInProvider).toMatchObject({ kind: 'saml', logoutUrl: '' })
  expect(() => readConfig({ ...saml, ...oidc })).toThrow('one sign-in provider')
})

test('PUBLISH_TO is no folder that holds DATA_DIR', () => {
  const DATA_DIR = '/srv/credenza/data'
  for (const PUBLISH_TO of ['/', '/srv/credenza', '/srv/credenza/data/'])
    expect(() => readConfig({ DATA_DIR, PUBLISH_TO })).toThrow('PUBLISH_TO holds DATA_DIR')
  for (const folder of ['/srv/credenza/public', '/srv/credenza/data/public', '/srv/cred'])
    expect(readConfig({ DATA_DIR, PUBLISH_TO: folder }).publication).toEqual({ folder })
})

test('a provider of seals needs all its settings, https, and an organisation for each credential', () => {
  const whole = {
    SEAL_CSC_URL: 'https://provider.example/csc/v2',
    SEAL_CSC_TOKEN_URL: 'https://provider.example/oauth2/token',
    SEAL_CSC_CLIENT_ID: 'university',
    SEAL_CSC_CLIENT_SECRET: 's',
    SEAL_CSC_CREDENTIALS: ' org_0123456789abcdef=a=b\n org_fedcba9876543210=c ',
  }
  expect([...readConfig(whole).remoteSeals!.credentials]).toEqual([
    ['org_0123456789abcdef', 'a=b'],
    ['org_fedcba9876543210', 'c'],
  ])
  const { SEAL_CSC_CLIENT_SECRET: _, ...part } = whole
  expect(() => readConfig(part)).toThrow('SEAL_CSC_CLIENT_SECRET')
  expect(() => readConfig({ ...whole, SEAL_CSC_TOKEN_URL: 'http://provider.example/' })).toThrow('https')
  for (const wrong of ['seal-1', 'org_1=a', '=a', 'org_0123456789abcdef='])
    expect(() => readConfig({ ...whole, SEAL_CSC_CREDENTIALS: wrong })).toThrow('SEAL_CSC_CREDENTIALS')
})
