import { mailPlaceholders } from '@credenza/schema/delivery'
import * as fields from '@credenza/schema/field-messages.ar'
import { sayReason } from './health-sentences.ts'

/** What the server says of mails to holders, in English -> in Arabic. */
export const deliveryPatterns: [RegExp, (...parts: string[]) => string][] = [
  [/^(\d+) mails? will be sent again now\.$/, (count) => `رسائل يُعاد إرسالها الآن: ${count}.`],
  [
    /^The mail server of this address does not take mails for it( \(\d+\))?\. Check the e-mail\.$/,
    (code) => `خادم بريد هذا العنوان لا يقبل رسائل إليه${code}. تحقّق من البريد الإلكتروني.`,
  ],
  [
    /^This is not an e-mail address that mails can be sent to\.$/,
    () => 'هذا ليس عنوان بريد إلكتروني يمكن الإرسال إليه.',
  ],
  [/^The mail server refused this mail( \(\d+\))?\.$/, (code) => `رفض خادم البريد هذه الرسالة${code}.`],
  [
    /^The mail did not leave within a day: (.*)\.$/,
    (reason) => `لم تُرسَل الرسالة خلال يوم: ${sayReason(reason)}.`,
  ],
  [
    /^The mail did not leave yet: (.*)\. It is tried again\.$/,
    (reason) => `لم تُرسَل الرسالة بعد: ${sayReason(reason)}. ستُعاد المحاولة.`,
  ],
  [/^\{\{(.*?)\}\} cannot stand here\. .*$/, (name) => fields.unknownPlaceholder(name, mailPlaceholders)],
]
