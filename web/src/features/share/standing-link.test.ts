import type { ShareLink } from '@credenza/schema/share'
import { expect, it } from 'vitest'
import { standingLabels, standingLink } from './standing-link.ts'

const link = (facts: Partial<ShareLink> = {}): ShareLink => ({
  _id: 'share_1',
  label: standingLabels.sheet,
  url: 'https://here.example/s/1#key',
  state: 'open',
  oneTime: false,
  shown: null,
  createdAt: '2026-01-01T00:00:00Z',
  expiresAt: '',
  opened: 0,
  lastOpenedAt: '',
  ...facts,
})

it('the link of the share sheet is sent again', () => {
  const standing = link({ _id: 'share_2' })
  expect(standingLink([link({ label: 'For Noor' }), standing], standingLabels.sheet)).toBe(standing)
})

it.each<[string, Partial<ShareLink>]>([
  ['was revoked', { state: 'revoked' }],
  ['has expired', { state: 'expired' }],
  ['works once', { oneTime: true }],
  ['ends', { expiresAt: '2026-02-01T00:00:00Z' }],
  ['shows only a part', { shown: [] }],
  ['was made for somebody', { label: 'For Noor' }],
  ['stands in a profile', { label: standingLabels.linkedIn }],
])('one that %s is not', (_what, facts) => {
  expect(standingLink([link(facts)], standingLabels.sheet)).toBeUndefined()
})
