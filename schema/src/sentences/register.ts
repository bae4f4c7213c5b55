/** The register of processing activities: name, purpose, data and retention of each. */
export const register = {
  'register.accounts.name': 'Accounts and signing in',
  'register.accounts.purpose': 'People can sign in, and nobody can sign in as someone else.',
  'register.accounts.data':
    'Name, email, password (only as a hash), second factors, devices that are signed in, language; what an organisation’s directory and sign-in provider say of its people.',
  'register.accounts.kept': 'Until the person is erased or removed; sessions and codes until they end.',
  'register.guessing.name': 'Protection against guessing',
  'register.guessing.purpose': 'Passwords and codes cannot be guessed, and calls cannot overload the server.',
  'register.guessing.data': 'Keyed digests of accounts and network addresses, and counts.',
  'register.guessing.kept': 'Minutes to days; addresses where someone has signed in for 90 days.',
  'register.organisations.name': 'Organisations and the people who act for them',
  'register.organisations.purpose':
    'An administrator checks who an organisation is before it may issue or verify, and others can reach it.',
  'register.organisations.data':
    'Names, emails and phone numbers of contacts, identity papers (sealed), public contact, signatures and seals on templates.',
  'register.organisations.kept': 'As long as the organisation’s certificates can be checked.',
  'register.students.name': 'Issuers’ lists of students',
  'register.students.purpose': 'An issuer knows the people it certifies and how to reach them.',
  'register.students.data':
    'Name, parents’ names, college, course, year, roll number, mobile number, date of birth, email; uploaded lists (sealed).',
  'register.students.kept':
    'Until the issuer removes them: it is responsible for its list. Uploaded lists as chosen below, invitations for 90 days.',
  'register.certificates.name': 'Certificates',
  'register.certificates.purpose': 'Certificates are issued, corrected, revoked and checked.',
  'register.certificates.data':
    'Name, title, results and dates on the certificate, and its signed document, sealed under the person’s own key.',
  'register.certificates.kept':
    'Until the person is erased; an entry without name, results or document remains.',
  'register.review.name': 'Verifiers’ decisions',
  'register.review.purpose': 'A verifier accepts or declines a certificate.',
  'register.review.data':
    'What the certificate says, notes by the verifier’s people, and files that the issuer lends.',
  'register.review.kept': 'As long as the certificate; notes and files until the person is erased.',
  'register.sharing.name': 'Links that students share',
  'register.sharing.purpose': 'A student shows a certificate to people of their choice.',
  'register.sharing.data': 'The link’s label, its limits and how often it was opened, not by whom.',
  'register.sharing.kept': 'Until the person is erased. A link that is revoked opens nothing.',
  'register.mail.name': 'Emails',
  'register.mail.purpose':
    'People are told what concerns them, and addresses where nobody receives email get no more.',
  'register.mail.data': 'Emails that wait (sealed), addresses of deliveries, keyed digests of addresses.',
  'register.mail.kept':
    'The content until the email is sent; that it was sent, as chosen below; dead addresses until someone allows them again.',
  'register.checks.name': 'Bulk checks',
  'register.checks.purpose': 'A verifier has many certificates checked at once.',
  'register.checks.data': 'The uploaded files and their results (sealed).',
  'register.checks.kept': 'Files until they are checked, results for a day.',
  'register.presentations.name': 'Requests to show a certificate',
  'register.presentations.purpose':
    'An organisation asks a holder to show facts of a certificate, and the holder agrees.',
  'register.presentations.data': 'What was asked, and what was shown (sealed).',
  'register.presentations.kept':
    'What was shown for as long as the organisation chose, at most 90 days; the request and its receipt for a year.',
  'register.visitors.name': 'Certificates that visitors bring',
  'register.visitors.purpose':
    'A visitor has a certificate that was issued elsewhere checked, and is asked before it leaves the browser.',
  'register.visitors.data': 'What the certificate says, for as long as the check takes.',
  'register.visitors.kept': 'Not stored.',
  'register.payments.name': 'Fees and payments',
  'register.payments.purpose': 'Fees are charged and paid, and the books are kept as the law requires.',
  'register.payments.data':
    'Who owes and paid what, references of payments, tax details and invoices, the platform’s bank account.',
  'register.payments.kept': 'Never deleted: books must be kept.',
  'register.records.name': 'Audit trail and messages to programs',
  'register.records.purpose': 'It can be shown who did what, and that nobody has changed the record since.',
  'register.records.data': 'Ids of people, organisations and certificates, with times; no names.',
  'register.records.kept': 'The trail is never deleted; messages to programs as chosen below.',
  'register.rights.name': 'Requests for erasure, holds and breaches',
  'register.rights.purpose': 'People can use their rights, and data that a court may ask for is kept.',
  'register.rights.data':
    'Ids of people with times, the reasons of holds, and what happened in breaches, with the letters about them.',
  'register.rights.kept': 'Never deleted, as proof of what was done.',
}
