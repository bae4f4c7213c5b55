import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { approved, listOf, showScreen } from '../../testing/show-screen.tsx'
import { CertificateList } from './certificate-list.tsx'

afterEach(() => {
  cleanup()
  sessionStorage.clear()
})

const show = (memberRole: string) => {
  const session = { role: 'issuer', data: 't', userData: { _id: 'acc_1', memberRole } }
  sessionStorage.setItem('userData', JSON.stringify(session))
  showScreen(<CertificateList />, {
    path: '/issuer/certificates',
    at: '/issuer/certificates',
    answers: {
      ...approved,
      'GET /api/certificates': listOf([]),
      'GET /api/categories/get-all': { data: [] },
      'GET /api/timeline/get-years-list': { data: [] },
    },
  })
}

it('links to the dialog for new certificates for people who may create them', async () => {
  show('owner')
  const create = await screen.findByRole('link', { name: '+ Create Certificate' })
  expect(create.getAttribute('href')).toBe('/issuer?create=true')
})

it('has no such link for people who may not', async () => {
  show('auditor')
  await screen.findByRole('heading', { name: 'Certificates' })
  expect(screen.queryByRole('link', { name: '+ Create Certificate' })).toBeNull()
})
