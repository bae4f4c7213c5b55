import { expect } from 'vitest'
import type { callAs } from './acts/people.ts'
import { rowCounts } from './row-counts.ts'
import type { TestWorld } from './worlds/test-world.ts'

/** What is sent, and the status and sentence that it is refused with. */
export type Refused = [name: string, status: number, message: RegExp, send: () => ReturnType<typeof callAs>]

/** Sends it, and checks that it is refused with a sentence that helps and that nothing was written. */
export async function expectRefused(
  world: TestWorld,
  status: number,
  message: RegExp,
  send: Refused[3],
): Promise<void> {
  const before = await rowCounts(world)
  const response = await send()
  expect({ status: response.statusCode, ...response.json() }).toMatchObject({
    status,
    success: false,
    message: expect.stringMatching(message),
    error: expect.stringMatching(/^[a-z_]+$/),
  })
  expect(await rowCounts(world)).toEqual(before)
}
