import { required, words } from '../field-names.ts'
import { messages } from '../messages.ts'

interface Of {
  field: string
}
interface Most {
  max: number
}

const named = (field: string): string => (field === '' ? 'The request' : words(field))
const entries = (count: number): string => (count === 1 ? 'entry' : 'entries')
const placeholders = (names: readonly string[]): string => names.map((name) => `{{${name}}}`).join(', ')

/** What is wrong with a value that was sent, for all of the schemas' own rules. */
export const field = {
  'invalid.required': ({ field }: Of) => required(field),
  'invalid.email_required': messages.signInEmailRequired,
  'invalid.password_required': messages.signInPasswordRequired,
  'invalid.confirm_password_required': 'Confirm password is required.',

  'invalid.not_text': ({ field }: Of) => `${named(field)} must be text`,
  'invalid.not_a_number': ({ field }: Of) => `${named(field)} must be a number`,
  'invalid.not_whole': ({ field }: Of) => `${named(field)} must be a whole number`,
  'invalid.not_a_flag': 'Answer with true or false.',
  'invalid.not_a_list': ({ field }: Of) => `${named(field)} must be a list`,
  'invalid.not_an_object': ({ field }: Of) => `${named(field)} must be a JSON object`,
  'invalid.date_out_of_range': ({ field, from, to }: Of & { from: string; to: string }) =>
    `${named(field)} must be between ${from} and ${to}`,
  'invalid.not_a_date': ({ field }: Of) => `${named(field)} must be a date such as 2025-06-30`,
  'invalid.not_a_time': ({ field }: Of) => `${named(field)} must be a time such as 2025-06-30T08:00:00Z`,
  'invalid.not_a_choice': ({ field, choices }: Of & { choices: readonly string[] }) =>
    `${named(field)} must be one of: ${choices.join(', ')}`,
  'invalid.unknown_members': ({ names }: { names: readonly string[] }) => `Leave out ${names.join(', ')}.`,
  'invalid.form': ({ field }: Of) => `${named(field)} is not in the form that this call accepts. See /docs.`,

  'invalid.deployment_id': 'Enter at least one deployment ID.',
  'invalid.provider_address': 'Enter an address on the public internet that begins with https://.',
  'invalid.email_domain': 'Enter only the part of your email addresses after the @.',
  'invalid.host_name': 'Enter a host name, such as certificates.uni.example.',
  'invalid.too_long': ({ max }: Most) => `Use at most ${max} characters.`,
  'invalid.too_short': ({ min }: { min: number }) => `Use at least ${min} characters.`,
  'invalid.too_large': ({ field, max }: Of & Most) => `${named(field)} must be ${max} or less`,
  'invalid.too_small': ({ field, min }: Of & { min: number }) => `${named(field)} must be ${min} or more`,
  'invalid.too_many': ({ field, max }: Of & Most) =>
    `${named(field)} must have at most ${max} ${entries(max)}`,
  'invalid.too_few': ({ field, min }: Of & { min: number }) =>
    `${named(field)} must have at least ${min} ${entries(min)}`,

  'invalid.control_characters': 'Remove the control characters.',
  'invalid.lost_letter': 'Replace each � with the letter that was lost.',
  'invalid.web_address_in_name': 'Remove the web address from the name.',
  'invalid.email': messages.invalidEmail,
  'invalid.nothing_to_change': 'Choose at least one detail to change.',
  'invalid.year': 'Enter a valid year.',
  'invalid.phone': 'Enter a valid phone number.',
  'invalid.otp_incomplete': messages.otpIncomplete,
  'invalid.passwords_differ': messages.passwordsDiffer,
  'invalid.ends_before_issue': 'It cannot expire before its date of issue.',
  'invalid.date_and_time_needed': 'Enter the date and the time.',
  'invalid.arabic_name': 'Enter this name in Arabic letters.',
  'invalid.colour': 'Enter a colour as # and six hexadecimal digits.',

  'invalid.label_taken': ({ label }: { label: string }) =>
    `“${label}” is already a field of this certificate. Give this one another name.`,

  'invalid.recipient_needed': messages.selectRecipient,
  'invalid.too_many_to_create': ({ max }: Most) => `Create at most ${max} certificates in one call.`,
  'invalid.certificate_ids': 'Name one certificate by its id, or several by a list of ids.',
  'invalid.too_many_certificates': ({ max }: Most) => `Name at most ${max} certificates in one call.`,
  'invalid.verification_data': messages.missingVerificationData,
  'invalid.decision_flag': "flag must be '1' (accept) or '2' (decline)",
  'invalid.correction_needed': 'Say what should change.',
  'invalid.certificates_to_send': 'Send at least one certificate.',
  'invalid.too_many_sent': ({ max }: Most) => `Send at most ${max} certificates in one call.`,
  'invalid.student_name': 'Name the student by studentId or by email.',
  'invalid.filter_needed': ({ all }: { all: string }) =>
    `Send at least one condition, or ${all} instead of the filter.`,
  'invalid.students_to_send': 'Send at least one student.',
  'invalid.too_many_students_sent': ({ max }: Most) => `Send at most ${max} students in one call.`,

  'invalid.more_approvals_than_signers': 'You cannot require more approvals than there are signers.',
  'invalid.amount_needed': 'Enter an amount greater than 0.',
  'invalid.iban': 'This is not a valid IBAN. Check each character against your bank’s details.',
  'invalid.bic': 'A BIC has 8 or 11 letters and digits, such as EBILAEADXXX.',
  'invalid.trn': 'A tax registration number has 15 digits: it begins with 1 and ends with 03.',
  'invalid.vat_percent': 'Enter a whole percentage from 1 to 100.',
  'invalid.share_percent': 'Enter a whole percentage from 0 to 50.',
  'invalid.vat_reason': 'Say why no VAT is charged. Invoices quote this.',
  'invalid.credit_quantity': 'Enter how many to credit.',
  'invalid.fee_amount_needed': messages.feeAmountNeeded,
  'invalid.fee_not_whole': messages.onlyNumeric,
  'invalid.fee_too_small': messages.feeTooSmall,
  'invalid.fee_too_large': messages.feeTooLarge,
  'invalid.certificate_type_needed': messages.certificateTypeNeeded,

  'invalid.placeholder': ({ name, known }: { name: string; known: readonly string[] }) =>
    `{{${name}}} cannot be used here. Use ${placeholders(known)}.`,
  'invalid.link_placeholder': 'Add {{link}} where the link to the certificate should go.',
  'invalid.signers_needed': 'Choose at least one signer.',
  'invalid.recipient_repeated': 'Name each recipient only once.',
  'invalid.scopes_needed': 'Choose at least one scope.',
  'invalid.events_needed': 'Choose at least one event.',
  'invalid.webhook_https': 'Enter an address that begins with https://.',
  'invalid.website': 'Enter an address that begins with https:// or http://, or leave this empty.',
  'invalid.time_zone': 'Choose a time zone from the list.',
  'invalid.page_link': ({ link }: { link: string }) =>
    `A link cannot lead to “${link}”. Use an address that begins with https:// or mailto:.`,
  'invalid.wallet_address': 'Enter an address such as 0x52908400098527886E0F7030069857D2E4169EE7.',
  'invalid.wallet_signature': 'Paste the whole signature: 0x and 130 characters.',
}
