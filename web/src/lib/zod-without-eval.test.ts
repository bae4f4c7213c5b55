import { expect, it } from 'vitest'

it('zod never tries to build functions from text, which our content security policy refuses', async () => {
  await import('./zod-without-eval.ts')
  const { config } = await import('zod')
  expect(config().jitless).toBe(true)
})
