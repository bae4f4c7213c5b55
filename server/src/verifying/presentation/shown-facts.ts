import type { Verification } from '@credenza/credential/verify'
import type { AskedFact, PresentationAnswer } from '@credenza/schema'
import { refusal } from '../../platform/http/api-error.ts'
import type { KeptAnswer } from './request-store.ts'

type Claims = Record<string, unknown>

/** Throws 'invalid' unless all requested facts are there. */
export function requireFacts(claims: Claims, facts: readonly AskedFact[]): void {
  if (!facts.every((fact) => said(claims[fact]).length > 0)) throw refusal('invalid.answer_incomplete')
}

/** What is stored of an answer: only requested facts, and only if the issuer's signature is valid. */
export function keptAnswer(
  { facts, checks, isSigned }: Verification,
  { claims, asked, presentation }: { claims: Claims; asked: readonly AskedFact[]; presentation: string },
): KeptAnswer {
  const { programme: title, issuer, date, until } = facts
  return {
    ...(isSigned ? { title, issuer, date, until } : { title: '', issuer: '', date: '', until: '' }),
    shown: isSigned ? shownFacts(claims, asked) : [],
    checks: checks.map(({ name, answer, code }) => ({ name, answer, code })),
    presentation,
  }
}

const shownFacts = (claims: Claims, asked: readonly AskedFact[]): PresentationAnswer['shown'] =>
  asked.flatMap((fact) => said(claims[fact]).map((one) => ({ fact, ...one })))

/** A claim as texts. 'results' is a list of names and values. */
function said(value: unknown): { label: string; value: string }[] {
  if (typeof value === 'string' && value !== '') return [{ label: '', value }]
  if (!Array.isArray(value)) return []
  return value
    .filter((one) => typeof one?.name === 'string' && typeof one?.value === 'string')
    .map(({ name, value }) => ({ label: name, value }))
}
