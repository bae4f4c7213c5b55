import type { ShareLink } from '@credenza/schema/share'
import { screen, waitFor, within } from '@testing-library/react'
import type { ReactElement } from 'react'
import { expect, it } from 'vitest'
import { press } from '../../testing/press.ts'
import { sampleCertificate } from '../../testing/sample-certificate.ts'
import { type Answers, refusal, showScreen } from '../../testing/show-screen.tsx'
import HolderButtons from '../certificate-detail/holder-buttons.tsx'
import CardActions from '../holder/card-actions.tsx'

const linksPath = '/api/user/certificates/cert_0/share-links'
const link: ShareLink = {
  _id: 'share_1',
  label: 'LinkedIn',
  url: 'https://credenza.example/verify/s/share_1#link-key',
  state: 'open',
  oneTime: false,
  shown: null,
  createdAt: '2026-11-20T08:00:00Z',
  expiresAt: '',
  opened: 0,
  lastOpenedAt: '',
}
const certificate = {
  ...sampleCertificate({ isVerified: true, date: '2026-06-30', validUntil: '2028-01-31' }),
  documentKey: 'document-key',
  fee: null,
}

const show = (page: ReactElement, answers: Answers) =>
  showScreen(page, { path: '/student', at: '/student', answers })
async function openFromCard(answers: Answers) {
  const shown = show(<CardActions certificate={certificate} canAsk={false} />, answers)
  await press('More about BSc, University')
  ;(await screen.findByRole('menuitem', { name: 'Add to LinkedIn profile' })).click()
  return { ...shown, dialog: await screen.findByRole('dialog', { name: 'Add to LinkedIn profile' }) }
}

it('a profile gets a link of its own, made after its holder has read who will see what', async () => {
  let links: ShareLink[] = []
  const { called, dialog } = await openFromCard({
    [`GET ${linksPath}`]: () => ({ data: links }),
    [`POST ${linksPath}`]: () => {
      links = [link]
      return { data: link }
    },
  })
  expect(dialog.textContent).toContain('Anyone who follows it sees the whole certificate with your name')
  expect(dialog.textContent).toContain('until you revoke it under “Links and QR codes”')
  expect(called(`POST ${linksPath}`)).toHaveLength(0)
  await press('Create link')
  const go = await within(dialog).findByRole<HTMLAnchorElement>('link', { name: 'Continue to LinkedIn' })
  await waitFor(() => expect(document.activeElement).toBe(go))
  expect(called(`POST ${linksPath}`).map(({ body }) => body)).toEqual([
    { label: 'LinkedIn', days: null, oneTime: false },
  ])
  const url = new URL(go.href)
  expect(url.origin + url.pathname).toBe('https://www.linkedin.com/profile/add')
  expect(Object.fromEntries(url.searchParams)).toEqual({
    startTask: 'CERTIFICATION_NAME',
    name: 'BSc',
    organizationName: 'University',
    issueYear: '2026',
    issueMonth: '6',
    expirationYear: '2028',
    expirationMonth: '1',
    certUrl: link.url,
    certId: 'slug-0',
  })
  expect(go.href).not.toContain('document-key')
})

it('a link that was made for the profile before is used again', async () => {
  const { called } = show(<HolderButtons certificate={certificate} />, {
    [`GET ${linksPath}`]: { data: [{ ...link, _id: 'share_0', label: 'CV' }, link] },
  })
  await press('Add to LinkedIn profile')
  const go = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Continue to LinkedIn' })
  expect(new URL(go.href).searchParams.get('certUrl')).toBe(link.url)
  expect(called(`POST ${linksPath}`)).toHaveLength(0)
})

it('a new one is made once it was revoked', async () => {
  const { dialog } = await openFromCard({
    [`GET ${linksPath}`]: { data: [{ ...link, state: 'revoked' }] },
  })
  await within(dialog).findByRole('button', { name: 'Create link' })
  expect(within(dialog).queryByRole('link')).toBeNull()
})

it('says why no link could be made', async () => {
  await openFromCard({
    [`GET ${linksPath}`]: { data: [] },
    [`POST ${linksPath}`]: refusal(429, 'too_many_requests', 'Too many links.'),
  })
  await press('Create link')
  expect(await screen.findByText('Too many links.')).toBeTruthy()
})
