import type { checkUniqueResponse } from '@credenza/schema/account'
import type { done } from '@credenza/schema/envelope'
import type { KycFields, KycFile, PersonalData, personalDataResponse } from '@credenza/schema/sign-up'
import type { applicationResponse } from '@credenza/schema/sign-up-application'
import { call } from '../../lib/api/call.ts'

/** Sign-up step one. Returns the registration id. */
export const savePersonalData = (json: PersonalData, idempotencyKey: string) =>
  call<typeof personalDataResponse>({ method: 'POST', path: '/api/personal-data', json, idempotencyKey })

/** Checks whether an email is free; fails with 'email_taken' if not. */
export const checkUnique = (email: string, signal: AbortSignal) =>
  call<typeof checkUniqueResponse>({ method: 'GET', path: '/api/check-unique', query: { email }, signal })

/** Fetches what the signed-in organisation has submitted so far. */
export const fetchApplication = async () =>
  (await call<typeof applicationResponse>({ method: 'GET', path: '/api/organisation/application' })).data

export type Details = Omit<PersonalData, 'password' | 'selectedRole' | 'email'>

/** Corrects step one, which the admin must not be reviewing. */
export const correctDetails = (json: Details) =>
  call<typeof done>({ method: 'PUT', path: '/api/organisation/details', json })

export const storedFilePath = (kind: KycFile): string => `/api/organisation/files/${kind}`

interface KycSubmission {
  fields: KycFields
  /** In the order in which they are sent. */
  files: readonly (readonly [kind: KycFile, file: File])[]
  onSent: (bytes: number) => void
}

/** Sign-up step two: sends the fields, then the new files. */
export function submitKyc({ fields, files, onSent }: KycSubmission) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value))
  for (const [kind, file] of files) form.append(kind, file)
  return call<typeof done>({ method: 'POST', path: '/api/update-kyc', form, onSent })
}
