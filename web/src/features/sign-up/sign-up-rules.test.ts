import { sentenceIn } from '@credenza/schema/issues/issue-sentence'
import { kycFiles } from '@credenza/schema/sign-up'
import { afterEach, expect, it } from 'vitest'
import { dropDraft, keepDraft, readDraft } from './draft.ts'
import { emptyKyc, kycForm } from './kyc-form.ts'
import { countryOfLocale, maskAfter, phoneCountries, searchCountries } from './phone-countries.ts'
import { isRegistrationId, isSignUpRole } from './sign-up-role.ts'
import { shareSent } from './upload-progress.ts'

afterEach(() => sessionStorage.clear())

it('a draft survives a reload without the password, and empty forms leave none', () => {
  keepDraft('a', {
    organizationName: 'Example',
    password: 'secret words',
    website: '',
    ticked: true,
    file: {},
  })
  expect(readDraft('a')).toEqual({ organizationName: 'Example', ticked: true })
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('secret words')
  keepDraft('a', { organizationName: '', password: 'secret words', ticked: false })
  expect(readDraft('a')).toBeUndefined()
})

it('a corrupt draft counts as none', () => {
  for (const text of ['{', '[1]', '"x"', 'null']) {
    sessionStorage.setItem('draft:a', text)
    expect(readDraft('a')).toBeUndefined()
  }
  dropDraft('a')
  expect(sessionStorage.length).toBe(0)
})

it('every document is required unless it is already on file', () => {
  const faults = (onFile: readonly string[]) =>
    kycForm(new Set(onFile))
      .safeParse(emptyKyc)
      .error?.issues.filter((issue) => kycFiles.some((kind) => kind === issue.path[0]))
      .map((issue) => sentenceIn(issue.message)?.parameters.field)
  expect(faults([])).toEqual([
    'businessLicense',
    'taxCertificate',
    'proofOfAddress',
    'governmentIDProof',
    'proofOfAuthorization',
  ])
  expect(faults(kycFiles)).toEqual([])
})

it('a phone number has at most 15 digits with its dial code, in the mask of the specification', () => {
  expect(maskAfter('1')).toBe('... ... ... ... ..')
  expect(maskAfter('971')).toBe('... ... ... ...')
  for (const [, , dialCode, mask] of phoneCountries) {
    expect(dialCode.length + String(mask).replaceAll(' ', '').length).toBe(15)
  }
  expect(phoneCountries.length).toBeGreaterThan(200)
})

it('a country is found by name, code or dial code', () => {
  const found = (search: string) => searchCountries(search).map(({ iso2 }) => iso2)
  expect(found('emir')).toEqual(['ae'])
  expect(found('+971')).toEqual(['ae'])
  expect(found('AE')).toContain('ae')
  expect(found('nowhere')).toEqual([])
  expect(countryOfLocale('en-GB')).toBe('gb')
  expect(countryOfLocale('ar')).toBe('eg')
  expect(countryOfLocale('not a locale')).toBe('ae')
})

it('progress is reported file by file, in sending order', () => {
  expect(shareSent([100, 100, 200], 0)).toEqual([0, 0, 0])
  expect(shareSent([100, 100, 200], 150)).toEqual([1, 0.5, 0])
  expect(shareSent([100, 100, 200], 5000)).toEqual([1, 1, 1])
})

it('only issuer and verifier have sign-up pages, and only ids in the server’s format are registrations', () => {
  expect(['issuer', 'verifier', 'admin', 'student', undefined].filter(isSignUpRole)).toEqual([
    'issuer',
    'verifier',
  ])
  expect(isRegistrationId('org_tmkv1c1tqewbq87f')).toBe(true)
  for (const id of ['', 'nope', 'org_', 'org_TMKV1C1TQEWBQ87F', 'org_tmkv1c1tqewbq87f/x'])
    expect(isRegistrationId(id)).toBe(false)
})
