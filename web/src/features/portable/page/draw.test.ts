import type { Opened } from '@credenza/credential/portable'
import { CHECK_NAMES } from '@credenza/credential/verify'
import { afterEach, expect, it } from 'vitest'
import { drawDamaged, drawOpened } from './draw.ts'
import { languages } from './languages.ts'

const english = languages[0]!
const facts = {
  recipient: 'نورة سالم',
  programme: 'Diploma of <b>Glass</b>',
  issuer: 'Delma College',
  date: '2026-06-30',
  until: '',
  details: [{ label: 'Thesis', value: 'Dams' }],
  id: 'urn:uuid:1',
  signature: 'z3abc',
  keyId: 'did:web:delma.example:issuers:org_1#key-2',
}
const opened = (
  changes: { link?: string; intact?: boolean; isSigned?: boolean; drawing?: string | null } = {},
) => {
  const {
    link = 'https://delma.example/verify/s#k',
    intact = true,
    isSigned = true,
    drawing = '<svg/>',
  } = changes
  return {
    intact,
    verification: {
      verdict: intact ? 'VALID' : 'CANNOT TELL',
      headline: 'This certificate is valid.',
      isSigned,
      facts,
      checks: CHECK_NAMES.map((name) => ({
        name,
        answer: 'passed',
        code: name,
        sentence: `${name}.`,
        details: {},
      })),
    },
    file: { link, drawing, recording: { at: '2026-11-20T08:00:00Z', logKey: 'delma.example/log+1234+key' } },
  } as unknown as Opened
}

afterEach(() => document.body.replaceChildren())
const draw = (nodes: Node[]) => document.body.replaceChildren(...nodes)
const pair = (label: string) =>
  [...document.querySelectorAll('dt')].find((term) => term.textContent === label)?.nextElementSibling
    ?.textContent

it('says what is signed, without markup from the file and without what is empty', () => {
  draw(drawOpened(opened(), english))
  expect(document.querySelector('[role=status]')?.textContent).toBe('✓ VALID')
  expect(pair('Presented to')).toBe('نورة سالم')
  expect(pair('For')).toBe('Diploma of <b>Glass</b>')
  expect(document.querySelector('b')).toBeNull()
  expect(pair('Valid until')).toBeUndefined()
  expect(pair('Thesis')).toBe('Dams')
})

it('tells what this page checked from what it was told', () => {
  draw(drawOpened(opened(), english))
  const marks = Object.fromEntries(
    [...document.querySelectorAll<HTMLElement>('[data-check]')].map((check) => [
      check.dataset.check,
      check.querySelector('.mark')?.textContent,
    ]),
  )
  expect(marks).toMatchObject({
    signature: 'Checked here',
    log: 'Checked here',
    issuer: 'As reported when the file was made',
    status: 'As reported when the file was made',
    anchor: 'As reported when the file was made',
  })
})

it('names the keys that only their publisher can confirm', () => {
  draw(drawOpened(opened(), english))
  expect(pair('Key of the issuer')).toBe('key-2')
  expect(pair('Published at')).toBe('delma.example/.well-known/did.json, did:web:delma.example:issuers:org_1')
})

it.each([
  ['https://delma.example/verify/s#k', true],
  ['javascript:alert(1)', false],
  ['data:text/html,x', false],
])('the address %s leads somewhere: %s', (link, leads) => {
  draw(drawOpened(opened({ link }), english))
  expect(document.querySelector('a')?.getAttribute('href')).toBe(leads ? link : undefined)
  expect(document.body.textContent!.includes(link)).toBe(!leads)
})

it('a changed file says so, and its picture is not shown', () => {
  draw(drawOpened(opened({ intact: false }), english))
  expect(document.querySelector('[role=alert]')?.textContent).toContain('This file was changed')
  expect(document.querySelector('img')).toBeNull()
})

it('what no signature covers is not shown as a fact', () => {
  draw(drawOpened(opened({ isSigned: false }), english))
  const headings = [...document.querySelectorAll('h2')].map(({ textContent }) => textContent)
  expect(headings).toEqual(['What was checked', 'What this file cannot know'])
  expect(pair('Presented to')).toBeUndefined()
  expect(document.querySelector('img')).toBeNull()
})

it('a damaged file says nothing about the certificate', () => {
  draw(drawDamaged(english))
  expect(document.querySelector('[data-verdict]')?.textContent).toBe('? CANNOT TELL')
  expect(document.querySelector('[role=alert]')?.textContent).toContain('This file is damaged')
  expect(document.querySelector('dl')).toBeNull()
})
