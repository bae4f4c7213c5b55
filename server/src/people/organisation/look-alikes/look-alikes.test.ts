import { describe, expect, test } from 'vitest'
import { growth, mostGrowth } from '../../../../../credential/test/growth.ts'
import { type KnownAppearance, lookAlikesOf } from './look-alikes.ts'

const known = (change: Partial<KnownAppearance>): KnownAppearance => ({
  id: 'org_known',
  status: 'Approved',
  names: ['Somebody Else Entirely'],
  email: 'office@somebody-else.example',
  website: '',
  ...change,
})
const because = (candidate: Partial<KnownAppearance>, existing: Partial<KnownAppearance>) =>
  lookAlikesOf(known({ names: ['Quite Another Thing'], email: 'a@quite-another.example', ...candidate }), [
    known(existing),
  ]).map((found) => found.because)
const namesAlike = (a: string, b: string) => because({ names: [a] }, { names: [b] }).includes('name')
const emailsAlike = (a: string, b: string) =>
  because({ email: `office@${a}` }, { email: `office@${b}` }).includes('domain')

describe('names that can be taken for each other are reported, in either order:', () => {
  test.each([
    ['University of Sharjah', 'University of Sharjah'],
    ['University of Sharjah', 'UNIVERSITY OF SHARJAH'],
    ['University of Sharjah', 'Universíty of Shàrjah'],
    ['University of Sharjah', 'University of Sharjah L.L.C.'],
    ['University of Sharjah FZ-LLC', 'The University of Sharjah'],
    ['University of Sharjah', 'Sharjah University'],
    ['University of Sharjah', 'University-of-Sharjah'],
    ['University of Sharjah', 'Univercity of Sharjah'],
    ['University of Sharjah', 'Unlversity of Sharjah'],
    // Different organisations, but similar enough to warn.
    ['University of Sharjah', 'American University of Sharjah'],
    ['Universty of Sharjah', 'American University of Sharjah'],
    // Cyrillic а, е, о, р, с; Greek capitals Η, Α
    ['Harvard University', 'Hаrvаrd Univеrsity'],
    ['HARVARD UNIVERSITY', 'ΗΑRVΑRD UNIVERSITY'],
    ['Oxford College', '0xford College'],
    ['Microlab Academy', 'Micro1ab Academy'],
    ['Modern Skills', 'Modem Skills'],
    ['Full width Academy', 'Ｆｕｌｌ Ｗｉｄｔｈ Academy'],
    ['Harvard University', 'Harvard\u200b Univer\u00adsity'],
    ['Harvard University', 'Harvard'],
    ['Harvard Business School', 'School of Business, Harvard'],
    ['Al Qasba University', 'Alqasba University'],
    ['Straße Akademie', 'STRASSE AKADEMIE'],
    ["St. Mary's College", 'St Marys College'],
    ['جامعة الشارقة', 'جامعه الشّارقه'],
    ['Johnson & Sons Training Ltd', 'Johnson and Sons Training Limited'],
  ])('%s / %s', (a, b) => {
    expect(namesAlike(a, b)).toBe(true)
    expect(namesAlike(b, a)).toBe(true)
  })
})

describe('names that nobody confuses are not reported:', () => {
  test.each([
    ['University of Sharjah', 'University of Wollongong in Dubai'],
    ['University of Jordan', 'University of Jeddah'],
    ['Ajman Polytechnic', 'Khor Fakkan Polytechnic'],
    ['Emirates Training Centre', 'National Institute of Training'],
    ['The University', 'University of Sharjah'],
    ['Institute of Technology', 'Hatta Institute of Technology'],
    ['Dibba Maritime Institute', 'Hatta Institute of Hydrology'],
    ['Acme LLC', 'Zenith LLC'],
    ['AUS', 'AUD'],
    ['جامعة الشارقة', 'جامعة عجمان'],
  ])('%s / %s', (a, b) => {
    expect(namesAlike(a, b)).toBe(false)
    expect(namesAlike(b, a)).toBe(false)
  })
})

describe('domains that can be taken for each other are reported:', () => {
  test.each([
    ['sharjah.ac.ae', 'sharjah.ac.ae'],
    ['registrar.sharjah.ac.ae', 'mail.sharjah.ac.ae'],
    ['sharjah.ac.ae', 'sharjah.com'],
    ['sharjah.ac.ae', 'sharjha.ac.ae'],
    ['sharjah.ac.ae', 'shar-jah.com'],
    ['sharjah.ac.ae', 'sharj4h.ac.ae'],
    ['aus.edu', 'aus.edu.au'],
    ['modern.ae', 'modem.ae'],
    ['paypal.com', 'xn--pypal-4ve.com'],
    ['oxford.ac.uk', '0xford.ac.uk'],
  ])('%s / %s', (a, b) => {
    expect(emailsAlike(a, b)).toBe(true)
    expect(emailsAlike(b, a)).toBe(true)
  })
})

describe('domains that nobody confuses, or that anyone can use, are not reported:', () => {
  test.each([
    ['aus.edu', 'aud.edu'],
    ['sharjah.ac.ae', 'ajman.ac.ae'],
    ['uos.ac.ae', 'zu.ac.ae'],
    ['gmail.com', 'gmail.com'],
    ['outlook.com', 'outlook.ae'],
    ['yahoo.co.uk', 'yahoo.com'],
  ])('%s / %s', (a, b) => {
    expect(emailsAlike(a, b)).toBe(false)
    expect(emailsAlike(b, a)).toBe(false)
  })
})

test('a web site counts like an email, however it is written', () => {
  for (const website of ['https://www.sharjah.ac.ae/about?x=1', 'www.sharjah.ac.ae', 'sharjah.ac.ae'])
    expect(because({ website }, { email: 'office@sharjah.ac.ae' })).toEqual(['domain'])
  for (const website of ['', 'not a site', 'http://192.0.2.1/', 'https://facebook.com/us', '//', 'http://['])
    expect(because({ website }, { website })).toEqual([])
})

test('an organisation that is similar in both is reported for both, with what resembles what', () => {
  const candidate = known({ names: ['Sharjah University'], email: 'a@sharjha.ac.ae' })
  const existing = known({ names: ['University of Sharjah', 'UoS'], email: 'b@sharjah.ac.ae' })
  const about = { _id: 'org_known', organizationName: 'University of Sharjah', status: 'Approved' }
  expect(lookAlikesOf(candidate, [existing])).toEqual([
    { ...about, because: 'name', values: ['Sharjah University', 'University of Sharjah'] },
    { ...about, because: 'domain', values: ['sharjha.ac.ae', 'sharjah.ac.ae'] },
  ])
})

test('the name on its certificates can be mistaken too', () => {
  expect(because({ names: ['UoS Academy'] }, { names: ['Gulf Holding', 'UoS Academy'] })).toEqual(['name'])
})

test('the time grows with the number of organisations, not with its square', async () => {
  const words = ['Gulf', 'Desert', 'Pearl', 'Falcon', 'Marina', 'Palm', 'Creek', 'Dune', 'Oasis', 'Harbour']
  const existing = Array.from({ length: 10_000 }, (_, i) => {
    const name = [i, i / 10, i / 100, i / 1000].map((n) => words[Math.floor(n) % 10]).join(' ')
    const domain = name.toLowerCase().replaceAll(' ', '-')
    return known({ id: `org_${i}`, names: [`${name} University`], email: `a@${domain}.ac.ae`, website: '' })
  })
  const candidate = known({ names: ['Falcon Palm Creek Dune University'], email: 'a@falcon-palm.ac.ae' })
  expect(lookAlikesOf(candidate, existing).length).toBeGreaterThan(0)
  expect(await growth((n) => lookAlikesOf(candidate, existing.slice(0, n)), 600)).toBeLessThan(mostGrowth)
})
