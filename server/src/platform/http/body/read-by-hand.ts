import { validatorCompiler } from 'fastify-type-provider-zod'

type Part = Parameters<typeof validatorCompiler>[0]

/** For a call that reads its body itself, because it refuses in a form of its own: the schema of the body only describes it. */
export const readByHand = {
  validatorCompiler: (part: Pick<Part, 'httpPart'>) =>
    part.httpPart === 'body' ? (value: unknown) => ({ value }) : validatorCompiler(part as Part),
}

/** The type of HTML forms, for `consumes`. */
export const formType = 'application/x-www-form-urlencoded'
