import { z } from 'zod'

/** MAIL_FROM: `no-reply@example.com`, or `Name <no-reply@example.com>`, whose name readers see. */
export const sender = z.string().transform((text, ctx) => {
  const [, name = '', inBrackets] = /^([^<>\p{Cc}]*)<([^<>\s]+)>$/u.exec(text.trim()) ?? []
  const address = z.email().safeParse(inBrackets ?? text.trim())
  if (address.success) return { name: name.trim().replace(/^"|"$/g, ''), address: address.data }
  ctx.addIssue({
    code: 'custom',
    message: 'must look like no-reply@example.com or Name <no-reply@example.com>',
  })
  return z.NEVER
})
