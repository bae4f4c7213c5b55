/** The role of the sign-up page: the first part of /sign-up/:page. */
export type SignUpRole = 'issuer' | 'verifier'

export const isSignUpRole = (page: string | undefined): page is SignUpRole =>
  page === 'issuer' || page === 'verifier'

/** Whether this can be a registration id: 'org_' and 16 base32 characters, as the server makes them. */
export const isRegistrationId = (id: string): boolean => /^org_[0-9a-hjkmnp-tv-z]{16}$/.test(id)

export const stepOnePath = (role: SignUpRole): string => `/sign-up/${role}`
export const stepTwoPath = (role: string, registrationId: string): string =>
  `/sign-up/${role}/${registrationId}`
