import type { review as english } from '@credenza/schema/sentences/review'
import type { Twin } from '@credenza/schema/sentences/sentence'

export const review: Twin<typeof english> = {
  'not_found.request': 'अनुरोध नहीं मिला।',
  'not_found.person_erased': 'इस व्यक्ति का डेटा मिटा दिया गया है, इसलिए अब इनके बारे में फ़ाइलें नहीं जोड़ी जा सकतीं।',
  'invalid.verifier_to_decide_for': 'वह मंज़ूर सत्यापनकर्ता बताएँ जिसकी ओर से आप फ़ैसला कर रहे हैं।',
  'invalid.other_verifier':
    'यह पहचान आपकी नहीं है। अपनी पहचान भेजें या इसे छोड़ दें: आप अपनी ही संस्था की ओर से फ़ैसला करते हैं।',
  'invalid.too_many_notes': ({ max }) => `एक अनुरोध पर ज़्यादा से ज़्यादा ${max} नोट हो सकते हैं। पहले कोई नोट मिटाएँ।`,
  'forbidden.note': 'नोट को सिर्फ़ उसे लिखने वाला मिटा सकता है।',
  'not_found.note': 'नोट नहीं मिला।',
  'invalid.verifier_of_request': 'ऐसा सत्यापनकर्ता चुनें जिसके पास यह अनुरोध है।',
  'invalid.too_many_attachments': ({ max }) =>
    `एक अनुरोध के साथ हर सत्यापनकर्ता के लिए ज़्यादा से ज़्यादा ${max} फ़ाइलें हो सकती हैं। पहले कोई फ़ाइल मिटाएँ।`,
  'too_large.attachment': ({ megabytes }) => `फ़ाइल ज़्यादा से ज़्यादा ${megabytes} MB की हो सकती है।`,

  'invalid.fee_in_the_past': 'आज की या बाद की तारीख चुनें।',
  'invalid.settlement_too_large': 'यह बैलेंस से ज़्यादा है।',
  'not_found.invoice': 'इनवॉइस नहीं मिला।',
  'not_found.card_payments': 'यहाँ कार्ड से भुगतान उपलब्ध नहीं है।',
  'not_found.payment': 'भुगतान नहीं मिला।',
  'invalid.refund_too_large': 'यह इस भुगतान की बाकी रकम से ज़्यादा है।',
  'invalid.refund_by_supplier': 'कार्ड पर रकम सिर्फ़ संचालक लौटाता है। रकम लौटाए बिना क्रेडिट करें।',
  'invalid.bank_statement':
    'यह फ़ाइल पढ़ी नहीं जा सकी। camt.053 फ़ाइल अपलोड करें, या CSV जिसमें date और amount कॉलम हों।',
  'not_found.e_invoice': 'इस दस्तावेज़ का ई-इनवॉइस नहीं है। दोनों पक्षों को पंजीकरण संख्या के साथ कर विवरण देना होगा।',
  'invalid.credit_line': 'इस इनवॉइस में ऐसी कोई पंक्ति नहीं है।',
  'invalid.credit_too_large': ({ number, left }) => `पंक्ति ${number} में ${left} बाकी हैं।`,
  'invalid.trn_in_use': 'पहले अपने शुल्क के इनवॉइस बनाएँ, फिर संख्या हटाएँ।',
  'invalid.share_without_details': 'पहले प्लेटफ़ॉर्म का कर-विवरण दर्ज करें: वह अपने हिस्से के इनवॉइस बनाता है।',
  'not_found.balance': 'यहाँ न कोई शुल्क लगा है, न कोई कमाई हुई है।',

  'invalid.issuer': 'सूची में से जारीकर्ता चुनें।',
  'invalid.issuers_certificate_type': 'इस जारीकर्ता के प्रमाणपत्रों के प्रकारों में से एक चुनें।',
  'not_found.issuer': 'जारीकर्ता नहीं मिला।',
}
