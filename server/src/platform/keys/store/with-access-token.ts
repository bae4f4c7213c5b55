import { z } from 'zod'
import { recently } from '../../recently.ts'
import { askKeyService, partOf } from './ask-key-service.ts'
import { SignInRefused } from './key-store.ts'

const tokenAnswer = z.object({
  access_token: z.string(),
  expires_in: z.coerce.number().nonnegative().optional(),
})
type Token = z.output<typeof tokenAnswer>

/** How long to use a token whose service does not say how long it is valid. */
const unsaidSeconds = 4 * 60
/** The part of its validity for which a token is used, so that it does not expire on its way. */
const usedPart = 0.9

const usedFor = ({ expires_in = unsaidSeconds }: Token) => expires_in * 1000 * usedPart

/**
 * `askKeyService` with an access token (RFC 6749 §5.1), which calls share for as long as the service says. Posts `content` as
 * JSON; without it, sends a GET. Repeats a call that is refused with the token once, with a new one.
 */
export function withAccessToken(
  askForToken: () => Promise<unknown>,
): (url: URL | string, content?: object) => Promise<unknown> {
  const next = () => recently(usedFor, async () => partOf(tokenAnswer, await askForToken()))
  let token = next()
  const call = ({ access_token }: Token, url: URL | string, content?: object) =>
    askKeyService(url, {
      headers: { authorization: `Bearer ${access_token}`, 'content-type': 'application/json' },
      ...(content && { method: 'POST', body: JSON.stringify(content) }),
    })
  return async (url, content) => {
    const used = token
    const given = await used()
    try {
      return await call(given, url, content)
    } catch (error) {
      if (!(error instanceof SignInRefused)) throw error
      // Concurrent calls share one new token.
      if (token === used) token = next()
      return call(await token(), url, content)
    }
  }
}
