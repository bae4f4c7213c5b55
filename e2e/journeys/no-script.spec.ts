import { expect, journey } from '../browser/journey.ts'
import { sharedUrl } from '../world/shared.ts'

// The server refuses a sign-in without scripts, and the browser logs that to the console.
journey.use({ expectedInConsole: /status of 404/ })

// Prerendered forms can be submitted before the page's scripts run, or without them.
for (const path of ['/sign-in', '/student/sign-in', '/admin/sign-in']) {
  journey(`${path}: without scripts a password never becomes part of an address`, async ({ newVisitor }) => {
    const page = await newVisitor({ javaScriptEnabled: false })
    const addresses: string[] = []
    page.on('request', (request) => addresses.push(request.url()))
    await page.goto(sharedUrl() + path)
    await page.locator('input[type="email"]').fill('somebody@students.example')
    await page.locator('input[type="password"]').fill('a-secret-of-mine')
    await Promise.all([
      page.waitForEvent('framenavigated'),
      page.getByRole('button', { name: 'Sign In', exact: true }).click(),
    ])
    expect(addresses.filter((address) => address.includes('a-secret-of-mine'))).toEqual([])
  })
}
