import { z } from 'zod'
import { otpVerifyRequest, role, signInResponse } from './account.ts'
import { success } from './envelope.ts'
import { nameText } from './text.ts'

export const secondFactorMethod = z.enum(['passkey', 'totp', 'recovery'])
export type SecondFactorMethod = z.infer<typeof secondFactorMethod>

/** The response of POST /api/sign-in if the password is right and the account has a second factor. */
export const secondFactorNeeded = success({
  secondFactor: z.object({ token: z.string(), methods: z.array(secondFactorMethod) }),
}).meta({ id: 'SecondFactorNeeded' })

/** The response of POST /api/sign-in if the password is right but is the initial one, which must be replaced. */
export const newPasswordNeeded = success({ newPassword: z.object({ token: z.string() }) }).meta({
  id: 'NewPasswordNeeded',
})

/**
 * The response to a sign-in of a student whom several organisations know, until they have proven that the mailbox is theirs.
 * `hint` says where the code was mailed ('a…@mail.example').
 */
export const mailboxNeeded = success({
  mailbox: z.object({ token: z.string(), hint: z.string(), resendInSeconds: z.number() }),
}).meta({ id: 'MailboxNeeded' })
export type MailboxNeeded = z.infer<typeof mailboxNeeded>

/** The response once everything else was shown. */
export const openedAnswer = z.union([signInResponse, mailboxNeeded])
export type OpenedAnswer = z.infer<typeof openedAnswer>

/** POST /api/sign-in/mailbox/code */
export const mailboxCodeRequest = z
  .object({ token: z.string().min(1).max(200) })
  .meta({ id: 'MailboxCodeRequest' })

/** POST /api/sign-in/mailbox */
export const mailboxProofRequest = mailboxCodeRequest
  .extend({ otp: otpVerifyRequest.shape.otp })
  .meta({ id: 'MailboxProofRequest' })

export const signInAnswer = z.union([signInResponse, secondFactorNeeded, newPasswordNeeded, mailboxNeeded])
export type SignInAnswer = z.infer<typeof signInAnswer>

/** A challenge for the browser's WebAuthn call, which gets `options` unchanged (WebAuthn Level 3, JSON forms). */
export const passkeyOptionsResponse = success({
  challengeToken: z.string(),
  options: z.record(z.string(), z.unknown()),
}).meta({ id: 'PasskeyOptionsResponse' })

const challengeToken = z.string().min(1).max(200)
const webAuthnResponse = z.record(z.string(), z.unknown())

/** Proof of a second factor: a code from the app, a recovery code, or a passkey's answer to a challenge. */
export const secondFactorProof = z.discriminatedUnion('method', [
  z.object({ method: z.literal('totp'), code: z.string().trim().max(12) }),
  z.object({ method: z.literal('recovery'), code: z.string().trim().max(40) }),
  z.object({ method: z.literal('passkey'), challengeToken, response: webAuthnResponse }),
])
export type SecondFactorProof = z.infer<typeof secondFactorProof>

/** POST /api/sign-in/second-factor/options */
export const secondFactorOptionsRequest = z
  .object({ token: z.string().min(1).max(200) })
  .meta({ id: 'SecondFactorOptionsRequest' })

/** POST /api/sign-in/second-factor */
export const secondFactorRequest = z
  .object({ token: z.string().min(1).max(200), proof: secondFactorProof })
  .meta({ id: 'SecondFactorRequest' })

/** POST /api/sign-in/passkey: without a password. */
export const passkeySignInRequest = z
  .object({ challengeToken, response: webAuthnResponse, selectedRole: role })
  .meta({ id: 'PasskeySignInRequest' })

/** POST /api/account/confirm: proves a fresh second factor in the open session. */
export const confirmRequest = z.object({ proof: secondFactorProof }).meta({ id: 'ConfirmRequest' })

/** GET /api/account/second-factor */
export const passkeyItem = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.string().nullable(),
})
export const secondFactorState = z
  .object({
    required: z.boolean(),
    passkeys: z.array(passkeyItem),
    totp: z.boolean(),
    recoveryCodesLeft: z.number(),
    /** Whether the organisation's provider can confirm a second factor for the person. */
    provider: z.boolean(),
  })
  .meta({ id: 'SecondFactorState' })
export type SecondFactorState = z.infer<typeof secondFactorState>
export const secondFactorStateResponse = success({ data: secondFactorState }).meta({
  id: 'SecondFactorStateResponse',
})

/** POST /api/account/passkeys */
export const addPasskeyRequest = z
  .object({ challengeToken, name: nameText('name', 60), response: webAuthnResponse })
  .meta({ id: 'AddPasskeyRequest' })

/** POST /api/account/totp: the secret to enter into an authenticator app (RFC 6238), not confirmed yet. */
export const totpSetupResponse = success({ secret: z.string(), uri: z.string() }).meta({
  id: 'TotpSetupResponse',
})
/** POST /api/account/totp/confirm */
export const totpConfirmRequest = z.object({ code: z.string().trim().max(12) }).meta({
  id: 'TotpConfirmRequest',
})

/** Recovery codes are shown once: with the first factor, and whenever new ones are requested. Empty otherwise. */
export const recoveryCodesResponse = success({ recoveryCodes: z.array(z.string()) }).meta({
  id: 'RecoveryCodesResponse',
})
