import { expect, test } from 'vitest'
import { type MailContent, mailBody } from './mail-body.ts'
import { mailStyles } from './mail-styles.ts'

const content: MailContent = {
  language: 'en',
  greeting: 'Dear Aïsha <b>& sons</b>,',
  paragraphs: ['Your code for Credenza:', 'First line\nsecond "line"'],
  code: '012345',
  action: { label: 'Sign in', url: 'https://credenza.example/sign-in?a=1&b="2"' },
  closing: ['You did not ask for it? Ignore this mail.'],
}

const entities = (html: string) =>
  html.replace(/&#(\d+);/g, (_match, number: string) => String.fromCharCode(Number(number)))
const wordsOf = (text: string) => text.replaceAll(':', ' ').split(/\s+/).filter(Boolean)

test('both forms say the same, word for word', () => {
  const { text, html } = mailBody(content)
  const shown = entities(html.replace(/^[\s\S]*<body[^>]*>/, '').replace(/<[^>]*>/g, ' '))
  // Only the HTML has the name at the top.
  expect(wordsOf(shown)).toEqual(['Credenza', ...wordsOf(text)])
})

test('is drawn for light and dark, and needs no style sheet to be narrow', () => {
  const { html } = mailBody(content)
  expect(html).toContain('<meta name="color-scheme" content="light dark">')
  expect(html).toContain('@media (prefers-color-scheme:dark)')
  expect(html).not.toMatch(/style="[^"]*[^-]width:\d{3,}px/)
})

test('what people typed stays text', () => {
  const { html } = mailBody(content)
  expect(html).not.toMatch(/<b>|"2"|"line"/)
  expect(html).toContain('Dear Aïsha &#60;b&#62;&#38; sons&#60;/b&#62;,')
})

test('opening a mail loads nothing and runs nothing', () => {
  const { html } = mailBody(content)
  expect(html).not.toMatch(/<(img|script|link|iframe|video)|src=|url\(|@import/i)
})

test('without a code or an action no empty space is left for them', () => {
  const { text, html } = mailBody({ language: 'en', greeting: 'Hello,', paragraphs: ['done.'] })
  expect(text).toBe('Hello,\n\ndone.\n\nCredenza\n')
  expect(html).not.toContain('<a ')
})

test('what stands for a picture that is not loaded is readable where its background stays white in the dark', () => {
  const onWhite = [mailStyles.logo, mailStyles.picture, mailStyles.codePicture]
  for (const style of onWhite) expect(style).toMatch(/background:#ffffff.*;color:#1b2330/)
})
