import type { KeyStoreName } from '@credenza/schema'
import type { ColumnType } from 'kysely'

type Timestamp = ColumnType<Date, Date, Date>

export interface IssuerKeyTables {
  /**
   * Ed25519 keys, which sign documents, and P-256 keys, which sign what wallets get (`x5c`). Of each kind, only the key that
   * signs is neither retired nor compromised. The owner 'platform' has a key that certifies the others' P-256 keys. Keys are
   * never deleted.
   */
  organisation_key: {
    org_id: string
    /** publicKeyMultibase, 'z6Mk…' or 'zDn…', which is also the fragment of the key's DID URL. */
    id: string
    /** Null for a key in a key store. */
    sealed_private_key: Uint8Array | null
    created_at: Timestamp
    retired_at: Timestamp | null
    compromised_at: Timestamp | null
    /** A P-256 key's X.509 certificates, its own first, in the form of the header `x5c` (RFC 7515 §4.1.6); null for Ed25519. */
    x5c: string[] | null
    /** The key store that holds the private key, and its label there; null if the key is held here. */
    store: ColumnType<KeyStoreName | null, KeyStoreName | null | undefined, never>
    store_label: ColumnType<string | null, string | null | undefined, never>
  }
  /** Public keys that sealed PDFs and whose private keys are not in `document_key`: replaced, or at a provider. Never deleted. */
  seal_public_key: {
    org_id: string
    /** SHA-256 of the public key, base64url. */
    id: string
    /** SubjectPublicKeyInfo, DER. */
    public_key: Uint8Array
    created_at: Timestamp
    compromised_at: Timestamp | null
  }
  /** An organisation's statements about its keys: signed, logged, and served with its record. Never deleted. */
  organisation_key_event: {
    org_id: string
    id: string
    /** The key that the statement is about, which is never the one that signed it. */
    key_id: string
    action: 'key-rotated' | 'key-compromised'
    /** The signed statement, as JSON. */
    document: string
    /** When it takes effect; for a theft, when the key was stolen. */
    at: Timestamp
    created_at: Timestamp
  }
}
