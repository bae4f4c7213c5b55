import type { CertificateDetails, ResultLine } from '@credenza/schema'
import type { ColumnType } from 'kysely'

type Timestamp = ColumnType<Date, Date, Date>

export interface CertificateTables {
  certificate: {
    org_id: string
    id: string
    slug: string
    student_id: string
    /** The holder's account, whose person key seals the document. */
    account_id: string
    category_name: string
    title: string
    /** Date of issue, 'YYYY-MM-DD'. */
    date: string
    year: string
    issuer_name: string
    user_name: string
    review: 'pending' | 'verified' | 'declined'
    signed_at: Timestamp | null
    decided_at: Timestamp | null
    /** The verifier organisation that decided. */
    decided_by: string | null
    decline_reason: string | null
    /** Leaf of the certificates log, which is also the token id and the certificate's number. */
    log_index: string | null
    transferred_at: Timestamp | null
    revoked_at: Timestamp | null
    revoked_reason: string | null
    /** The last day on which it is valid, 'YYYY-MM-DD'; empty if it does not expire. */
    valid_until: string
    /** The template that draws it and its version; without a template, the edition of the standard design. */
    template_id: string | null
    template_version: number | null
    /** The lines of a transcript. */
    results: ColumnType<ResultLine[], ResultLine[], never>
    /** The batch that created it. */
    batch_id: string | null
    suspended_at: Timestamp | null
    suspended_reason: string | null
    /** The certificate that this one corrects, and the one that corrects this one. */
    predecessor_id: string | null
    successor_id: string | null
    /** Whether its issuer created it, or its holder uploaded it and asks the issuer to confirm it. */
    origin: 'issuer' | 'user'
    /** The sealed file that the holder uploaded, and the issuer's letter of authority for it. */
    upload_file_id: string | null
    loa_file_id: string | null
    /** All shown values in lower case, one per line, for searching lists. */
    search: string
    /** The searchable details, each after the organisation's id. */
    detail_values: string[]
    created_at: Timestamp
    /** Its details besides the title; null if it has none. */
    details: ColumnType<CertificateDetails | null, CertificateDetails | null, never>
  }
  /** An organisation's number of certificates in each group by which lists can be filtered. */
  certificate_count: {
    org_id: string
    year: string
    category_name: string
    review: 'pending' | 'verified' | 'declined'
    signed: boolean
    count: string
  }
  /** How many were created, signed and accepted in a month, 'YYYY-MM' in UTC. */
  certificate_month: {
    org_id: string
    month: string
    created: string
    signed: string
    accepted: string
  }
  /**
   * Leads from a public name to its tenant: the slug of a link, the number of a token once logged, the id of the credential
   * once signed.
   */
  certificate_directory: {
    slug: string
    org_id: string
    certificate_id: string
    log_index: string | null
    credential_id: string | null
  }
  /** The signed document of a certificate, sealed. */
  certificate_document: {
    org_id: string
    certificate_id: string
    /** 'urn:uuid:…', the credential's own id. */
    credential_id: string
    /** SHA-256 of the canonical document without proof: what is signed, logged and endorsed. */
    document_hash: Uint8Array
    key_id: string
    cid: string
    /** The document's key under the holder's person key; null after the person's documents were erased. */
    wrapped_key: Uint8Array | null
    /**
     * The key of the document that superseded this one, sealed under this one's key; null while there is none, and
     * after it was erased.
     */
    successor_key: Uint8Array | null
    /** The sealed bytes, until the block store has returned them unchanged. */
    sealed: Uint8Array | null
    stored_at: Timestamp | null
    /**
     * What its paper shows besides the link, sealed under the document's key: the code that its issuer signed, and the number
     * for people to type. Like the next two columns, null for certificates signed before these existed, and after an erasure.
     */
    paper: Uint8Array | null
    /** For finding the certificate by its number: a keyed MAC of `paperNumberProof`. */
    number_mac: Uint8Array | null
    /** The document's key, sealed under the number. */
    number_key: Uint8Array | null
  }
  /**
   * Statements about a certificate, such as acceptances and revocations, each signed and logged.
   */
  certificate_statement: {
    org_id: string
    id: string
    certificate_id: string
    action: 'endorsed' | 'approved' | 'revoked' | 'suspended' | 'reinstated' | 'superseded'
    /** The organisation that signed it. */
    signer_org_id: string
    document: string
    digest: Uint8Array
    created_at: Timestamp
  }
  /**
   * A verifier's signed acceptance. At most one per certificate, since the first decision wins. Older acceptances, and those
   * made while an older process may return, are in `certificate_statement`.
   */
  acceptance: {
    org_id: string
    certificate_id: string
    /** The organisation that accepted. */
    verifier_id: string
    /** Which of its keys signed: publicKeyMultibase. */
    key_id: string
    /** Its place in the verifier's status lists. */
    status_list: number
    status_index: number
    /** The signed document, except for what the other columns say (acceptance/pack.ts). */
    packed: Uint8Array
    /** SHA-256 of the canonical document without proof: what is in the log. */
    digest: Uint8Array
    created_at: Timestamp
  }
  /** Own content of single recipients' certificates, until a batch has created them. */
  recipient_content: {
    org_id: string
    batch_id: string
    student_id: string
    /** Empty to use the batch's title. */
    title: string
    /** Null to use the batch's details. */
    details: ColumnType<CertificateDetails | null, CertificateDetails | null, never>
    /** Null to use the batch's courses. */
    courses: ColumnType<ResultLine[] | null, ResultLine[] | null, never>
  }
  /** A person's document key, sealed under the master key. Deleting the row erases the person's documents. */
  person_key: { account_id: string; sealed: Uint8Array }
}
