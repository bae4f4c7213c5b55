import type { Texts } from '../../web/src/lib/text/texts.ts'
import type { en as english } from '../en/index.ts'
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
import { checkSentence, verdictHeadline } from './findings.ts'
import { account } from './mail/account.ts'
import { approval } from './mail/approval.ts'
import { breach } from './mail/breach.ts'
import { correction } from './mail/correction.ts'
import { delivery } from './mail/delivery.ts'
import { erasure } from './mail/erasure.ts'
import { invitation } from './mail/invitation.ts'
import { organisation } from './mail/organisation.ts'
import { theft } from './mail/theft.ts'

export const fr: Texts<typeof english> = {
  mail: { account, approval, breach, correction, delivery, erasure, invitation, organisation, theft },
  document: { badge, certificate, check, learning, pass, preview, readme, statement, unreadable },
  fields,
  findings: { checkSentence, verdictHeadline },
}
