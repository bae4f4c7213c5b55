import type { LearningPlatform, LearningPlatformSettings } from '@credenza/schema'
import type { JSONColumnType } from 'kysely'

export interface LearningPlatformTables {
  /** A platform from which people of this organisation come to us (LTI 1.3). */
  learning_platform: {
    org_id: string
    id: string
    name: string
    /** It launches nobody until it is on. */
    state: LearningPlatform['state']
    settings: JSONColumnType<LearningPlatformSettings, string, string> | null
    /** The private JWK with which we sign messages to it. */
    sealed_key: Uint8Array
    created_at: Date
  }
  /** The account that a person of a platform has connected, until its sessions are ended. */
  learning_account: {
    org_id: string
    platform_id: string
    subject: string
    account_id: string
    created_at: Date
  }
  /** A browser that came from a platform. */
  learning_launch: {
    org_id: string
    /** SHA-256 of the `state` that the platform returns; afterwards, of the ticket that opens the launch. */
    token_hash: Uint8Array
    platform_id: string
    /** SHA-256 of the browser's cookie. */
    browser_hash: Uint8Array
    state: 'begun' | 'answered'
    /** What the answer is checked against; afterwards, the answer's content. */
    sealed: Uint8Array
    expires_at: Date
  }
}
