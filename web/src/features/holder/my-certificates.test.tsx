import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { sampleCertificate } from '../../testing/sample-certificate.ts'
import { showScreen } from '../../testing/show-screen.tsx'
import { MyCertificates } from './my-certificates.tsx'

const show = (at: string) =>
  showScreen(<MyCertificates />, {
    path: '/student',
    at,
    answers: {
      'GET /api/user/my-certificates': {
        certificates: [{ ...sampleCertificate({ isVerified: true }), state: 'recorded' }],
      },
    },
  })

it.each([
  ['wallet-offer', /to a digital wallet/],
  ['linkedin', 'Add to LinkedIn profile'],
])('the link in an email opens what it is for with its certificate, once: %s', async (param, name) => {
  const { router } = show(`/student?${param}=cert_0`)
  expect(await screen.findByRole('dialog', { name })).toBeTruthy()
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(router.state.location.search).toBe('')
})

it('a link to a certificate of somebody else opens nothing', async () => {
  show('/student?wallet-offer=cert_1&linkedin=cert_1')
  expect((await screen.findAllByText('BSc')).length).toBeGreaterThan(0)
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('the buttons of a card name its certificate, after what they show', async () => {
  show('/student')
  for (const label of ['Share', 'PDF']) {
    const button = await screen.findByRole('button', { name: new RegExp(`^${label}: BSc, `) })
    expect(button.textContent).toBe(label)
  }
})
