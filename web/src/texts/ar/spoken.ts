import type { spoken as original } from '../spoken.ts'

/** The dictionary is fetched with the first sentence that needs it; without it the sentence stays as it came. */
export const spoken: typeof original = (message, code) =>
  import('./translate.ts').then(
    ({ translate }) => translate(message, code),
    () => message,
  )
