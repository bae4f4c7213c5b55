/** What an email says about a certificate and its holder. */
export interface MailFacts {
  name: string
  title: string
  type: string
  issuer: string
  /** Date of issue, 'YYYY-MM-DD'. */
  date: string
  /** The last day on which it is valid, 'YYYY-MM-DD'; empty if it does not expire. */
  validUntil: string
  /** The holder's own link, with the key that opens the document. */
  link: string
}

/** The email that brings a certificate also links to its holder's account. */
export interface IssueFacts extends MailFacts {
  /** For the holder alone: it can set the account's first password. */
  accountLink: string
  /** Opens the wallet offer on the holder's page, once they are signed in. Contains no secret. */
  walletLink: string
  /** Opens, once they are signed in, what adds the certificate to a LinkedIn profile. Contains no secret. */
  profileLink: string
}
