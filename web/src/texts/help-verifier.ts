import { organisationHelp } from './help-organisation.ts'

const keys = [
  { keys: ['J'], what: 'Next request' },
  { keys: ['K'], what: 'Previous request' },
  { keys: ['A'], what: 'Accept' },
  { keys: ['R'], what: 'Reject' },
] as const

/** Help for verifiers, by the pattern of the page's path. */
export const verifierHelp = {
  '/verifier': {
    about: 'Certificates from issuers that wait for your decision.',
    tasks: [
      {
        what: 'Decide on a certificate',
        how: 'Press “View” to read it, then “Accept” or “Reject”. The issuer and the student see your reason for rejecting it.',
      },
      {
        what: 'Decide on many',
        how: 'Select rows, or all pending that match your search, and decide on them together.',
      },
      {
        what: 'Share the work',
        how: 'Assign requests to colleagues, and leave notes that only your organisation sees.',
      },
      {
        what: 'Open the issuer’s files',
        how: 'Press “View”. Files that the issuer lent you are under “Files from the issuer”. We record each time you open one.',
      },
    ],
    keys,
  },
  '/verifier/user-request': {
    about: 'Certificates that students uploaded and their issuers have vouched for.',
    tasks: [
      {
        what: 'Check an upload',
        how: 'Press “View” to see the student’s file beside the issuer’s letter of authority.',
      },
      { what: 'Decide', how: 'Press “Accept” or “Reject”. A rejection needs a reason.' },
    ],
    keys,
  },
  '/verifier/fees-allocation': {
    about: 'What you charge for each certificate that you accept, and what you have earned.',
    tasks: [
      {
        what: 'Set a fee',
        how: 'Choose a certificate type, enter the amount in dirhams, and press “Add Fees”.',
      },
      {
        what: 'Plan a new fee',
        how: 'Choose the day it starts. Requests already waiting keep their price.',
      },
      {
        what: 'Check your earnings',
        how: 'Choose a month under “Statement”, and download it as CSV or PDF.',
      },
    ],
  },
  '/verifier/activity': {
    about: 'Decisions on many requests at once: how far they are, and what failed.',
    tasks: [organisationHelp.failures],
  },
  '/verifier/developers': {
    about: 'Let your own systems check certificates, with an API key.',
    tasks: [
      {
        what: 'Create an API key',
        how: 'Press “New API key”, name the program that uses it, and copy the key. It is shown once.',
      },
      { what: 'Revoke a key', how: 'Press “Revoke” in its row. Programs that use it stop working at once.' },
      organisationHelp.webhook,
    ],
  },
  '/verifier/check': organisationHelp.check,
  '/verifier/audit': organisationHelp.audit,
  '/verifier/ask': organisationHelp.ask,
  '/verifier/settings': {
    about: 'How your organisation appears, and the key that signs its decisions.',
    tasks: [
      {
        what: 'Change your name',
        how: 'Enter a display name and save. Your decisions carry it from then on.',
      },
      {
        what: 'Replace the signing key',
        how: 'Press “Replace the signing key”. Earlier decisions stay valid.',
      },
      organisationHelp.timeZone,
      organisationHelp.people,
      organisationHelp.taxDetails,
    ],
  },
  '/certificate/:id': {
    about: organisationHelp.certificate,
    tasks: [
      {
        what: 'Check its evidence',
        how: 'Open an entry of its timeline to see what was signed and recorded.',
      },
      organisationHelp.download,
    ],
  },
} as const
