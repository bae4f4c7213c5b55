import { ApiError } from './api-error.ts'

/** `undefined` for not_found, which is an answer and not an outage. */
export async function unlessMissing<Value>(answer: Promise<Value>): Promise<Value | undefined> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not_found') return undefined
    throw error
  }
}
