import {
  brokenLimit,
  generalPath,
  hashPresentation,
  type Limit,
  openSecured,
  type ProofOptions,
  prepareProof,
  RefusedJwt,
} from '@credenza/credential/general'
import type { ProofRequest } from '@credenza/credential/verify'

type JsonObject = Record<string, unknown>

/**
 * Names a proof by its position in the document of a JWT. The task opens the JWT again, because its signature covers the text.
 */
export type JwtProofRequest = Omit<ProofRequest, 'document' | 'proof'> & { jwt: string; at: number }

/**
 * The work on other people's bytes. Each task runs in a process that may be killed at any time. Input and outcome are plain
 * data; a task fails by throwing. Modules that read files are loaded on first use.
 */
export const tasks = {
  hashDocument: generalPath.hashDocument,
  hashPresentation,
  verifyProof: generalPath.verifyProof,
  /** Opens the credential in a JWT. */
  openJwt: async (jwt: string) => parsed(() => openSecured(jwt).document),
  verifyJwtProof: async ({ jwt, at, ...request }: JwtProofRequest) => {
    const { document, general } = openSecured(jwt)
    return general.verifyProof({ ...request, document, proof: (document.proof as JsonObject[])[at]! })
  },
  /** Hashes the document in a JWT. Only its text tells whether version 1.1 may be read as plain JSON. */
  hashJwt: async (jwt: string) => {
    const { document, general } = openSecured(jwt)
    return general.hashDocument(document)
  },
  prepareProof: ({ document, options }: { document: JsonObject; options: ProofOptions }) =>
    prepareProof(document, options),
  fitsSchema: async (given: { schema: JsonObject; document: JsonObject }) =>
    (await import('./fits-schema.ts')).fitsSchema(given),
  readCredentials: async (bytes: Uint8Array) => (await import('../read/read-answer.ts')).readAnswer(bytes),
  unpack: async (batch: { path: string; name: string; from: number }) =>
    (await import('../read/unpack.ts')).unpackBatch(batch),
  plainImage: async (bytes: Uint8Array) =>
    (await import('../../../certificates/template/image/plain-image.ts')).plainImage(bytes),
  plainJpeg: async (bytes: Uint8Array) =>
    (await import('../../../people/organisation/profile-image/plain-jpeg.ts')).plainJpeg(bytes),
}

/** A value that may be sent to the server. Its size is bounded, because a million members would block the receiver. */
export type Parsed = { value: unknown } | { limit: Limit } | { malformed: 'refused' | 'unreadable' }

function parsed(parse: () => unknown): Parsed {
  try {
    const value = parse()
    const limit = typeof value === 'object' && value !== null ? brokenLimit(value as JsonObject) : undefined
    return limit === undefined ? { value } : { limit }
  } catch (error) {
    return { malformed: error instanceof RefusedJwt ? 'refused' : 'unreadable' }
  }
}

export type Tasks = typeof tasks
export type TaskName = keyof Tasks
export type TaskInput<Name extends TaskName> = Parameters<Tasks[Name]>[0]
export type TaskOutcome<Name extends TaskName> = Awaited<ReturnType<Tasks[Name]>>

/** The messages between the server and the process. */
export type Task = { name: TaskName; input: unknown }
export type TaskAnswer = { outcome: unknown } | { failed: true }
