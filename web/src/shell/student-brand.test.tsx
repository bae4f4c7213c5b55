import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { showScreen } from '../testing/show-screen.tsx'
import StudentBrand from './student-brand.tsx'

const show = (data: object | null) =>
  showScreen(<StudentBrand />, { path: '/', at: '/', answers: { 'GET /api/user/issuer-look': { data } } })

it('shows the issuer in its colour, in letters that can be read on it', async () => {
  show({ name: 'University', colour: '#ffee00', logo: '/issuers/org_1/logo.jpg?v=1' })
  const brand = (await screen.findByText('University')).parentElement!
  expect(brand.style.color).toBe('#000000')
  expect(brand.querySelector('img')?.getAttribute('src')).toBe('/issuers/org_1/logo.jpg?v=1')
})

it('shows our own mark to a student of several issuers', async () => {
  const { called } = show(null)
  await waitFor(() => expect(called('GET /api/user/issuer-look')).toHaveLength(1))
  screen.getByText('Credenza')
})
