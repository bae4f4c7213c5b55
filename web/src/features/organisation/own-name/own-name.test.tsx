import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { showScreen } from '../../../testing/show-screen.tsx'
import OwnName from './own-name.tsx'

const show = (isHostOn: boolean) =>
  showScreen(<OwnName isLocked={false} />, {
    path: '/issuer/settings',
    at: '/issuer/settings',
    answers: {
      'GET /api/own-name': {
        data: { host: 'certificates.uni.example', isHostOn, pointsTo: 'credenza.example', sender: null },
      },
    },
  })
const host = () => screen.findByDisplayValue('certificates.uni.example')
const link = () => screen.queryByRole('link', { name: 'Open the sign-in page' })?.getAttribute('href')

it('leads to the sign-in page only while people can sign in there', async () => {
  const { unmount } = show(true)
  await host()
  expect(link()).toBe('https://certificates.uni.example/sign-in')
  unmount()
  show(false)
  await host()
  expect(link()).toBeUndefined()
})
