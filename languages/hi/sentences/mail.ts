import type { mail as english, MailFailure, MailReason } from '@credenza/schema/sentences/mail'
import type { Twin } from '@credenza/schema/sentences/sentence'

const reasons: Record<MailReason, string> = {
  recipient_refused: 'प्राप्तकर्ता को स्वीकार नहीं किया गया',
  recipient_put_off: 'प्राप्तकर्ता को फ़िलहाल स्वीकार नहीं किया गया',
  sender_refused: 'भेजने वाले को स्वीकार नहीं किया गया',
  message_refused: 'मैसेज स्वीकार नहीं किया गया',
  not_an_email_address: 'यह ईमेल पता नहीं है',
  sign_in_refused: 'मेल सर्वर ने साइन इन नहीं होने दिया',
  mail_server_not_ready: 'मेल सर्वर तैयार नहीं है',
  connection_refused: 'कनेक्शन स्वीकार नहीं किया गया',
  connection_lost: 'कनेक्शन टूट गया',
  no_answer_in_time: 'समय पर जवाब नहीं मिला',
  server_name_not_found: 'सर्वर का नाम नहीं मिला',
  no_secure_connection: 'सुरक्षित कनेक्शन नहीं है',
  address_dead: 'पता ईमेल नहीं लेता',
  address_complained: 'पाने वाले ने शिकायत की',
  returned: 'ईमेल लौट आया',
  pdf_not_sealed: 'इसके PDF पर मुहर नहीं लग सकती',
  organisation_suspended: 'संस्था निलंबित है',
  unexpected_error: 'अनजान गड़बड़ी',
}

const inBrackets = (status: number | null): string => (status === null ? '' : ` (${status})`)
const because = ({ reason, status }: MailFailure): string => reasons[reason] + inBrackets(status)
const mails = (count: number): string => `${count} ईमेल इंतज़ार में ${count === 1 ? 'है' : 'हैं'}`

export const mail: Twin<typeof english> = {
  'mail.failed': because,
  'mail.delivery_refused': ({ status }) =>
    `मेल सर्वर इस पते के ईमेल स्वीकार नहीं करता${inBrackets(status)}। पता जाँचें।`,
  'mail.delivery_without_address': 'इस पते पर ईमेल नहीं भेजे जा सकते। इसे सुधारें।',
  'mail.delivery_message_refused': ({ status }) => `मेल सर्वर ने यह ईमेल स्वीकार नहीं किया${inBrackets(status)}।`,
  'mail.delivery_given_up': (failure) => `ईमेल एक दिन में नहीं भेजा जा सका: ${because(failure)}।`,
  'mail.delivery_waits': (failure) => `ईमेल अभी नहीं भेजा गया: ${because(failure)}। हम फिर से कोशिश करेंगे।`,
  'mail.address_dead':
    'इस पते पर भेजा गया एक ईमेल लौट आया, क्योंकि वहाँ कोई ईमेल नहीं पाता, इसलिए और नहीं भेजे जाते। उस व्यक्ति से दूसरा पता पूछकर लिखें।',
  'mail.address_complained':
    'इस पते पर भेजे गए एक ईमेल को अनचाहा बताया गया, इसलिए और नहीं भेजे जाते। उस व्यक्ति से दूसरा पता पूछकर लिखें, या एडमिन से इस पते को फिर से अनुमति देने को कहें।',
  'mail.delivery_returned': 'ईमेल लौट आया। पता जाँचें, फिर दोबारा भेजें।',
  'mail.delivery_returns': 'ईमेल लौट आया, पर पता बाद में काम कर सकता है। कुछ घंटों में फिर कोशिश होगी।',

  'health.mail_stuck': ({ waiting, ...failure }) =>
    `कोई ईमेल नहीं भेजा जा रहा: ${because(failure)}। ${mails(waiting)}।`,
  'health.mail_failed': ({ failed }) =>
    failed === 1 ? '1 ईमेल नहीं भेजा जा सका।' : `${failed} ईमेल नहीं भेजे जा सके।`,
  'health.mail_late': ({ waiting }) => `${mails(waiting)}, कुछ दस मिनट से ज़्यादा समय से।`,
  'health.mail_waits': ({ waiting }) => `भेजे जाने के लिए ${mails(waiting)}।`,
  'health.mail_ok': 'सभी ईमेल भेजे जा चुके हैं।',
}
