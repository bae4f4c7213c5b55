import type { dataReaders, dataSubjects, legalBases, ProcessingActivity } from '@credenza/schema'
import { inWords, sentence } from '@credenza/schema/sentences/english'
import type { register as words } from '@credenza/schema/sentences/register'

type ActivityId = keyof typeof words extends infer Key
  ? Key extends `register.${infer Id}.name`
    ? Id
    : never
  : never

interface Activity {
  basis: (typeof legalBases)[number]
  subjects: (typeof dataSubjects)[number][]
  readers: (typeof dataReaders)[number][]
  tables: Record<string, string[]>
}

/**
 * The processing of personal data, by table and column; `register.test.ts` compares it with the schema. Other columns contain
 * people's ids too, but these identify nobody once the account is emptied.
 */
export const activities: Record<ActivityId, Activity> = {
  accounts: {
    basis: 'contract',
    subjects: ['students', 'members', 'administrators'],
    readers: ['themselves', 'administrators'],
    tables: {
      account: ['name', 'email', 'password_hash', 'wallet_address', 'language', 'search', 'grams'],
      member_role: ['role'],
      department_member: ['role'],
      removed_colleague: ['email_mac'],
      account_organisation: [],
      sign_in_identity: ['issuer', 'subject'],
      learning_account: ['subject'],
      learning_launch: ['sealed'],
      provider_sign_in: ['sealed'],
      pending_link: ['issuer', 'subject', 'code_mac', 'provider_session'],
      directory_user: ['user_name', 'external_id', 'email', 'given_name', 'family_name', 'display_name'],
      directory_member: [],
      session: ['device', 'provider_session'],
      connected_application: [
        'client_id',
        'name',
        'uri',
        'scopes',
        'redirect_uri',
        'code_challenge',
        'code_hash',
        'token_hash',
        'token_scopes',
        'refresh_hash',
      ],
      passkey: ['name', 'credential_id', 'public_key'],
      totp: ['sealed_secret', 'sealed_pending'],
      second_factor_code: ['code_mac'],
      one_time_code: ['email_mac', 'code_mac'],
      reset_token: ['token_hash'],
      pending_sign_in: ['token_hash', 'provider_session', 'second_factor'],
      passkey_challenge: ['challenge_hash'],
      wallet_challenge: ['address', 'message'],
      notification_read: [],
      idempotency_key: ['request_mac', 'sealed_answer'],
    },
  },
  guessing: {
    basis: 'legitimate-interests',
    subjects: ['students', 'members', 'administrators', 'visitors'],
    readers: [],
    tables: { attempt: ['account', 'address'], known_address: ['address'], call_count: ['bucket'] },
  },
  organisations: {
    basis: 'contract',
    subjects: ['members', 'contacts'],
    readers: ['themselves', 'administrators', 'everyone'],
    tables: {
      own_name: ['mail_address', 'reply_to'],
      organisation: [
        'name',
        'display_name',
        'email',
        'details',
        'kyc',
        'digital_signature',
        'search',
        'return_reason',
        'suspension_reason',
      ],
      sealed_file: ['sealed'],
      public_contact: ['email', 'website'],
      invitation: ['name', 'email'],
      api_key: ['name'],
      webhook: ['url', 'description'],
      template: ['name'],
      template_version: ['settings'],
      template_image: ['sealed'],
      delivery_settings: ['settings'],
    },
  },
  students: {
    basis: 'contract',
    subjects: ['students'],
    readers: ['issuer', 'themselves'],
    tables: {
      student: [
        'name',
        'father_name',
        'mother_name',
        'college_name',
        'course_name',
        'year',
        'roll_number',
        'mobile_number',
        'date_of_birth',
        'email',
        'search',
        'grams',
      ],
      archived_student: [],
      student_invitation: ['email'],
      student_undo: ['college_name', 'course_name', 'year'],
      student_import: ['file_name', 'header', 'sealed_header', 'sealed_tops'],
      student_import_part: ['sealed'],
      student_import_error: ['why', 'sealed_cells'],
      student_import_aside: ['sealed'],
      student_import_accepted: ['sealed'],
      student_import_change: ['sealed'],
    },
  },
  certificates: {
    basis: 'contract',
    subjects: ['students'],
    readers: ['issuer', 'verifier', 'themselves', 'link-holders'],
    tables: {
      certificate: [
        'user_name',
        'title',
        'category_name',
        'date',
        'results',
        'details',
        'decline_reason',
        'revoked_reason',
        'suspended_reason',
        'search',
        'detail_values',
      ],
      certificate_document: ['sealed', 'paper'],
      certificate_statement: ['document'],
      acceptance: ['packed'],
      certificate_value: ['value', 'search', 'grams'],
      certificate_to_reissue: [],
      recipient_content: ['title', 'details', 'courses'],
      person_key: ['sealed'],
      block: ['bytes'],
      export_piece: ['sealed_name', 'sealed'],
      batch: ['title', 'settings'],
      course_award: ['subject'],
      batch_item: ['why'],
      approval_request: ['title', 'note'],
      approval_item: [],
      approval: ['document'],
      correction_request: ['changes', 'why', 'answer', 'search'],
    },
  },
  review: {
    basis: 'contract',
    subjects: ['students', 'members'],
    readers: ['issuer', 'verifier'],
    tables: {
      review_request: ['user_name', 'title', 'category_name', 'date', 'search', 'detail_values'],
      review_note: ['sealed'],
      review_attachment: ['about', 'sealed'],
      assignment: [],
    },
  },
  sharing: {
    basis: 'contract',
    subjects: ['students'],
    readers: ['themselves', 'link-holders'],
    tables: {
      share_link: ['label'],
      kept_badge: ['likeness', 'sealed'],
      badge_profile: ['sealed'],
      wallet_grant: [
        'code_hash',
        'tx_code_mac',
        'client_id',
        'redirect_uri',
        'code_challenge',
        'dpop_key',
        'outcome',
      ],
    },
  },
  mail: {
    basis: 'contract',
    subjects: ['students', 'members', 'administrators', 'contacts'],
    readers: ['issuer', 'administrators'],
    tables: {
      outgoing_mail: ['sealed'],
      sent_mail: ['address', 'hint'],
      suppressed_address: ['address', 'hint'],
      delivery: ['email', 'search'],
    },
  },
  checks: {
    basis: 'contract',
    subjects: ['students'],
    readers: ['verifier'],
    tables: { bulk_check: [], bulk_check_item: ['sealed_name', 'sealed_content', 'sealed_result'] },
  },
  presentations: {
    basis: 'legitimate-interests',
    subjects: ['students', 'contacts'],
    readers: ['issuer', 'verifier'],
    tables: {
      presentation_request: ['sealed_words', 'sealed_answer'],
      presentation_attempt: ['sealed_answer'],
    },
  },
  // The visitor is seldom the person whom the certificate is about, so their consent is not a basis for this.
  visitors: {
    basis: 'legitimate-interests',
    subjects: ['visitors', 'students'],
    readers: ['themselves'],
    tables: {},
  },
  payments: {
    basis: 'legal-obligation',
    subjects: ['students', 'members'],
    readers: ['themselves', 'administrators'],
    tables: {
      ledger_transaction: ['reference'],
      ledger_posting: [],
      ledger_month: [],
      tax_profile: ['trn', 'legal_name', 'address', 'city', 'emirate', 'licence', 'licence_authority'],
      taxed_fee: ['certificate_type'],
      tax_document: ['content'],
      tax_handover: ['detail'],
      card_payment: [],
      card_refund: [],
      payment_details: ['account_holder_name', 'bank_name', 'iban', 'bic'],
    },
  },
  records: {
    basis: 'legitimate-interests',
    subjects: ['students', 'members', 'administrators'],
    readers: ['issuer', 'verifier', 'administrators'],
    tables: { admin_proposal: [], audit_entry: ['detail'], webhook_message: ['payload'] },
  },
  rights: {
    basis: 'legal-obligation',
    subjects: ['students', 'members'],
    readers: ['themselves', 'administrators'],
    tables: {
      erasure: [],
      hold: ['reason'],
      breach_case: ['what', 'texts', 'report'],
      breach_note: ['text'],
      breach_person: [],
    },
  },
}

/**
 * The activities based on consent. For each consent, a record must say who consented to what, in which words, when, and until
 * when.
 */
export const onConsent = (): string[] =>
  Object.entries(activities).flatMap(([id, { basis }]) => (basis === 'consent' ? id : []))

/** The register of processing activities, made from the table above and its words. */
export const readRegister = (): ProcessingActivity[] =>
  (Object.keys(activities) as ActivityId[]).map((id) => ({
    id,
    name: inWords(sentence(`register.${id}.name`)),
    purpose: inWords(sentence(`register.${id}.purpose`)),
    data: inWords(sentence(`register.${id}.data`)),
    kept: inWords(sentence(`register.${id}.kept`)),
    ...activities[id],
  }))
