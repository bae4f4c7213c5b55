import { Refused } from '../../world/api-client.ts'

/** Returns the code with which a call is refused, or 'done'. */
export async function attempt(call: () => Promise<unknown>): Promise<string> {
  try {
    await call()
    return 'done'
  } catch (error) {
    if (error instanceof Refused) return error.code
    throw error
  }
}
