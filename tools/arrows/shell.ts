import type { Import } from '../measure/imports.ts'

/** Imports from features of the web to the shell around them. */
export const shellImports = (imports: readonly Import[]): string[] =>
  imports
    .filter(({ from, to }) => from.startsWith('web/src/features/') && to.startsWith('web/src/shell/'))
    .map(({ from, to }) => `${from}: a feature must not import the shell (${to})`)
