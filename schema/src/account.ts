import { z } from 'zod'
import { success } from './envelope.ts'
import { messages } from './messages.ts'
import { email, newPassword } from './text.ts'

export const role = z.enum(['issuer', 'verifier', 'admin', 'student'])
export type Role = z.infer<typeof role>

/** POST /api/sign-in */
export const signInRequest = z
  .object({
    email: email(messages.signInEmailRequired),
    password: z
      .string({ error: messages.signInPasswordRequired })
      .min(1, { message: messages.signInPasswordRequired })
      .max(200),
    selectedRole: role,
  })
  .meta({ id: 'SignInRequest' })

export const organisationStatus = z.enum(['Registered', 'Pending', 'Approved', 'Returned', 'Suspended'])

/** The signed-in party as the browser keeps it. */
export const sessionUser = z
  .object({
    _id: z.string(),
    email: z.string(),
    selectedRole: role,
    organizationName: z.string().optional(),
    name: z.string().optional(),
    status: z.string().optional(),
  })
  .meta({ id: 'SessionUser' })

export const signInResponse = success({ role, data: z.string(), userData: sessionUser }).meta({
  id: 'SignInResponse',
})
export type SignInResponse = z.infer<typeof signInResponse>

/** GET /api/check-unique */
export const checkUniqueQuery = z.object({ email: email() })
export const checkUniqueResponse = success({ unique: z.boolean() }).meta({ id: 'CheckUniqueResponse' })

/** POST /api/admin/setup: the first admin, by the one-time link printed at first start. */
export const adminSetupRequest = z
  .object({ token: z.string().min(1).max(200), email: email(), password: newPassword() })
  .meta({ id: 'AdminSetupRequest' })
