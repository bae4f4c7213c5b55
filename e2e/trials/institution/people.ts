import { codeOf } from '../../world/admin.ts'
import type { ApiClient } from '../../world/api-client.ts'
import type { Directory } from './directory.ts'
import type { SignedIn, UniversitySignIn } from './sign-in.ts'

/** A person at the university, signed in. */
export interface Member extends SignedIn {
  id: string
  email: string
}

/** Has the directory send a person in a group, who then signs in at the university. */
export async function joinThrough(
  { directory, university }: { directory: Directory; university: UniversitySignIn },
  { name, groupId }: { name: string; groupId: string },
): Promise<Member> {
  const email = `${name.toLowerCase()}@${domain}`
  const id = await directory.addPerson(name, email, groupId)
  return { id, email, ...(await university.signIn(email)) }
}

export const domain = 'arada.example'

/** Gives the account an authenticator app. Its session has then just shown a second factor. */
export async function showAuthenticator(client: ApiClient): Promise<void> {
  const app = await client.post<{ success: true; secret: string }>('/api/account/totp')
  await client.post('/api/account/totp/confirm', { code: codeOf(app) })
}
