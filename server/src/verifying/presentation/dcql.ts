import { LEARNING_CREDENTIAL, SD_JWT_VC } from '@credenza/credential/sd-jwt'
import type { AskedFact } from '@credenza/schema'
import { certificateType } from '../../certificates/wallet-form/type-metadata.ts'
import type { Context } from '../../context.ts'

type Paths = readonly (readonly string[])[]

/** A type of credential that can answer a request, and where it has the requested facts. */
export interface AskedType {
  /** Its name in query and answer. */
  id: string
  vct: string
  /** The claims that contain the facts: alternatives, the preferred first. */
  ways: Paths
}

/** Claims that an SD-JWT VC of either type always shows; wallets list them for their users. */
const alwaysShown = ['achievement_title', 'issuing_authority', 'date_of_issuance']

/** Where a learning credential of the EU has each fact. It has no others, and not every issuer gives two names. */
const inLearningCredential: Partial<Record<AskedFact, Paths>> = {
  name: [['family_name', 'given_name'], ['family_name']],
  grade: [['assessment_grade']],
}

/** The types of credential that can answer: ours, and the EU's if it has all these facts. */
export function askedTypes(ctx: Pick<Context, 'config'>, facts: readonly AskedFact[]): AskedType[] {
  const ours = { id: 'certificate', vct: certificateType(ctx), ways: [facts] }
  const said = facts.map((fact) => inLearningCredential[fact])
  if (!said.every((paths) => paths !== undefined)) return [ours]
  const ways = said.reduce<Paths>(
    (before, paths) => before.flatMap((way) => paths.map((path) => [...way, ...path])),
    [[]],
  )
  return [ours, { id: 'learning', vct: LEARNING_CREDENTIAL, ways }]
}

/** The DCQL query for one certificate with these facts, of any of these types (OpenID4VP 1.0 §6). */
export function dcqlQuery(ctx: Pick<Context, 'config'>, facts: readonly AskedFact[]) {
  const types = askedTypes(ctx, facts)
  return {
    credentials: types.map(({ id, vct, ways }) => ({
      id,
      format: SD_JWT_VC,
      meta: { vct_values: [vct] },
      claims: [...new Set([...alwaysShown, ...ways.flat()])].map((name) => ({ id: name, path: [name] })),
      ...(ways.length > 1 && { claim_sets: ways.map((way) => [...alwaysShown, ...way]) }),
    })),
    ...(types.length > 1 && { credential_sets: [{ options: types.map(({ id }) => [id]) }] }),
  }
}
