import { deflateSync, inflateSync } from 'node:zlib'
import { deliverySettings, placeholderPattern } from '@credenza/schema'
import { inEnglish } from '@credenza/schema/sentences/english'
import { encode } from 'uqr'
import { describe, expect, test } from 'vitest'
import { growth, mostGrowth } from '../../../../../credential/test/growth.ts'
import { flawOf } from '../../../platform/http/wrong-fields.ts'
import { standardSettings } from '../standard-settings.ts'
import type { IssueFacts } from './facts.ts'
import { qrPng } from './qr-png.ts'
import { writeCertificateMail, writeExpiryMail } from './write-mail.ts'

const facts: IssueFacts = {
  name: 'Aïsha <b>"Bint" & Sons</b>',
  title: 'Bridges {{link}}',
  type: 'Diploma',
  issuer: 'University of <i>Dubai</i>',
  date: '2026-06-30',
  validUntil: '2028-01-31',
  link: 'https://credenza.example/verify/slug0#secret-key',
  accountLink: 'https://credenza.example/student/welcome#token=abc',
  walletLink: 'https://credenza.example/student?wallet-offer=cert_0',
  profileLink: 'https://credenza.example/student?linkedin=cert_0',
}
const english = { language: 'en', colour: '#8a6a24', sources: { qr: 'cid:qr' } } as const

describe('the mail that brings a certificate', () => {
  test('shows its facts in the right places, once: a name that looks like a placeholder stays a name', () => {
    const mail = writeCertificateMail(standardSettings.en, facts, english)
    expect(mail.subject).toBe('Your certificate: Bridges {{link}}')
    expect(mail.text).toContain('Bridges {{link}} (Diploma), dated 30 June 2026.')
    expect(mail.text).toContain(`Open your certificate:\n${facts.link}`)
    expect(mail.text).toContain(`Put it into your digital wallet:\n${facts.walletLink}`)
    expect(mail.text).toContain(`Add to LinkedIn profile:\n${facts.profileLink}`)
  })

  test('shows what people typed as text, never as HTML', () => {
    const body = '<script>alert(1)</script> {{name}}, {{issuer}}: see {{link}} now'
    const { html } = writeCertificateMail({ subject: 's', body }, facts, english)
    expect(html).not.toMatch(/<script|<b>|<i>|"Bint"/)
    expect(html).toMatch(/see <a class="link" href="([^"]*)" style="[^"]*">\1<\/a> now/)
  })

  test('loads nothing from elsewhere, whatever its text says', () => {
    const body = '{{link}} <img src="https://tracker.example/x.png"> url(https://tracker.example)'
    const sources = { qr: 'cid:qr', logo: 'cid:logo', certificate: 'cid:certificate' }
    const { html } = writeCertificateMail({ subject: 's', body }, facts, { ...english, sources })
    const shown = [...html.matchAll(/src="([^"]*)" alt="([^"]+)"/g)].map(([, source]) => source)
    expect(shown).toEqual(['cid:logo', 'cid:certificate', 'cid:qr'])
    expect(html.match(/<img /g)).toHaveLength(3)
    expect(html).not.toMatch(/<(script|link|iframe)|style="[^"]*url\(|<style>[^<]*(url\(|@import)/)
  })

  test('has the issuer’s name and colour at its top, and letters that can be read on its button', () => {
    const buttonOf = (colour: string) =>
      writeCertificateMail(standardSettings.en, facts, { ...english, colour }).html.match(
        /background:(#[0-9a-f]{6});color:(#[0-9a-f]{6})">Open your/,
      )
    expect(buttonOf('#8a6a24')?.slice(1)).toEqual(['#8a6a24', '#ffffff'])
    expect(buttonOf('#ffe066')?.slice(1)).toEqual(['#ffe066', '#000000'])
    const { html } = writeCertificateMail(standardSettings.en, facts, english)
    expect(html).toContain('border-top:6px solid #8a6a24')
    expect(html).toContain('>University of &#60;i&#62;Dubai&#60;/i&#62;</td>')
  })

  test('in Arabic runs from right to left and writes dates in Arabic', () => {
    const mail = writeCertificateMail(standardSettings.ar, facts, { ...english, language: 'ar' })
    expect(mail.html).toContain('<html lang="ar" dir="rtl">')
    expect(mail.text).toContain('30 يونيو 2026')
  })

  test('the reminder names the last day', () => {
    const mail = writeExpiryMail(facts, english)
    expect(mail.subject).toContain('31 January 2028')
    expect(mail.text).toContain(facts.link)
  })
})

test('the picture is a PNG whose pixels are the modules of the code', () => {
  const png = qrPng(facts.link)
  const { data } = encode(facts.link, { ecc: 'M', border: 4 })
  const sizePx = png.readUInt32BE(16)
  expect(sizePx).toBe(data.length * 6)
  const start = png.indexOf('IDAT')
  const pixels = inflateSync(png.subarray(start + 4, start + 4 + png.readUInt32BE(start - 4)))
  const rowBytes = 1 + Math.ceil(sizePx / 8)
  const isBlack = (x: number, y: number) => !((pixels[y * rowBytes + 1 + (x >> 3)]! >> (7 - (x & 7))) & 1)
  const read = data.map((row, y) => row.map((_, x) => isBlack(x * 6 + 3, y * 6 + 3)))
  expect(read).toEqual(data)
  expect(deflateSync(pixels).length).toBeLessThan(2_000)
})

describe('settings', () => {
  const problems = (change: object) =>
    deliverySettings
      .safeParse({ ...standardSettings, ...change })
      .error?.issues.map(({ path, message }) => [path.join('.'), inEnglish(flawOf(message))])

  test('the standard texts obey the rules for texts', () => {
    expect(problems({})).toBeUndefined()
  })

  test.each([
    [{ en: { subject: 's', body: 'no way to the certificate' } }, 'en.body', 'Add {{link}}'],
    [{ ar: { subject: '{{salary}}', body: '{{link}}' } }, 'ar.subject', '{{salary}} cannot be used here'],
    [{ en: { subject: '{{link}}', body: '{{link}}' } }, 'en.subject', '{{link}} cannot be used here'],
    [{ en: { subject: 's', body: '{{link}} {{ Name }}' } }, 'en.body', '{{Name}} cannot be used here'],
  ])('refuses %j', (change, path, message) => {
    expect(problems(change)).toEqual([[path, expect.stringContaining(message)]])
  })
})

test('a placeholder without an end is searched for in a time that grows with the text', async () => {
  const search = (letters: string) => (n: number) => `{{${letters.repeat(n)}`.replace(placeholderPattern, '')
  for (const letters of [' ', 'a ', ' {{'])
    expect(await growth(search(letters), 100)).toBeLessThan(mostGrowth)
  expect([...'{{ a b }}{{}}{{c}}'.matchAll(placeholderPattern)].map(([, name]) => name)).toEqual([
    'a b',
    undefined,
    'c',
  ])
})
