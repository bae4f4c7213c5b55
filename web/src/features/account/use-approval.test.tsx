import { screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { type Session, startSession } from '../../lib/session/session.ts'
import { type Answer, listOf, showScreen } from '../../testing/show-screen.tsx'
import { gateTexts } from '../../texts/gate.ts'
import MailSettings from '../delivery/mail-settings.tsx'
import { FeesAllocation } from '../fee/fees-allocation.tsx'
import { SettingsPage } from '../organisation/settings-page.tsx'
import { TemplateGallery } from '../template/template-gallery.tsx'

const session = { role: 'issuer', data: 't', userData: { _id: 'org_1', memberRole: 'owner' } } as Session
const mail = { subject: 'Your certificate', body: 'Here: {{link}}' }

function show(Screen: () => ReactNode, profile: Answer) {
  startSession(session)
  return showScreen(<Screen />, {
    path: '/',
    at: '/',
    answers: {
      'GET /api/issuer-verifier-profile': profile,
      'GET /api/templates': { data: [] },
      'GET /api/templates/designs': { data: [] },
      'GET /api/organisation/settings': { data: { displayName: 'Gulf', verifierIds: [] } },
      'GET /api/organisation/verifiers': listOf([]),
      'GET /api/delivery/settings': {
        data: {
          onAcceptance: true,
          remindBeforeExpiry: true,
          language: 'en',
          attachPdf: true,
          en: mail,
          ar: mail,
        },
      },
      'POST /api/delivery/preview': { data: { subject: '', html: '', text: '' } },
    },
  })
}

const screens = {
  fees: { Screen: FeesAllocation, refusal: gateTexts.waitText, call: 'GET /api/issuer-verifier-profile' },
  mail: { Screen: MailSettings, refusal: /approved/, call: 'GET /api/delivery/settings' },
  settings: {
    Screen: () => <SettingsPage session={session} />,
    refusal: /approved/,
    call: 'GET /api/organisation/settings',
  },
  templates: { Screen: TemplateGallery, refusal: /approved/, call: 'GET /api/templates' },
}

it.each(Object.entries(screens))(
  '%s: an organisation that is not approved reads why it must wait',
  async (_, it) => {
    show(it.Screen, { data: { status: 'Pending', KYC: { businessLicense: 'x' } } })
    expect(await screen.findByText(it.refusal)).toBeTruthy()
  },
)

it.each(Object.entries(screens))('%s: nothing is refused until the profile is known', async (_, it) => {
  const { calls, queries } = show(it.Screen, 'never')
  await expect.poll(() => calls.map(({ name }) => name)).toContain(it.call)
  // All but the profile has come.
  await expect.poll(() => queries.isFetching()).toBe(1)
  expect(screen.queryByText(it.refusal)).toBeNull()
})
