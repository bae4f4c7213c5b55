import type { field as english } from '@credenza/schema/sentences/field'
import type { Twin } from '@credenza/schema/sentences/sentence'
import { required, words } from '../field-names.ts'
import { messages } from '../messages.ts'

/** Always before a postposition, so that nothing has to agree with the field's gender. */
const named = (field: string): string => (field === '' ? 'अनुरोध' : `“${words(field)}”`)
const placeholders = (names: readonly string[]): string => names.map((name) => `{{${name}}}`).join(', ')

export const field: Twin<typeof english> = {
  'invalid.required': ({ field }) => required(field),
  'invalid.email_required': messages.signInEmailRequired,
  'invalid.password_required': messages.signInPasswordRequired,
  'invalid.confirm_password_required': 'पासवर्ड की पुष्टि ज़रूरी है।',

  'invalid.not_text': ({ field }) => `${named(field)} में टेक्स्ट होना चाहिए`,
  'invalid.not_a_number': ({ field }) => `${named(field)} में संख्या होनी चाहिए`,
  'invalid.not_whole': ({ field }) => `${named(field)} में पूर्ण संख्या होनी चाहिए`,
  'invalid.not_a_flag': 'हाँ या नहीं में जवाब दें।',
  'invalid.not_a_list': ({ field }) => `${named(field)} में सूची होनी चाहिए`,
  'invalid.not_an_object': ({ field }) => `${named(field)} में JSON ऑब्जेक्ट होना चाहिए`,
  'invalid.date_out_of_range': ({ field, from, to }) =>
    `${named(field)} में ${from} और ${to} के बीच की तारीख होनी चाहिए`,
  'invalid.not_a_date': ({ field }) => `${named(field)} में तारीख होनी चाहिए, जैसे 2025-06-30`,
  'invalid.not_a_time': ({ field }) => `${named(field)} में समय होना चाहिए, जैसे 2025-06-30T08:00:00Z`,
  'invalid.not_a_choice': ({ field, choices }) =>
    `${named(field)} में इनमें से एक होना चाहिए: ${choices.join(', ')}`,
  'invalid.unknown_members': ({ names }) => `इन्हें हटाएँ: ${names.join(', ')}।`,
  'invalid.form': ({ field }) => `${named(field)} का रूप इस कॉल में नहीं चलता। /docs देखें।`,

  'invalid.deployment_id': 'कम से कम एक डिप्लॉयमेंट आईडी डालें।',
  'invalid.provider_address': 'सार्वजनिक इंटरनेट का ऐसा पता डालें जो https:// से शुरू हो।',
  'invalid.email_domain': 'अपने ईमेल पतों में सिर्फ़ @ के बाद का हिस्सा डालें।',
  'invalid.host_name': 'होस्ट का नाम डालें, जैसे certificates.uni.example।',
  'invalid.too_long': ({ max }) => `ज़्यादा से ज़्यादा ${max} वर्ण लिखें।`,
  'invalid.too_short': ({ min }) => `कम से कम ${min} वर्ण लिखें।`,
  'invalid.too_large': ({ field, max }) => `${named(field)} में ${max} या उससे कम होना चाहिए`,
  'invalid.too_small': ({ field, min }) => `${named(field)} में ${min} या उससे ज़्यादा होना चाहिए`,
  'invalid.too_many': ({ field, max }) =>
    `${named(field)} में ज़्यादा से ज़्यादा ${max} ${max === 1 ? 'मद हो सकती है' : 'मदें हो सकती हैं'}`,
  'invalid.too_few': ({ field, min }) => `${named(field)} में मदों की संख्या कम से कम ${min} होनी चाहिए`,

  'invalid.control_characters': 'कंट्रोल वर्ण हटाएँ।',
  'invalid.lost_letter': 'हर � की जगह खोया हुआ अक्षर लिखें।',
  'invalid.web_address_in_name': 'नाम से वेब पता हटाएँ।',
  'invalid.email': messages.invalidEmail,
  'invalid.nothing_to_change': 'बदलने के लिए कम से कम एक जानकारी चुनें।',
  'invalid.year': 'सही साल डालें।',
  'invalid.phone': 'सही फ़ोन नंबर डालें।',
  'invalid.otp_incomplete': messages.otpIncomplete,
  'invalid.passwords_differ': messages.passwordsDiffer,
  'invalid.ends_before_issue': 'इसकी अवधि जारी करने की तारीख से पहले खत्म नहीं हो सकती।',
  'invalid.date_and_time_needed': 'तारीख और समय डालें।',
  'invalid.arabic_name': 'यह नाम अरबी अक्षरों में लिखें।',
  'invalid.colour': 'रंग को # और छह हेक्साडेसिमल अंकों के रूप में डालें।',

  'invalid.label_taken': ({ label }) => `“${label}” फ़ील्ड इस प्रमाणपत्र में पहले से है। इसे दूसरा नाम दें।`,

  'invalid.recipient_needed': messages.selectRecipient,
  'invalid.too_many_to_create': ({ max }) => `एक कॉल में ज़्यादा से ज़्यादा ${max} प्रमाणपत्र बनाएँ।`,
  'invalid.certificate_ids': 'एक प्रमाणपत्र को उसकी आईडी से या कई को आईडी की सूची से बताएँ।',
  'invalid.too_many_certificates': ({ max }) => `एक कॉल में ज़्यादा से ज़्यादा ${max} प्रमाणपत्र बताएँ।`,
  'invalid.verification_data': messages.missingVerificationData,
  'invalid.decision_flag': "फ़ैसले की वैल्यू '1' (स्वीकार) या '2' (अस्वीकार) होनी चाहिए",
  'invalid.correction_needed': 'बताएँ कि क्या बदलना है।',
  'invalid.certificates_to_send': 'कम से कम एक प्रमाणपत्र भेजें।',
  'invalid.too_many_sent': ({ max }) => `एक कॉल में ज़्यादा से ज़्यादा ${max} प्रमाणपत्र भेजें।`,
  'invalid.filter_needed': ({ all }) => `कम से कम एक शर्त भेजें, या फ़िल्टर की जगह ${all} भेजें।`,
  'invalid.student_name': 'विद्यार्थी को उसकी आईडी या ईमेल से बताएँ।',
  'invalid.students_to_send': 'कम से कम एक विद्यार्थी भेजें।',
  'invalid.too_many_students_sent': ({ max }) => `एक कॉल में ज़्यादा से ज़्यादा ${max} विद्यार्थी भेजें।`,

  'invalid.more_approvals_than_signers': 'ज़रूरी मंज़ूरियाँ हस्ताक्षरकर्ताओं की संख्या से ज़्यादा नहीं हो सकतीं।',
  'invalid.amount_needed': '0 से ज़्यादा की रकम डालें।',
  'invalid.iban': 'यह IBAN सही नहीं है। इसका हर वर्ण अपने बैंक की जानकारी से मिलाएँ।',
  'invalid.bic': 'BIC में 8 या 11 अक्षर और अंक होते हैं, जैसे EBILAEADXXX।',
  'invalid.trn': 'कर पंजीकरण संख्या में 15 अंक होते हैं: यह 1 से शुरू और 03 पर समाप्त होती है।',
  'invalid.vat_percent': '1 से 100 तक का पूरा प्रतिशत लिखें।',
  'invalid.share_percent': '0 से 50 तक का पूरा प्रतिशत लिखें।',
  'invalid.vat_reason': 'बताएँ कि वैट क्यों नहीं लगता: इनवॉइस पर यही लिखा जाता है।',
  'invalid.credit_quantity': 'लिखें कि कितने क्रेडिट करने हैं।',
  'invalid.fee_amount_needed': messages.feeAmountNeeded,
  'invalid.fee_not_whole': messages.onlyNumeric,
  'invalid.fee_too_small': messages.feeTooSmall,
  'invalid.fee_too_large': messages.feeTooLarge,
  'invalid.certificate_type_needed': messages.certificateTypeNeeded,

  'invalid.placeholder': ({ name, known }) =>
    `{{${name}}} यहाँ इस्तेमाल नहीं हो सकता। इनका इस्तेमाल करें: ${placeholders(known)}।`,
  'invalid.link_placeholder': 'जहाँ प्रमाणपत्र का लिंक होना चाहिए, वहाँ {{link}} जोड़ें।',
  'invalid.signers_needed': 'कम से कम एक हस्ताक्षरकर्ता चुनें।',
  'invalid.recipient_repeated': 'हर प्राप्तकर्ता का नाम केवल एक बार दें।',
  'invalid.scopes_needed': 'कम से कम एक अनुमति चुनें।',
  'invalid.events_needed': 'कम से कम एक इवेंट चुनें।',
  'invalid.webhook_https': 'https:// से शुरू होने वाला पता डालें।',
  'invalid.website': 'https:// या http:// से शुरू होने वाला पता डालें या इसे खाली छोड़ें।',
  'invalid.time_zone': 'सूची में से टाइम ज़ोन चुनें।',
  'invalid.page_link': ({ link }) =>
    `“${link}” का लिंक नहीं हो सकता। https:// या mailto: से शुरू होने वाला पता डालें।`,
  'invalid.wallet_address': 'ऐसा पता डालें: 0x52908400098527886E0F7030069857D2E4169EE7।',
  'invalid.wallet_signature': 'पूरा हस्ताक्षर चिपकाएँ: 0x और 130 वर्ण।',
}
