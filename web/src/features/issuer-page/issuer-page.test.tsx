import type { IssuerPage as Issuer } from '@credenza/schema/issuer-page'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { type Answer, refusal, showScreen } from '../../testing/show-screen.tsx'
import { IssuerPage } from './issuer-page.tsx'

const issuer: Issuer = {
  _id: 'org_1',
  did: 'did:web:certs.example:issuers:org_1',
  name: 'Gulf University',
  registeredName: 'Gulf University',
  approvedBy: 'certs.example',
  approvedAt: '2026-03-01T08:00:00Z',
  mayIssue: true,
  isVouchedFor: true,
  categories: ['Degree'],
  certificates: 1234,
  keys: [
    {
      id: 'z6MkNow',
      signs: 'documents',
      createdAt: '2026-05-01T00:00:00Z',
      retiredAt: '',
      compromisedAt: '',
    },
    {
      id: 'z6MkOld',
      signs: 'documents',
      createdAt: '2026-03-01T00:00:00Z',
      retiredAt: '2026-05-01T00:00:00Z',
      compromisedAt: '2026-04-01T00:00:00Z',
    },
  ],
  website: 'https://gulf.example',
  email: 'hello@gulf.example',
  logo: '',
}
const show = (answer: Answer) =>
  showScreen(<IssuerPage />, {
    path: '/issuers/:id',
    at: '/issuers/org_1',
    answers: { 'GET /api/issuers/org_1': answer },
  })
const standing = () =>
  [...document.querySelectorAll('[data-standing]')].map((alert) => alert.getAttribute('data-standing'))

it('says who approved the issuer and since when, what it issues, and how to reach it', async () => {
  show({ data: issuer })
  expect(await screen.findByRole('heading', { level: 1, name: 'Gulf University' })).toBeTruthy()
  expect(screen.getByText('Approved by certs.example since 1 March 2026')).toBeTruthy()
  expect(standing()).toEqual(['approved'])
  expect(screen.getByText('1,234')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'hello@gulf.example' }).getAttribute('href')).toBe(
    'mailto:hello@gulf.example',
  )
  expect(screen.getByRole('link', { name: 'https://gulf.example' }).getAttribute('rel')).toContain(
    'noreferrer',
  )
  expect(screen.getByText('In use')).toBeTruthy()
  expect(screen.getByText('Stolen')).toBeTruthy()
  expect(screen.queryByText('Registered name')).toBeNull()
})

it('another display name does not hide the registered one', async () => {
  show({ data: { ...issuer, name: 'Gulf Business School' } })
  expect(await screen.findByText('Registered name')).toBeTruthy()
  expect(screen.getByText('Gulf University')).toBeTruthy()
})

it('a suspension and a doubt are said plainly', async () => {
  show({ data: { ...issuer, mayIssue: false, isVouchedFor: false } })
  expect(await screen.findByText(/can’t issue certificates at the moment/)).toBeTruthy()
  expect(standing()).toEqual(['suspended', 'unvouched'])
})

it('an unknown issuer leads to the place to check a certificate', async () => {
  show(refusal(404, 'not_found', 'No.'))
  expect((await screen.findByRole('alert')).textContent).toContain('no approved issuer')
  expect(screen.getByRole('link', { name: 'Verify a certificate' }).getAttribute('href')).toBe('/verify')
})
