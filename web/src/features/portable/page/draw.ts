import type { Opened } from '@credenza/credential/portable'
import type { Check, CheckName, SignedFacts, Verdict } from '@credenza/credential/verify'
import { labelIn } from '@credenza/schema/detail-labels'
import { longDateIn, utcTimeIn } from '../../../lib/text/format.ts'
import { element, pairs, section } from './element.ts'
import type { Language } from './languages.ts'

/** Checks that rely on the word of the file's maker, not on a signature that this page has checked. */
const told: readonly CheckName[] = ['issuer', 'status', 'anchor']

/** The page for a readable file. */
export function drawOpened({ file, verification, intact }: Opened, language: Language): Node[] {
  const { texts, spoken } = language
  const { verdict, headline, checks, facts, isSigned } = spoken(verification)
  const { recording, link } = file
  return [
    element('h1', {}, texts.title),
    verdictPill(verdict, language),
    element('p', { class: 'headline' }, headline),
    element('p', {}, texts.asOf(utcTimeIn(language.locale)(recording.at))),
    ...(intact ? [] : [notice(texts.altered)]),
    ...(isSigned ? [section(texts.facts.title, drawFacts(facts, language))] : []),
    section(texts.checks.title, element('ol', {}, ...checks.map((check) => drawCheck(check, language)))),
    section(
      texts.limits.title,
      ...drawLimits(facts, recording.logKey, language),
      onlineLink(link, texts.online),
    ),
    ...(intact && isSigned && file.drawing ? [drawPicture(file.drawing, facts, language)] : []),
  ]
}

/** The page for a file that can no longer be read. */
export function drawDamaged(language: Language): Node[] {
  const { texts } = language
  return [element('h1', {}, texts.title), verdictPill('CANNOT TELL', language), notice(texts.unreadable)]
}

function verdictPill(verdict: Verdict, language: Language): HTMLElement {
  const symbol = { VALID: '✓', INVALID: '✕', 'CANNOT TELL': '?' }[verdict]
  return element(
    'p',
    { role: 'status', 'data-verdict': verdict },
    element('span', { 'aria-hidden': 'true' }, symbol),
    ` ${language.verdict[verdict]}`,
  )
}

function drawFacts(facts: SignedFacts, { texts: { facts: labels }, details, locale }: Language): HTMLElement {
  const date = longDateIn(locale)
  return pairs([
    [labels.recipient, facts.recipient],
    [labels.programme, facts.programme],
    [labels.issuer, facts.issuer],
    [labels.date, date(facts.date)],
    [labels.until, date(facts.until)],
    ...facts.details.map(({ label, value }) => [labelIn(details, label), value] as const),
    [labels.id, facts.id],
    [labels.signature, facts.signature],
  ])
}

function drawCheck({ name, answer, sentence }: Check, { checks, answers, texts }: Language): HTMLElement {
  const passed = told.includes(name) ? texts.checks.recorded : texts.checks.here
  return element(
    'li',
    { 'data-check': name, 'data-answer': answer },
    element('strong', {}, checks[name]),
    element('span', { class: 'mark' }, answer === 'passed' ? passed : answers[answer]),
    element('p', {}, sentence),
  )
}

function drawLimits({ keyId }: SignedFacts, logKey: string, { texts: { limits } }: Language): Node[] {
  // A verifier key is 'host/log+hash+key' (C2SP signed note), an issuer's key is 'did:web:host:…#key'.
  const host = logKey.split('/')[0] ?? ''
  const [did = '', issuerKey = ''] = keyId.split('#')
  return [
    element(
      'ul',
      {},
      element('li', {}, limits.later),
      element('li', {}, limits.chain(host)),
      element('li', {}, limits.keys(host)),
    ),
    pairs([
      [limits.logKey, logKey],
      [limits.issuerKey, issuerKey],
      [limits.published, `${host}/.well-known/did.json, ${did}`],
    ]),
  ]
}

/** Only web links are allowed, because a changed file could contain any address. */
function onlineLink(link: string, words: string): HTMLElement {
  const isWeb = /^https?:\/\//.test(link)
  return isWeb
    ? element('p', {}, element('a', { href: link, rel: 'noreferrer' }, words))
    : element('p', {}, link)
}

function drawPicture(
  drawing: string,
  { programme, recipient }: SignedFacts,
  language: Language,
): HTMLElement {
  const { picture } = language.texts
  // As an image, an SVG runs no scripts and fetches nothing.
  const src = `data:image/svg+xml,${encodeURIComponent(drawing)}`
  return element(
    'figure',
    {},
    element('img', { src, alt: picture.alt(programme, recipient) }),
    element('figcaption', {}, picture.caption),
  )
}

function notice({ title, text }: { title: string; text: string }): HTMLElement {
  return element('div', { role: 'alert' }, element('strong', {}, title), element('p', {}, text))
}
