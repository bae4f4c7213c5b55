import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { type Answer, refusal, showScreen } from '../../testing/show-screen.tsx'
import { PageText } from './page-text.tsx'
import { SitePage } from './site-page.tsx'
import SitePageLinks from './site-page-links.tsx'
import { textToRead } from './text-to-read.ts'

const english = { language: 'en', text: '# Visit us\nPO Box 1', changedAt: '2026-03-01T08:00:00Z' } as const
const arabic = { language: 'ar', text: 'صندوق بريد 1', changedAt: '2026-03-02T08:00:00Z' } as const

const show = (answer: Answer) =>
  showScreen(<SitePage page="contact" />, {
    path: '/contact',
    at: '/contact',
    answers: { 'GET /api/site-pages/contact': answer },
  })

it('shows the text in the reader’s language, with the day of its last change', async () => {
  show({ data: { page: 'contact', texts: [arabic, english] } })
  await screen.findByRole('heading', { level: 2, name: 'Visit us' })
  screen.getByRole('heading', { level: 1, name: 'Contact' })
  screen.getByText('Last changed on 1 March 2026')
  expect(screen.queryByText(arabic.text)).toBeNull()
})

it('shows another language, marked as such, where there is no text in the reader’s: English if it can', async () => {
  show({ data: { page: 'contact', texts: [arabic] } })
  const article = (await screen.findByText(arabic.text)).closest('article')
  expect([article?.lang, article?.dir]).toEqual(['ar', 'rtl'])
  expect(textToRead([arabic, english], 'zh')).toBe(english)
  expect(textToRead([], 'en')).toBeUndefined()
})

it('says that an unwritten page does not exist', async () => {
  show(refusal(404, 'not_found', 'This page has not been written.'))
  await screen.findByRole('heading', { level: 1, name: 'This page does not exist' })
  expect(document.title).toContain('This page does not exist')
})

it('neither HTML nor a hostile link becomes more than text', () => {
  const hostile = '<img src=x onerror=alert(1)>\n[press](javascript:alert(1)) [us](https://uni.example)'
  showScreen(<PageText text={hostile} />, { path: '/', at: '/', answers: {} })
  expect([...document.links].map(({ href }) => href)).toEqual(['https://uni.example/'])
  expect(document.querySelector('img')).toBeNull()
  screen.getByText('<img src=x onerror=alert(1)>')
})

it('the footer links to the pages that are written, and is silent without any', async () => {
  const links = (data: string[]) =>
    showScreen(<SitePageLinks className="" />, {
      path: '/',
      at: '/',
      answers: { 'GET /api/site-pages': { data } },
    })
  const { unmount } = links(['contact', 'terms'])
  await screen.findByRole('link', { name: 'Terms of use' })
  expect([...document.links].map(({ pathname }) => pathname)).toEqual(['/contact', '/terms'])
  unmount()
  const { called } = links([])
  await waitFor(() => expect(called('GET /api/site-pages')).toHaveLength(1))
  expect(screen.queryByRole('navigation')).toBeNull()
})
