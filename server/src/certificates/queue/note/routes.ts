import { addNoteRequest, done, noteListResponse, noteResponse } from '@credenza/schema'
import type { Context } from '../../../context.ts'
import { answer } from '../../../platform/http/answer.ts'
import type { App } from '../../../platform/http/app.ts'
import { organisationOfRequest } from '../../../platform/http/authenticate.ts'
import { idempotencyKey } from '../../../platform/http/idempotency.ts'
import { pathId } from '../../../platform/http/path-id.ts'
import { shortListRoute } from '../../../platform/lists/short-list-route.ts'
import { addNote } from './add-note.ts'
import { deleteNote } from './delete-note.ts'
import { listNotes } from './list-notes.ts'

const params = pathId('certificateId')
const config = { access: ['approved-verifier'], permission: 'review' } as const

/** Notes on a request. Nobody outside the verifier's organisation sees them. */
export function noteRoutes(app: App, ctx: Context): void {
  shortListRoute(
    app,
    '/api/review/requests/:certificateId/notes',
    {
      access: config.access,
      summary: 'List the notes on a request',
      params,
      sort: ['at'],
      response: noteListResponse,
      message: 'Notes',
    },
    (request) => listNotes(ctx, organisationOfRequest(request), request.params.certificateId),
  )

  app.post(
    '/api/review/requests/:certificateId/notes',
    {
      config,
      schema: {
        summary: 'Add a note to a request',
        params,
        body: addNoteRequest,
        response: { 200: noteResponse },
      },
    },
    async (request) => {
      const input = { ...request.params, ...request.body }
      const data = await addNote(ctx, organisationOfRequest(request), input, idempotencyKey(ctx, request))
      return answer('Note added.', { data })
    },
  )

  app.delete(
    '/api/review/notes/:noteId',
    {
      config,
      schema: {
        summary: 'Delete a note',
        params: pathId('noteId'),
        response: { 200: done },
      },
    },
    async (request) => {
      await deleteNote(ctx, organisationOfRequest(request), request.params.noteId)
      return answer('Note deleted.')
    },
  )
}
