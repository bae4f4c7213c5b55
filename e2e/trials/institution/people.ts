import { codeOf } from '../../world/admin.ts'
import { type ApiClient, apiClient } from '../../world/api-client.ts'
import { openSession } from '../../world/organisations.ts'
import { until } from '../../world/until.ts'
import type { Directory } from './directory.ts'

const password = 'Gazelle-of-Arada-1971!'

/** Somebody of the university, signed in. */
export interface Member {
  id: string
  client: ApiClient
}

/** The directory sends somebody of a group; they join by the link in their mail. */
export async function joinThrough(
  directory: Directory,
  url: string,
  { name, groupId }: { name: string; groupId: string },
): Promise<Member> {
  const email = `${name.toLowerCase()}@arada.example`
  const id = await directory.addPerson(name, email, groupId)
  const token = await invitedToken(url, email)
  const api = apiClient(url)
  await api.post('/api/invitation/accept', { token, password, confirmPassword: password })
  const { data } = await openSession(api, 'issuer', email, password)
  return { id, client: api.as(data) }
}

async function invitedToken(url: string, email: string): Promise<string> {
  let token: string | undefined
  await until(`${email} is invited`, async () => {
    const page = await fetch(`${url}/dev/mail?to=${encodeURIComponent(email)}`)
    token = /\/join#token=([\w-]+)/.exec(await page.text())?.[1]
    return token !== undefined
  })
  return token!
}

/** Gives the account an authenticator app; its session has just shown a second factor. */
export async function showSecondFactor(client: ApiClient): Promise<void> {
  const app = await client.post<{ success: true; secret: string }>('/api/account/totp')
  await client.post('/api/account/totp/confirm', { code: codeOf(app) })
}
