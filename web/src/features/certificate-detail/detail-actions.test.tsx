import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { sampleCertificate } from '../../testing/sample-certificate.ts'
import { showScreen } from '../../testing/show-screen.tsx'
import RowMenu from '../act/row-menu.tsx'
import { DetailActions } from './detail-actions.tsx'

const words = 'Issue a new one'
const address = '/issuer?again=cert_1'
const certificate = (state: 'declined' | 'revoked' | 'accepted') =>
  sampleCertificate({ _id: 'cert_1', state, isVerified: true })
const show = (state: 'declined' | 'revoked' | 'accepted', isIssuer = true) =>
  showScreen(
    <DetailActions
      certificate={certificate(state)}
      documentKey={undefined}
      isParty
      isHolder={false}
      isIssuer={isIssuer}
    />,
    { path: '/certificate/:id', at: '/certificate/cert_1', answers: {} },
  )

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it.each(['declined', 'revoked'] as const)(
  'its issuer is offered a new one first once it is %s',
  async (state) => {
    show(state)
    const again = await screen.findByRole('link', { name: words })
    expect(again.getAttribute('href')).toBe(address)
    const [first] = screen.getAllByRole('link')
    expect(first).toBe(again)
    const share = screen.getByRole('button', { name: 'Share' })
    expect(share.getAttribute('data-variant')).toBe('default')
  },
)

it('nobody is offered a new one while it counts, and no other reader ever', async () => {
  show('accepted')
  expect((await screen.findByRole('button', { name: 'Share' })).getAttribute('data-variant')).not.toBe(
    'default',
  )
  expect(screen.queryByRole('link', { name: words })).toBeNull()
  cleanup()
  show('declined', false)
  expect(await screen.findByRole('button', { name: 'Share' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: words })).toBeNull()
})

it('the menu of its row offers the same', async () => {
  const ignored = () => {}
  showScreen(<RowMenu certificate={certificate('declined')} onAct={ignored} onCorrect={ignored} />, {
    path: '/issuer',
    at: '/issuer',
    answers: {},
  })
  await userEvent.click(await screen.findByRole('button', { name: /^More/ }))
  expect((await screen.findByRole('menuitem', { name: words })).getAttribute('href')).toBe(address)
})
