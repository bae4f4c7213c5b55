import { hydrated } from '../browser/hydrated.ts'
import { expect, journey } from '../browser/journey.ts'
import { keepSession } from '../browser/keep-session.ts'
import { typeCode } from '../browser/sign-in.ts'
import { setUpAdmin } from '../world/admin.ts'
import { apiClient } from '../world/api-client.ts'
import { freePort } from '../world/free-port.ts'
import { type MailServer, startMailServer } from '../world/mail-server.ts'
import { onboard } from '../world/organisations.ts'
import { issuer } from '../world/people.ts'
import { startWorld, type World } from '../world/start-world.ts'

journey.describe('while no mail leaves @slow', () => {
  let world: World
  let mailServer: MailServer | undefined
  let port: number
  journey.beforeAll(async () => {
    port = await freePort()
    world = await startWorld({
      env: { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'no-reply@credenza.example' },
    })
  })
  journey.afterAll(async () => {
    await world.stop()
    await mailServer?.close()
  })

  journey(
    'people register, are approved and ask for codes; the mails wait and then arrive',
    async ({ newVisitor }) => {
      const { session } = await setUpAdmin(world)
      const api = apiClient(world.url)
      await onboard(api, api.as(session.data), issuer)

      const owner = await newVisitor()
      await owner.goto(`${world.url}/request-for-otp`)
      await hydrated(owner)
      await owner.getByLabel('Email').fill(issuer.email)
      await owner.getByRole('button', { name: 'Send Code' }).click()
      await owner.waitForURL(/\/verify-otp/)

      const admin = await newVisitor()
      await keepSession(admin, session)
      await admin.goto(`${world.url}/admin/health`)
      const waiting = admin.getByRole('region', { name: 'Waiting and failed emails' }).last()
      await expect(waiting.getByRole('row').filter({ hasText: 'Organisation approved' })).toContainText(
        'connection refused',
      )
      await expect(waiting.getByRole('row').filter({ hasText: 'Code to reset a password' })).toContainText(
        'Waiting',
      )
      await expect(waiting).not.toContainText(issuer.email)
      await expect(admin.getByText('One part is down.')).toBeVisible()

      mailServer = await startMailServer(port)
      const { received } = mailServer
      await admin.getByRole('button', { name: 'Retry now' }).click()
      await expect(waiting.getByText('All emails have been sent.')).toBeVisible({ timeout: 30_000 })
      const about = (subject: string) => received.filter((mail) => mail.includes(`Subject: ${subject}`))
      expect(about('Your organisation was approved')).toHaveLength(1)
      expect(about('Your Credenza code')).toHaveLength(1)

      const code = /^ {4}(\d{6})$/m.exec(about('Your Credenza code')[0]!)![1]!
      await typeCode(owner, code)
      await owner.getByRole('button', { name: 'Verify' }).click()
      await owner.waitForURL(/\/reset-Password/)
    },
  )
})
