import type { App } from './app.ts'

/** Takes HTML forms in this scope, each field as text; of a field that comes twice, the last. */
export function takeForms(scope: App, mostBytes: number): void {
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: mostBytes },
    (_request, body, parsed) => parsed(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
}
