import { expect, test } from 'vitest'
import { readTelemetrySettings, telemetryEnvironment } from '../platform/telemetry/settings.ts'
import { readConfig } from './config.ts'
import { settingNames } from './environment.ts'

/** Any text can be right in these: a name, a secret, a path, a sentence. */
const anyText =
  /^(HOST|DATA_DIR|NODE_ENV|SEAL_CSC_SCOPE)$|_FILE$|_MODULE$|_LABEL$|_SECRET$|_PASSWORD$|_REGION$|_BUCKET$|_CLIENT_ID$|_ENTITY_ID$|_KEY_ID$|^(S3|BACKUP_S3|KMS|SIGNING_KMS)_SECRET_ACCESS_KEY$|^CARD_API_KEY$|^SEAL_CSC_PIN_SECRET$/

/** Secrets that must be long, or have a form. */
const checked = ['ADMIN_PASSWORD', 'CARD_WEBHOOK_SECRET', 'EINVOICE_SECRET', 'SECURITY_WEBHOOK_SECRET']

const wrong = (name: string): string => (name.startsWith('RESIDENCY_') ? 'x'.repeat(600) : '?')

const names = [
  ...settingNames.filter((name) => checked.includes(name) || !anyText.test(name)),
  ...Object.keys(telemetryEnvironment.shape),
]

test.each(names)('a wrong %s is refused with a sentence that names it and says what to write', (name) => {
  const read = () => {
    readConfig({ [name]: wrong(name) })
    readTelemetrySettings({ [name]: wrong(name) })
  }
  expect(read).toThrow(/^Correct these environment variables: /)
  const said = messageOf(read)
  const [, what] = said.split(`${name}: `)
  expect(what, said).toMatch(/^[^\n]{8,}$/)
  expect(said).not.toMatch(/See \/docs|[{}]|\bat .*:\d+|this call|Invalid|undefined/)
  // Not a second time without its underscores.
  if (name.includes('_')) expect(said).not.toContain(name.replaceAll('_', ' '))
})

test('what is written is not repeated: it may be a secret', () => {
  for (const name of names.filter((one) => !one.startsWith('RESIDENCY_'))) {
    const read = () => {
      readConfig({ [name]: 'k7s3cr3t' })
      readTelemetrySettings({ [name]: 'k7s3cr3t' })
    }
    expect(read, name).not.toThrow('k7s3cr3t')
  }
})

test.each([
  'ftp://x.example',
  'https://x.example/path',
  'https://x.example?a=b',
  'https://x.example/?',
  'https://x.example#top',
  'https://me:secret@x.example',
  'foo',
  'https://',
])('PUBLIC_URL is not a %s, but an origin', (PUBLIC_URL) => {
  expect(() => readConfig({ PUBLIC_URL })).toThrow(
    'PUBLIC_URL: write https:// and the host, and nothing behind it, such as https://certificates.example.org',
  )
})

test('PUBLIC_URL is an origin, with or without a slash', () => {
  for (const PUBLIC_URL of ['https://x.example', 'https://x.example/', 'http://localhost:3000'])
    expect(readConfig({ PUBLIC_URL }).publicUrl).toBe(PUBLIC_URL.replace(/\/$/, ''))
})

function messageOf(act: () => unknown): string {
  try {
    act()
    return ''
  } catch (error) {
    return (error as Error).message
  }
}
