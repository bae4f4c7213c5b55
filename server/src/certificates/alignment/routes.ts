import { alignmentQuery, alignmentResponse } from '@credenza/schema'
import type { Context } from '../../context.ts'
import { answer } from '../../platform/http/answer.ts'
import type { App } from '../../platform/http/app.ts'
import { chooseLanguage } from '../../platform/http/language.ts'
import { searchAlignments } from './search-alignments.ts'

/** What certificate types can correspond to. */
export function alignmentRoutes(app: App, ctx: Context): void {
  app.get(
    '/api/alignments',
    {
      config: { access: ['issuer'], departmental: true },
      schema: {
        summary: 'Search classifications for a category',
        description: 'ISCED-F 2013, levels of the EQF and, where the deployment has its address, ESCO.',
        querystring: alignmentQuery,
        response: { 200: alignmentResponse },
      },
    },
    async ({ query, headers }) => {
      const language = chooseLanguage(headers)
      return answer('Alignments', await searchAlignments(ctx, { ...query, language }))
    },
  )
}
