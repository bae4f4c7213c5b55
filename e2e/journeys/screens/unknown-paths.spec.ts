import { enter } from '../../browser/enter.ts'
import { expect, journey } from '../../browser/journey.ts'
import type { Session, SignInRole } from '../../world/organisations.ts'
import { sharedAdminSession, sharedSession, sharedUrl } from '../../world/shared.ts'

const unknown = ['/no-such-page', '/issuer/no-such-page', '/verifier/no/such/page', '/Sign-Inn']
const issuerOnly = [
  '/issuer',
  '/issuer/timeline',
  '/issuer/student-info',
  '/issuer/details/2025',
  '/addStudent',
  '/category-manager',
]
const verifierOnly = ['/verifier']

journey.describe('unknown paths and other roles’ paths (specification, section 2, route table)', () => {
  const url = sharedUrl()

  journey('without a session everything leads to /', async ({ newcomer: page }) => {
    for (const path of [
      ...unknown,
      ...issuerOnly,
      ...verifierOnly,
      '/certificate/crt_1',
      '/admin',
      '/student',
    ]) {
      await page.goto(url + path)
      await page.waitForURL(`${url}/`)
    }
  })

  for (const { role, home, forbidden } of [
    { role: 'issuer', home: '/issuer', forbidden: [...verifierOnly, '/admin', '/student'] },
    { role: 'verifier', home: '/verifier', forbidden: [...issuerOnly, '/admin', '/student'] },
    { role: 'student', home: '/student', forbidden: [...issuerOnly, ...verifierOnly, '/admin'] },
    { role: 'admin', home: '/admin', forbidden: [...issuerOnly, ...verifierOnly, '/student'] },
  ] as const) {
    journey(`${role}: unknown paths lead to ${home}, areas of others to /`, async ({ newcomer: page }) => {
      await enter(page, url, await sessionOf(role), home)
      await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible()
      for (const path of unknown) {
        await page.goto(url + path)
        await page.waitForURL(url + home)
      }
      for (const path of forbidden) {
        await page.goto(url + path)
        await page.waitForURL(`${url}/`)
      }
    })
  }

  journey('/issuer/details leads to the current calendar year', async ({ newcomer: page }) => {
    await enter(page, url, await sessionOf('issuer'), '/issuer/details')
    await page.waitForURL(`${url}/issuer/details/${await page.evaluate<number>('new Date().getFullYear()')}`)
  })
})

const sessionOf = (role: SignInRole): Promise<Session> =>
  role === 'admin' ? sharedAdminSession() : sharedSession(role)
