import { createRequire } from 'node:module'

/** Its modules for `import` name each other without endings, which Node does not find. */
export const { Verifier } = createRequire(import.meta.url)(
  '@meeco/sd-jwt-vc',
) as typeof import('@meeco/sd-jwt-vc')
