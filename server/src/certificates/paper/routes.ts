import { openedPaperNumberResponse, openPaperNumberRequest } from '@credenza/schema'
import type { Context } from '../../context.ts'
import { answer } from '../../platform/http/answer.ts'
import type { App } from '../../platform/http/app.ts'
import { guessablePost } from '../../platform/http/guessable.ts'
import { openNumber } from './open-number.ts'

/** The number that is printed on a certificate. */
export function paperRoutes(app: App, ctx: Context): void {
  guessablePost(
    app,
    '/api/paper-numbers/open',
    {
      summary: 'Open the number on a printed certificate',
      description:
        'The proof shows that the caller has the number, which never leaves the browser. The key of the certificate’s ' +
        'document comes sealed under a key that only the number gives.',
      body: openPaperNumberRequest,
      response: openedPaperNumberResponse,
    },
    async (request) => answer('Opened', { data: await openNumber(ctx, request.body.proof) }),
  )
}
