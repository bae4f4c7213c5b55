import type { Check, Verification } from '@credenza/credential/verify'
import { badge } from './document/badge.ts'
import { certificate } from './document/certificate.ts'
import { check } from './document/check.ts'
import { learning } from './document/learning.ts'
import { pass } from './document/pass.ts'
import { preview } from './document/preview.ts'
import { readme } from './document/readme.ts'
import { statement } from './document/statement.ts'
import { unreadable } from './document/unreadable.ts'
import { fields } from './fields.ts'
import { account } from './mail/account.ts'
import { approval } from './mail/approval.ts'
import { breach } from './mail/breach.ts'
import { correction } from './mail/correction.ts'
import { delivery } from './mail/delivery.ts'
import { erasure } from './mail/erasure.ts'
import { invitation } from './mail/invitation.ts'
import { organisation } from './mail/organisation.ts'
import { theft } from './mail/theft.ts'

/** What the server says by itself. The other languages are typed by this one, so that none can lack a word. */
export const en = {
  mail: { account, approval, breach, correction, delivery, erasure, invitation, organisation, theft },
  document: { badge, certificate, check, learning, pass, preview, readme, statement, unreadable },
  fields,
  /** The credential package words these in English. */
  findings: {
    checkSentence: (check: Check): string => check.sentence,
    verdictHeadline: (verification: Verification): string => verification.headline,
  },
}
