import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { showScreen } from '../../testing/show-screen.tsx'
import type { Version } from '../verification/load-certificate.ts'
import VersionNotice from './version-notice.tsx'

const certificate = (name: string, title: string) => ({
  validFrom: '2025-06-30T00:00:00Z',
  credentialSubject: {
    identifier: [{ identityType: 'name', identityHash: name }],
    achievement: { name: title, tag: ['Degree'] },
  },
})
const newest = certificate('John', 'Bachelor')
const earlier = [
  { slug: 'first', key: 'k1', certificate: certificate('Jon', 'BSc'), supersededAt: '2026-01-05T08:00:00Z' },
  {
    slug: 'second',
    key: 'k2',
    certificate: certificate('John', 'BSc'),
    supersededAt: '2026-02-05T08:00:00Z',
  },
]
const show = (facts: Partial<Version>, isExact = false) => {
  const version = { slug: 'third', key: 'k3', supersededAt: '', earlier: [], ...facts }
  return showScreen(<VersionNotice version={version as Version} isExact={isExact} certificate={newest} />, {
    path: '/verify/:id',
    at: '/verify/first#k1',
    answers: {},
  })
}
const changes = () => [...document.querySelectorAll('ins bdi')].map((value) => value.textContent)
const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'))

afterEach(cleanup)

it('each of two corrections says what it changed, newest first, and links to exactly the previous version', () => {
  show({ earlier: earlier as unknown as Version['earlier'] })
  expect(screen.getAllByText(/^Corrected on/).map((title) => title.textContent)).toEqual([
    'Corrected on 5 February 2026',
    'Corrected on 5 January 2026',
  ])
  expect(changes()).toEqual(['Bachelor', 'John'])
  expect(links()).toEqual(['/verify/second?version=this#k2', '/verify/first?version=this#k1'])
})

const first = { slug: 'first', key: 'k1', supersededAt: '2026-01-05T08:00:00Z' }

it('an earlier version leads to the newest', () => {
  show(first, true)
  expect(links()).toEqual(['/verify/first#k1'])
})

it('if the newest version is unavailable, nothing links to it', () => {
  show(first)
  expect(screen.queryByRole('link')).toBeNull()
})

it('a certificate without corrections says nothing about versions', () => {
  show({})
  expect(screen.queryByRole('link')).toBeNull()
  expect(document.querySelector('[data-version]')).toBeNull()
})
