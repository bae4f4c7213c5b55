import { errorStatus } from '@credenza/schema/errors'
import { account } from '@credenza/schema/sentences/account'
import { sentences as english } from '@credenza/schema/sentences/all'
import { certificate } from '@credenza/schema/sentences/certificate'
import { correction } from '@credenza/schema/sentences/correction'
import { developer } from '@credenza/schema/sentences/developer'
import { directory } from '@credenza/schema/sentences/directory'
import type { SentenceKey } from '@credenza/schema/sentences/english'
import { field } from '@credenza/schema/sentences/field'
import { health } from '@credenza/schema/sentences/health'
import { healthFacts } from '@credenza/schema/sentences/health-facts'
import { http } from '@credenza/schema/sentences/http'
import { learning } from '@credenza/schema/sentences/learning'
import { mail } from '@credenza/schema/sentences/mail'
import { organisation } from '@credenza/schema/sentences/organisation'
import { presentation } from '@credenza/schema/sentences/presentation'
import { register } from '@credenza/schema/sentences/register'
import { review } from '@credenza/schema/sentences/review'
import {
  type Given,
  type Parameters,
  type Table,
  type Twin,
  wordsOf,
} from '@credenza/schema/sentences/sentence'
import { singleSignOn } from '@credenza/schema/sentences/single-sign-on'
import { student } from '@credenza/schema/sentences/student'
import { template } from '@credenza/schema/sentences/template'
import { webhook } from '@credenza/schema/sentences/webhook'
import { describe, expect, test } from 'vitest'
import { sentences as arabic } from './ar/sentences/all.ts'
import { sentences as french } from './fr/sentences/all.ts'
import { sentences as hindi } from './hi/sentences/all.ts'
import { tornIn } from './torn.ts'
import { sentences as urdu } from './ur/sentences/all.ts'
import { sentences as chinese } from './zh/sentences/all.ts'

/** Each language with its script; French shares that of English. */
const twins: [name: string, table: Table, script?: RegExp][] = [
  ['Arabic', arabic, /\p{Script=Arabic}/u],
  ['French', french],
  ['Hindi', hindi, /\p{Script=Devanagari}/u],
  ['Urdu', urdu, /\p{Script=Arabic}/u],
  ['Chinese', chinese, /\p{Script=Han}/u],
]

const nouns = [
  http,
  account,
  singleSignOn,
  learning,
  organisation,
  certificate,
  template,
  correction,
  review,
  student,
  developer,
  directory,
  field,
  mail,
  webhook,
  health,
  healthFacts,
  presentation,
  register,
]

/** Something to fill in for every sentence that asks for it: the compiler knows which those are. */
type Samples = {
  [Key in SentenceKey as Given<(typeof english)[Key]> extends [] ? never : Key]: Given<
    (typeof english)[Key]
  >[0]
}
const failure = { reason: 'recipient_refused', status: 550 } as const
const samples: Samples = {
  'not_found.call': { method: 'س', path: '/س' },
  internal: { number: '40923577' },
  'forbidden.scope': { scopes: ['س', 'ص'] },
  'invalid.badge_large': { kilobytes: 512 },
  'invalid.badges_full': { most: 300 },
  'invalid.badges_large': { megabytes: 20 },
  'too_many_requests.attempts': { seconds: 12 },
  'already_exists.department': { name: 'س' },
  'invalid.store_label': { prefix: 'س' },
  'invalid.store_key_kind': { algorithm: 'س' },
  'invalid.too_many_departments': { max: 100 },
  'invalid.learning_platforms': { max: 20 },
  'invalid.credit_too_large': { number: 2, left: 3 },
  'invalid.too_many_colleagues': { max: 100 },
  suspended: { reason: 'س' },
  'suspended.invitation': { organisation: 'س' },
  'already_decided.organisation': { status: 'pending', from: 'approved', to: 'suspended' },
  look_alike: { name: 'س' },
  'invalid.profile_image_size': { side: 300 },
  'invalid.sheet_roster_column': { file: 'users.csv', column: 'sourcedId' },
  'too_large.profile_image': { kilobytes: 512 },
  'invalid.retention_days': { least: 1, most: 30 },
  missing_glyph: { characters: ['س', 'ص'] },
  'too_many_requests.share_links': { max: 100 },
  'invalid.too_many_to_approve': { max: 100 },
  'invalid.page_link': { link: 'س' },
  'invalid.too_many_templates': { max: 200 },
  'invalid.too_many_images': { max: 50 },
  'unsupported_type.encoding': { encoding: 'س' },
  'unsupported_type.template_image': { side: 2000 },
  'already_exists.category': { name: 'س' },
  'too_many_requests.corrections': { max: 5 },
  'invalid.too_many_notes': { max: 100 },
  'invalid.too_many_attachments': { max: 10 },
  'too_large.attachment': { megabytes: 5 },
  'already_exists.roll_number_of': { name: 'س', email: 'ص' },
  'invalid.email_repeated': { row: 7 },
  'invalid.roll_number_repeated': { row: 7 },
  'invalid.columns_missing': { fields: ['email', 'rollNumber'] },
  'invalid.sheet_quotation': { row: 7 },
  'too_large.sheet_bytes': { bytes: 52_428_800 },
  'too_large.sheet_rows': { max: 100_000 },
  'too_large.sheet_row': { row: 7 },
  'invalid.too_many_directory_users': { max: 10000 },
  'invalid.too_many_directory_groups': { max: 200 },
  'malformed.scim_read_only': { attribute: 'id' },
  'invalid.too_many_api_keys': { max: 50 },
  'too_many_requests.api_key': { calls: 600, seconds: 30 },
  'invalid.too_many_webhooks': { max: 20 },
  'too_large.check_files': { max: 1000 },
  'too_large.check_megabytes': { max: 50 },
  'malformed.object': { name: 'س' },
  'malformed.text': { name: 'س' },
  'malformed.texts': { name: 'س' },
  'malformed.credential': { problem: 'س' },
  'malformed.credential_issuer': { did: 'س' },
  'malformed.credential_ours': { url: 'س' },
  'invalid.required': { field: 'email' },
  'invalid.not_text': { field: 'email' },
  'invalid.not_a_number': { field: 'year' },
  'invalid.not_whole': { field: 'year' },
  'invalid.not_a_list': { field: '' },
  'invalid.not_an_object': { field: '' },
  'invalid.not_a_date': { field: 'date' },
  'invalid.not_a_time': { field: 'date' },
  'invalid.not_a_choice': { field: 'role', choices: ['س', 'ص'] },
  'invalid.filter_needed': { all: 'س' },
  'invalid.unknown_members': { names: ['س', 'ص'] },
  'invalid.form': { field: 'website' },
  'invalid.too_long': { max: 20 },
  'invalid.too_short': { min: 8 },
  'invalid.too_large': { field: 'year', max: 3650 },
  'invalid.too_small': { field: 'year', min: 1 },
  'invalid.too_many': { field: 'reference', max: 3 },
  'invalid.date_out_of_range': { field: 'date', from: '1900-01-01', to: '2036-11-22' },
  'invalid.too_few': { field: 'reference', min: 1 },
  'invalid.label_taken': { label: 'س' },
  'invalid.too_many_to_create': { max: 10_000 },
  'invalid.too_many_certificates': { max: 10_000 },
  'invalid.too_many_sent': { max: 1000 },
  'invalid.too_many_students_sent': { max: 1000 },
  'invalid.placeholder': { name: 'س', known: ['ص'] },
  'mail.failed': failure,
  'mail.delivery_refused': { status: 550 },
  'mail.delivery_message_refused': { status: 554 },
  'mail.delivery_given_up': failure,
  'mail.delivery_waits': failure,
  'health.mail_stuck': { ...failure, waiting: 2 },
  'health.mail_failed': { failed: 2 },
  'health.mail_late': { waiting: 2 },
  'health.mail_waits': { waiting: 2 },
  'health.jobs_failed': { failed: 2 },
  'health.jobs_late': { waiting: 2 },
  'health.jobs_moving': { waiting: 2 },
  'health.log_late': { waiting: 2, minutes: 10 },
  'health.chain_ok': { block: '42' },
  'health.chain_behind': { behind: 2, minutes: 10 },
  'health.chain_late': { waiting: 2 },
  'health.history_doubtful': { parts: 2 },
  'health.processes_missing': { roles: 'HTTP' },
  'fact.audit_trail': { trail: 'س' },
  'value.external_chain': { chainId: 1 },
  'value.queue': { waiting: 2, running: 1, failed: 0 },
}

const keys = Object.keys(english)
const sampleOf = (key: string): Parameters => ({ ...samples[key as keyof Samples] })
const saidIn = (table: Table, key: string): string =>
  wordsOf(table, { key, parameters: sampleOf(key) }) ?? 'undefined'

/** The parameters without which a sentence reads the same. */
function unusedBy(table: Table, key: string): string[] {
  const sample = sampleOf(key)
  const said = (parameters: Parameters) => wordsOf(table, { key, parameters })
  return Object.entries(sample)
    .filter(([name, value]) => said(sample) === said({ ...sample, [name]: anotherValue(name, value) }))
    .map(([name]) => name)
}

function anotherValue(name: string, value: Parameters[string]): Parameters[string] {
  if (typeof value === 'number') return value + 100
  if (typeof value === 'object') return [...(value ?? []), 'ط']
  return name === 'reason' ? 'connection_lost' : 'name'
}

test('each key stands in one noun only', () => {
  expect(nouns.flatMap((noun) => Object.keys(noun)).sort()).toEqual(keys.toSorted())
})

test('a refusal’s key begins with its error code', () => {
  const codes = Object.keys(errorStatus)
  const reports = ['health', 'fact', 'value', 'mail', 'webhook', 'register']
  for (const key of keys) expect([...codes, ...reports]).toContain(key.split('.')[0])
})

describe.each([['English', english], ...twins] as [string, Table][])('%s', (_name, table) => {
  test.each(keys)('says %s with all of its parameters', (key) => {
    expect(saidIn(table, key)).toMatch(/\S/)
    expect(saidIn(table, key)).not.toMatch(/undefined|null|NaN|\[object/)
    expect(unusedBy(table, key)).toEqual([])
  })
})

/** What is called the same in every language: formats, protocols, and what stands in a request word for word. */
const names = new RegExp(
  [
    /P-256|UTF-8|PEM|API|JSON|XML|SAML|RSA|CSV|PNG|JPEG|SVG|HTTP|TLS|DID|IPFS|C2SP|SMTP_URL|npm run audit|application\/json/,
    /OneRoster|users\.csv|results(\.csv)?|certificates\.uni\.example|sourcedId|Final Grade|\b(bulk|delta)\b/,
    /BACKUP_[A-Z_0-9]+|credenza drill|pgBackRest|Barman/,
    /Content-Type|Authorization: Bearer crd_|Idempotency-Key|Last-Event-ID|nextCursor|cursor|multipart(\/form-data)?/,
    /\/docs|\/v1|\/vc-api|\/scim\/v2|scim|userName|https?:\/\/|mailto:|pdf|jpg|png|\.xlsx?|\.csv|\{\{link\}\}|0x[0-9A-Fa-f]*|2025-06-30(T08:00:00Z)?/,
    /BitstringStatusListEntry|revocation|credentialStatus|credential|status|true|false|flag|studentId|email|proof|id|(check|ask)\b/,
    /\b(KB|MB|GPA|IBAN|BIC|EBILAEADXXX|Webhook|ID|URL|App|PDF|Excel|Credenza)\b|8\.01E\+14/,
    /camt\.053|\b(date|amount|CA)\b/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'g',
)

describe.each(twins)('%s', (_name, table, script) => {
  test('ends a sentence with a stop exactly where the English one has it', () => {
    const isStopped = (language: Table, key: string) =>
      /[.!?。！？।۔؟]$/.test(wordsOf(language, { key, parameters: sampleOf(key) })!)
    expect(keys.filter((key) => isStopped(table, key) !== isStopped(english, key))).toEqual([])
  })

  test.each(keys)('says %s in its own words', (key) => {
    // A single word can be the same in French.
    if (!script)
      return expect(saidIn(table, key) === saidIn(english, key) && / /.test(saidIn(table, key))).toBe(false)
    expect(saidIn(table, key)).toMatch(script)
    expect(saidIn(table, key).replace(names, '')).not.toMatch(/[A-Za-z]/)
  })
})

test('what a value must be reads alike in forms and in programs, without a stop', () => {
  const parameters = { field: 'x', name: 'X' }
  const said = (key: SentenceKey) => wordsOf(english, { key, parameters })
  expect(said('malformed.text')).toBe(said('invalid.not_text'))
  for (const key of [
    'malformed.object',
    'malformed.texts',
    'invalid.not_an_object',
    'invalid.not_a_list',
  ] as const)
    expect(said(key)).toMatch(/^X must be .*\w$/)
})

/** A value from left to right, with signs at its ends. */
const value = '/x/'
const isUnknown = (given: unknown) => given === 'س' || given === 'ص'
const fromLeft = (given: Parameters[string]): Parameters[string] =>
  Array.isArray(given) ? given.map(fromLeft).map(String) : isUnknown(given) ? value : given

describe.each([
  ['Arabic', arabic],
  ['Urdu', urdu],
] as [string, Table][])('%s', (_name, table) => {
  test.each(keys)('says %s without tearing dates, addresses and codes apart', (key) => {
    const parameters = Object.fromEntries(
      Object.entries(sampleOf(key)).map(([name, given]) => [name, fromLeft(given)]),
    )
    expect(tornIn(wordsOf(table, { key, parameters })!)).toBeUndefined()
  })
})

test('a key of a newer server is not known, nor is what every object has', () => {
  expect(wordsOf(english, { key: 'not_found.unicorn', parameters: {} })).toBeUndefined()
  expect(wordsOf(english, { key: 'toString', parameters: {} })).toBeUndefined()
})

test('seconds and minutes are counted as each language counts them', () => {
  const wait = (table: Table, seconds: number) =>
    wordsOf(table, { key: 'too_many_requests.attempts', parameters: { seconds } })
  expect(wait(english, 1)).toBe('Too many attempts. Wait 1 second, then try again.')
  expect(wait(english, 61)).toBe('Too many attempts. Wait 2 minutes, then try again.')
  expect(wait(french, 1)).toContain('1\u00a0seconde,')
  expect(wait(arabic, 1)).toContain('ثانية واحدة')
  expect(wait(arabic, 2)).toContain('ثانيتين')
  expect(wait(arabic, 5)).toContain('5 ثوانٍ')
  expect(wait(arabic, 59)).toContain('59 ثانية')
  expect(wait(arabic, 900)).toContain('15 دقيقة')
})

test('a twin that lacks a sentence, or fills in something else, does not compile', () => {
  const original = { a: 'One.', b: ({ max }: { max: number }) => `At most ${max}.` }
  const twin: Twin<typeof original> = { a: 'واحد.', b: ({ max }) => `${max} على الأكثر.` }
  // @ts-expect-error b is missing.
  const lacking: Twin<typeof original> = { a: 'واحد.' }
  // @ts-expect-error There is no c.
  const superfluous: Twin<typeof original> = { ...twin, c: 'ثلاثة.' }
  // @ts-expect-error b has no such parameter.
  const other: Twin<typeof original> = { a: 'واحد.', b: ({ min }) => `${min} على الأقل.` }
  expect([lacking, superfluous, other].map(({ a }) => a)).toEqual(['واحد.', 'واحد.', 'واحد.'])
})
