import { z } from 'zod'
import { checkVerdicts } from './check.ts'
import { listAnswer, listQuery, success } from './envelope.ts'
import { nameText, optionalText } from './text.ts'

/**
 * What a holder can be asked to show besides title, issuer and dates, which every answer shows. These are claims of our
 * SD-JWT VCs.
 */
export const askedFacts = [
  'name',
  'birthdate',
  'email',
  'grade',
  'gpa',
  'honours',
  'level',
  'hours',
  'credits',
  'results',
] as const
export type AskedFact = (typeof askedFacts)[number]

/** What only a wallet can show: a certificate's document holds no birth date, and only a hash of the email. */
export const walletOnlyFacts: readonly AskedFact[] = ['birthdate', 'email']

/** In days: how long a request can be answered, and how long the asker then keeps what was shown. */
export const askDays = { open: [1, 7, 30], kept: [1, 30, 90] } as const

/** The limits of a response (a JWE or a form around a presentation of at most 64 KiB) and of a file. */
export const presentationLimits = { responseBytes: 192 * 1024, fileBytes: 5 * 1024 * 1024 } as const

const oneOf = (days: readonly number[]) => z.literal(days)

/** POST /api/presentation-requests */
export const makePresentationRequest = z
  .strictObject({
    title: nameText('title', 120).describe('What you ask for; the holder reads it.'),
    purpose: optionalText(500).describe('Why you ask; the holder reads it.'),
    facts: z
      .array(z.enum(askedFacts))
      .max(askedFacts.length)
      .describe('What to show besides title, issuer and dates, which every answer shows.'),
    openDays: oneOf(askDays.open).describe('For how many days it can be answered.'),
    keptDays: oneOf(askDays.kept).describe('For how many days you then keep what was shown.'),
  })
  .meta({ id: 'MakePresentationRequest' })
export type MakePresentationRequest = z.input<typeof makePresentationRequest>

export const presentationStates = ['waiting', 'answered', 'refused', 'failed', 'expired'] as const
export type PresentationState = (typeof presentationStates)[number]

const verdict = z.enum(checkVerdicts).exclude(['UNREADABLE'])
export type PresentationVerdict = z.infer<typeof verdict>

export const presentationRequest = z
  .object({
    _id: z.string().describe('Its id.'),
    title: z.string().describe('What is asked for.'),
    purpose: z.string().describe('Why; may be empty.'),
    facts: z.array(z.enum(askedFacts)).describe('What is to be shown besides title, issuer and dates.'),
    url: z.string().describe('The link for the holder.'),
    state: z.enum(presentationStates).describe('What became of it.'),
    createdAt: z.string().describe('When it was created, in UTC.'),
    endsAt: z.string().describe('When it stops taking answers, in UTC.'),
    keptDays: z.number().int().describe('For how many days what was shown is kept.'),
    endedAt: z.string().describe('When it was answered or refused, or failed, in UTC; empty until then.'),
    keptUntil: z.string().describe('When what was shown is deleted, in UTC; empty if nothing is kept.'),
    answeredWith: z
      .enum(['wallet', 'file', ''])
      .describe('How the holder answered; empty if there is no answer.'),
    verdict: z
      .union([verdict, z.literal('')])
      .describe('What the checks of the answer found; empty without one.'),
    refusedAnswers: z
      .number()
      .int()
      .describe('How many answers our checks refused; the fifth ends the request (`failed`).'),
  })
  .meta({ id: 'PresentationRequest' })
export type PresentationRequest = z.infer<typeof presentationRequest>

export const presentationRequestResponse = success({ data: presentationRequest }).meta({
  id: 'PresentationRequestResponse',
})
export const presentationListQuery = listQuery(['createdAt'])
  .omit({ search: true })
  .extend({ state: z.enum(presentationStates).optional().describe('Only those with this status.') })
export const presentationListResponse = success({
  data: z.array(presentationRequest),
  ...listAnswer,
}).meta({ id: 'PresentationListResponse' })

/** What a holder showed, with the verdict of our checks. */
export const presentationAnswer = z
  .object({
    title: z.string().describe('The title of the certificate.'),
    issuer: z.string().describe('Who issued it.'),
    date: z.string().describe('Its day of issue.'),
    until: z.string().describe('The last day of its validity; empty if it never expires.'),
    shown: z
      .array(
        z.object({
          fact: z.enum(askedFacts).describe('Which fact.'),
          label: z.string().describe('What the certificate calls it; empty for most facts.'),
          value: z.string().describe('What the certificate says.'),
        }),
      )
      .describe('The facts that the holder showed.'),
    checks: z
      .array(
        z.object({
          name: z.string().describe('Which of the eight checks.'),
          answer: z.string().describe('`passed`, `failed`, `inconclusive` or `not-applicable`.'),
          code: z.string().describe('The stable code of what it found.'),
        }),
      )
      .describe('The checks of the answer.'),
    sha256: z.string().describe('SHA-256 of what was received, in hexadecimal, as named in the receipt.'),
    presentation: z
      .string()
      .describe('What the wallet presented (SD-JWT with key binding); empty for a file, which is not kept.'),
  })
  .meta({ id: 'PresentationAnswer' })
export type PresentationAnswer = z.infer<typeof presentationAnswer>

/** GET /api/presentation-requests/{id} */
export const presentationDetailResponse = success({
  data: presentationRequest.extend({
    answer: presentationAnswer
      .nullable()
      .describe('What was shown. Null before there is an answer, and after it was deleted.'),
  }),
}).meta({ id: 'PresentationDetailResponse' })
export type PresentationDetail = z.infer<typeof presentationDetailResponse>['data']

/** GET /api/ask/{code}: what the holder reads before answering. */
export const askedResponse = success({
  data: z.object({
    title: z.string(),
    purpose: z.string(),
    facts: z.array(z.enum(askedFacts)),
    asker: z.object({ name: z.string(), id: z.string() }),
    state: z.enum(presentationStates),
    endsAt: z.string(),
    keptDays: z.number().int(),
  }),
}).meta({ id: 'AskedResponse' })
export type Asked = z.infer<typeof askedResponse>['data']

/** Where the wallet is: on the same device as the page, on another one, or behind the browser (Digital Credentials API). */
export const walletPlaces = ['here', 'elsewhere', 'browser'] as const

/** POST /api/ask/{code}/attempts */
export const beginPresentation = z
  .object({
    wallet: z.enum(walletPlaces),
    /** How we identify ourselves to the wallet (OpenID4VP 1.0 §5.9.3). */
    client: z.enum(['x509_hash', 'decentralized_identifier']).default('x509_hash'),
  })
  .meta({ id: 'BeginPresentation' })
export type BeginPresentation = z.input<typeof beginPresentation>

export const begunPresentationResponse = success({
  data: z.object({
    attemptId: z.string(),
    /** Proves in later calls that they come from the same browser. */
    proof: z.string(),
    /** The link that opens a wallet; empty for the Digital Credentials API. */
    walletUrl: z.string(),
    /** The signed request for the Digital Credentials API; empty otherwise. */
    request: z.string(),
    endsAt: z.string(),
  }),
}).meta({ id: 'BegunPresentationResponse' })
export type BegunPresentation = z.infer<typeof begunPresentationResponse>['data']

/** POST /api/ask/{code}/attempts/{attemptId}/confirm: the wallet has sent the browser back to the page. */
export const confirmPresentation = z
  .object({ proof: z.string().max(100), responseCode: z.string().max(100) })
  .meta({ id: 'ConfirmPresentation' })

/** POST /api/ask/{code}/attempts/{attemptId}/response: what the wallet gave the page through the browser (a JWE). */
export const browserPresentation = z
  .object({ proof: z.string().max(100), response: z.string().max(presentationLimits.responseBytes) })
  .meta({ id: 'BrowserPresentation' })

/** What the holder learns, which is the same verdict that the asker sees. */
export const givenAnswerResponse = success({ data: z.object({ verdict }) }).meta({
  id: 'GivenAnswerResponse',
})
