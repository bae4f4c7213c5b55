import { type Checked, checkedBy, searchOnly, type Unrecorded, unrecorded } from './recorded-table.ts'

type Standing = Checked | Unrecorded
type Columns = Record<string, Standing>

const once = unrecorded('opens or ends something once, within minutes or days; the result is recorded')
const waiting = unrecorded(
  'what waits to be sent, such as a message or a refund; what it is about is recorded',
)
const work = unrecorded('how far a piece of work has come; what it wrote is recorded')
const listed = unrecorded('how a fee was taxed; the invoice that lists it says so, and is recorded')
const team = unrecorded('how a verifier’s people share their work; it says nothing about a certificate')
const seen = unrecorded(
  'which of an issuer’s own people see what; entries say who changed it, and no verdict depends on it',
)
const directory = unrecorded(
  'what an organisation’s directory says; the account, invitation and role that follow from it are recorded',
)
const lent = unrecorded(
  'files that an issuer lends a verifier for its decision; they say nothing about a certificate',
)

/**
 * Tables without recorded columns, as a whole or by column: what the audit compares them with, or why nobody has to trust them.
 */
export const unrecordedTables: Record<string, Standing | Columns> = {
  certificate_directory: checkedBy('public names'),
  certificate_count: checkedBy('counts'),
  certificate_month: checkedBy('counts'),
  student_count: checkedBy('counts'),
  certificate_value: searchOnly,
  status_list: checkedBy('status lists'),
  ledger_month: checkedBy('ledger'),
  taxed_fee: {
    org_id: checkedBy('ledger'),
    transaction_id: checkedBy('ledger'),
    customer_id: checkedBy('ledger'),
    certificate_type: checkedBy('ledger'),
    net_fils: checkedBy('ledger'),
    vat_fils: checkedBy('ledger'),
    treatment: listed,
    percent: listed,
    reason: listed,
    reason_code: listed,
    share_percent: checkedBy('ledger'),
    at: checkedBy('ledger'),
    document_id: checkedBy('ledger'),
  },
  tax_number: checkedBy('ledger'),
  person_key: checkedBy('person keys'),
  deployment: checkedBy('deployment'),
  master_key_rotation: unrecorded(
    'only a master key opens it, and a process with another key does not start',
  ),
  block: {
    cid: checkedBy('stored documents'),
    bytes: checkedBy('stored documents'),
    stored_at: unrecorded('when a copy was stored'),
  },

  audit_head: checkedBy('audit trail'),
  audit_entry: checkedBy('audit trail'),
  trail_leaf: checkedBy('log'),
  trail_logged: checkedBy('audit trail'),
  status_list_version: {
    org_id: checkedBy('log'),
    list: checkedBy('status lists'),
    version: checkedBy('status lists'),
    digest: checkedBy('log'),
    signed_at: unrecorded('when a list was signed; the list itself says so'),
  },
  organisation_colour: unrecorded('the look of the header that an organisation’s students see'),
  time_zone: unrecorded('how people read times; each time is recorded in UTC'),
  notification_read: unrecorded('which notifications a person has seen; these are entries of the trail'),
  history_doubt: unrecorded('what the last check of the history found; the next check finds it again'),
  history_look: unrecorded('how far that check has come; a MAC protects it'),

  log_cosignature: unrecorded('signatures of witnesses; each is checked wherever it counts'),
  publication: work,
  witness_progress: work,
  witnessed_log: unrecorded('the newest note that we signed for another log; the note carries the signature'),
  certificate_to_reissue: unrecorded(
    'who must be told of a stolen key, and what must be issued again; verdicts follow from the log',
  ),
  log_head: checkedBy('log'),
  log_entry: checkedBy('log'),
  log_tile: checkedBy('log'),
  log_checkpoint: {
    log: checkedBy('log'),
    size: checkedBy('checkpoints'),
    root: checkedBy('checkpoints'),
    note: checkedBy('log'),
    created_at: unrecorded(
      'when a checkpoint was signed; no proof depends on it, since the chain has its own time',
    ),
  },
  log_pending: {
    position: unrecorded('the order in which leaves get their numbers'),
    log: checkedBy('waiting leaves'),
    org_id: checkedBy('waiting leaves'),
    certificate_id: checkedBy('waiting leaves'),
    action: checkedBy('waiting leaves'),
    issuer_address: checkedBy('waiting leaves'),
    digest: checkedBy('waiting leaves'),
    at: checkedBy('waiting leaves'),
  },
  anchor: {
    certificates_size: checkedBy('anchors'),
    statements_size: checkedBy('anchors'),
    certificates_root: checkedBy('anchors'),
    statements_root: checkedBy('anchors'),
    transaction_key: checkedBy('anchors'),
    created_at: unrecorded('when an anchor was sent; the chain has its own time'),
    number: checkedBy('anchors'),
    state: checkedBy('anchors'),
  },
  chain_genesis: checkedBy('chain'),
  chain_head: checkedBy('chain'),
  chain_block: checkedBy('chain'),
  chain_transaction: checkedBy('chain'),
  chain_log: checkedBy('chain'),
  chain_node: checkedBy('chain'),
  chain_tx: unrecorded(
    'what waits to be sent to the chain; what was sent is on the chain and is checked there',
  ),

  session: once,
  setup_token: once,
  idempotency_key: once,
  pending_sign_in: once,
  provider_sign_in: once,
  pending_link: once,
  learning_launch: once,
  used_message: once,
  passkey_challenge: once,
  wallet_challenge: once,
  wallet_grant: once,
  connected_application: unrecorded(
    'which apps may call until their student disconnects them; entries say when that was',
  ),
  kept_badge: unrecorded('badges that other issuers signed; we check them again whenever we show them'),
  badge_profile: unrecorded('what a student tells apps; it says nothing about a certificate'),
  presentation_attempt: once,
  one_time_code: once,
  reset_token: once,
  student_invitation: once,
  account_organisation: unrecorded('which organisations to ask about a person; what these know is recorded'),
  admin_proposal: once,
  attempt: unrecorded('how long a guesser has to wait'),
  known_address: unrecorded('how long a guesser has to wait'),
  call_count: unrecorded('how often someone has called within a minute or an hour'),

  tax_handover: waiting,
  card_payment: waiting,
  card_refund: waiting,
  outgoing_mail: waiting,
  sent_mail: waiting,
  suppressed_address: unrecorded(
    'which addresses get no emails; entries say which were added or allowed again',
  ),
  webhook_message: waiting,
  breach_person: unrecorded('who gets a letter after a breach; entries say how many people'),
  security_event: work,
  security_sink: work,
  delivery: waiting,
  batch_item: work,
  course_award: unrecorded('whom a course proposed or awarded; the batch and its certificates are recorded'),
  recipient_content: work,
  export_piece: work,
  student_undo: work,
  student_import: work,
  student_import_part: work,
  student_import_error: work,
  student_import_change: work,
  student_import_aside: work,
  student_import_accepted: work,
  back_fill: work,
  approval_item: unrecorded(
    'the certificates of a request; its digest covers them, and is recorded and logged',
  ),
  approval_free: unrecorded(
    'how many certificates were signed today without approval, for the rule that limits this number',
  ),
  assignment: team,
  review_note: team,
  review_attachment: lent,
  department: seen,
  department_member: seen,
  department_object: seen,
  department_type: seen,
  directory_user: directory,
  directory_group: directory,
  directory_member: directory,

  lease: unrecorded('which process has a role now'),
  index_upkeep: unrecorded('how large an index was after it was rebuilt'),
  server_process: unrecorded('which processes run, and when each was last seen'),
  kysely_migration: unrecorded('which steps of the schema were taken; taking a step again changes nothing'),
  kysely_migration_lock: unrecorded('which process migrates now'),
}

/** The standing of a column of a table without recorded ones; undefined for one that is not listed. */
export function standingOf(table: string, column: string): Standing | undefined {
  const standing = unrecordedTables[table]
  if (standing === undefined || 'unrecorded' in standing || 'checkedBy' in standing)
    return standing as Standing | undefined
  return standing[column]
}
