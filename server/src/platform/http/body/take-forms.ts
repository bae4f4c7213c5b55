import type { App } from '../app.ts'
import { formType } from './read-by-hand.ts'
import { textOf } from './text-of.ts'

/**
 * Takes HTML forms in this scope, each field as text. A field that occurs twice becomes a list, so that it is refused where a
 * text is expected; otherwise two readers of the form could each use another value (RFC 6749 §3.2).
 */
export function takeForms(scope: App, mostBytes: number): void {
  scope.addContentTypeParser(formType, { parseAs: 'buffer', bodyLimit: mostBytes }, (request, body, parsed) =>
    parsed(null, fieldsOf(new URLSearchParams(textOf(request, body)))),
  )
}

const fieldsOf = (form: URLSearchParams) =>
  Object.fromEntries(
    [...new Set(form.keys())].map((name) => {
      const values = form.getAll(name)
      return [name, values.length === 1 ? values[0] : values]
    }),
  )
