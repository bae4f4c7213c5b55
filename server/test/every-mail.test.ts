import { words } from '@credenza/languages/words'
import { type LanguageCode, languageCodes, languageOf } from '@credenza/schema/languages'
import { mailKinds } from '@credenza/schema/mail-kind'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeCertificateMail, writeExpiryMail } from '../src/certificates/delivery/mail/write-mail.ts'
import { standardSettings } from '../src/certificates/delivery/standard-settings.ts'
import { openMessage, type StoredMessage } from '../src/platform/mail/sealed-message.ts'
import { createCertificates } from './acts/certificates.ts'
import { everyMail, tellHolderOfTheft } from './every-mail.ts'
import { openRolesWorld, type RolesWorld } from './worlds/roles-world.ts'

let roles: RolesWorld
let certificateId: string

beforeAll(async () => {
  roles = await openRolesWorld()
  ;[certificateId] = (await createCertificates(roles.world, roles.issuer, roles.student)) as [string]
})
afterAll(() => roles.world.close())

type Mail = Pick<StoredMessage, 'subject' | 'text' | 'html'>
const sentKinds = new Set<string>()
const invitations = ['an invited student', 'an invited colleague']
const cases = languageCodes.flatMap((language) =>
  [...Object.keys(everyMail), 'a holder’s stolen certificates'].map((about) => [about, language] as const),
)

/** What the occasion put into the outbox, when everyone reads this language. */
async function mailsAbout(about: string, language: LanguageCode): Promise<Mail[]> {
  const { ctx } = roles.world
  await ctx.db.updateTable('account').set({ language }).execute()
  await ctx.db.deleteFrom('outgoing_mail').execute()
  const write = everyMail[about]
  if (write) await ctx.db.transaction().execute((tx) => write({ ctx, tx, roles, certificateId, language }))
  else await tellHolderOfTheft(roles, certificateId)
  const rows = await ctx.db.selectFrom('outgoing_mail').select(['kind', 'sealed']).execute()
  for (const { kind } of rows) sentKinds.add(kind)
  return rows.map(({ sealed }) => openMessage(ctx, sealed!))
}

test.each(cases)('the mail about %s, in %s', async (about, language) => {
  const mails = await mailsAbout(about, language)
  expect(mails.length).toBeGreaterThan(0)
  // An invitation is also in a language that its reader is likely to know.
  const isInvitation = invitations.includes(about)
  for (const mail of mails) expectWhole(mail, isInvitation ? 'en' : language)
  for (const mail of mails) if (!isInvitation) expectNothingEnglish(mail, language)
  if (isInvitation && language !== 'en')
    for (const { html } of mails)
      expect(html).toContain(`lang="${language}" dir="${languageOf(language).dir}"`)
})

test('the mails above are of every kind that has a name on the page of the system’s health', () => {
  expect([...sentKinds].sort()).toEqual([...mailKinds].sort())
})

const publicUrl = 'https://credenza.example'
const facts = {
  name: 'Amal Haddad',
  title: 'Bridges',
  type: 'Diploma',
  issuer: 'Liwa',
  date: '2026-06-30',
  validUntil: '2028-01-31',
  link: `${publicUrl}/verify/slug0#key`,
  accountLink: `${publicUrl}/student/welcome#token=abc`,
  walletLink: `${publicUrl}/student?wallet-offer=cert_0`,
  profileLink: `${publicUrl}/student?linkedin=cert_0`,
}

test.each(languageCodes)('the mails with a certificate, in %s', (language) => {
  const options = { language, colour: '#8a6a24', sources: { qr: 'cid:qr' } }
  for (const mail of [
    writeCertificateMail(standardSettings[language], facts, options),
    writeExpiryMail(facts, options),
  ]) {
    expectWhole(mail, language)
    expectNothingEnglish(mail, language)
    expect(mail.subject + mail.text).not.toMatch(/\{\{|undefined/)
  }
})

function expectWhole({ subject, text, html }: Mail, language: LanguageCode): void {
  expect(subject).toMatch(/^\S.*\S$/)
  expect(subject + text).not.toMatch(/undefined|\[object|NaN/)
  expect(html).toContain(`<html lang="${language}" dir="${languageOf(language).dir}">`)
  const shown = [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) =>
    href!.replaceAll('&#38;', '&'),
  )
  expect(shown.filter((href) => !text.includes(href))).toEqual([])
  // On a line of its own, no mail program takes a comma for a part of it.
  const linked = text.split('\n').filter((line) => line.includes('://'))
  expect(linked.filter((link) => !shown.includes(link))).toEqual([])
}

const hole = '…'
/** What the English emails say, without names and other things that are filled in. */
function* englishPieces(said: unknown): Generator<string> {
  if (typeof said === 'function') yield* englishPieces(said(...Array(said.length).fill(hole)))
  else if (typeof said === 'object' && said)
    for (const part of Object.values(said)) yield* englishPieces(part)
  else
    yield* String(said)
      .replace(/\{\{\w+\}\}/g, hole)
      .split(hole)
}
const english = [...englishPieces(words.en.mail)]
  .map((piece) => piece.trim())
  .filter((piece) => piece.split(' ').length > 2)

function expectNothingEnglish({ subject, text }: Mail, language: LanguageCode): void {
  if (language === 'en') return
  const said = `${subject}\n${text}`
  expect(english.filter((piece) => said.includes(piece))).toEqual([])
  if (language === 'fr') return
  const { issuer, verifier, student } = roles
  const names = [issuer.name, verifier.name, student.name, facts.name, 'Credenza']
  const unnamed = names.reduce((rest, name) => rest.replaceAll(name, ''), said.replace(/https?:\S+/g, ''))
  expect(unnamed).not.toMatch(/[a-z]+ [a-z]+ [a-z]+/i)
}
