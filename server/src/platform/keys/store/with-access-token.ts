import { z } from 'zod'
import { recently } from '../../recently.ts'
import { partOf } from './ask-key-service.ts'
import { SignInRefused } from './key-store.ts'

const tokenAnswer = z.object({
  access_token: z.string(),
  expires_in: z.coerce.number().nonnegative().optional(),
})
type Token = z.output<typeof tokenAnswer>

/** How long a token is used if its service does not say how long it is good. */
const unsaidSeconds = 4 * 60
/** A token that is about to end may end on its way. */
const usedPart = 0.9

const usedFor = ({ expires_in = unsaidSeconds }: Token) => expires_in * 1000 * usedPart

/**
 * Gives calls the access token of a service (RFC 6749 §5.1), which they share for as long as the service says. A call that is
 * refused with it is made once more, with a new one.
 */
export function withAccessToken(
  askForToken: () => Promise<unknown>,
): <T>(call: (bearer: string) => Promise<T>) => Promise<T> {
  const next = () => recently(usedFor, async () => partOf(tokenAnswer, await askForToken()))
  let token = next()
  return async (call) => {
    const used = token
    const { access_token: bearer } = await used()
    try {
      return await call(bearer)
    } catch (error) {
      if (!(error instanceof SignInRefused)) throw error
      // Calls at the same time share one new token.
      if (token === used) token = next()
      return call((await token()).access_token)
    }
  }
}
