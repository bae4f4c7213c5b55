import type { AskedFact, PresentationVerdict, walletPlaces } from '@credenza/schema'
import type { Generated } from 'kysely'

export interface PresentationTables {
  /** What an organisation asks one holder to show. Past `ends_at` it takes no answer. */
  presentation_request: {
    org_id: string
    /** Also the public name in its link. */
    id: string
    account_id: string
    state: 'waiting' | 'answered' | 'refused' | 'failed' | 'expired'
    /** Title and purpose, which may name somebody. */
    sealed_words: Uint8Array
    facts: AskedFact[]
    created_at: Date
    ends_at: Date
    kept_days: number
    ended_at: Date | null
    kept_until: Date | null
    answered_with: 'wallet' | 'file' | null
    verdict: PresentationVerdict | null
    /** SHA-256 of what was received. */
    answer_sha256: Uint8Array | null
    /** Null before there is an answer, and once it was deleted. */
    sealed_answer: Uint8Array | null
    refused_answers: Generated<number>
  }
  /** One try of a wallet to answer, with its own key and nonce. */
  presentation_attempt: {
    org_id: string
    id: string
    request_id: string
    wallet: (typeof walletPlaces)[number]
    /** By which name the wallet was asked. */
    client_id: string
    /** The private key for its answer. */
    sealed_key: Uint8Array
    created_at: Date
    ends_at: Date
    used_at: Date | null
    /** An answer from the same device, until its holder is back on the page. */
    verdict: PresentationVerdict | null
    answer_sha256: Uint8Array | null
    sealed_answer: Uint8Array | null
  }
}
