import type { AskedFact, PresentationVerdict, walletPlaces } from '@credenza/schema'
import type { Generated } from 'kysely'

export interface PresentationTables {
  /** A request to one holder. After `ends_at` it accepts no answer. */
  presentation_request: {
    org_id: string
    /** Also the public name in its link. */
    id: string
    account_id: string
    state: 'waiting' | 'answered' | 'refused' | 'failed' | 'expired'
    /** Title and purpose, which may name a person. */
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
    /** Null before there is an answer, and after it was deleted. */
    sealed_answer: Uint8Array | null
    refused_answers: Generated<number>
  }
  /** A wallet's attempt to answer, with its own key and nonce. */
  presentation_attempt: {
    org_id: string
    id: string
    request_id: string
    wallet: (typeof walletPlaces)[number]
    /** The client id under which the wallet was asked. */
    client_id: string
    /** The private key that decrypts the answer. */
    sealed_key: Uint8Array
    created_at: Date
    ends_at: Date
    used_at: Date | null
    /** Set for an answer from the same device, until the holder is back on the page. */
    verdict: PresentationVerdict | null
    answer_sha256: Uint8Array | null
    sealed_answer: Uint8Array | null
  }
}
