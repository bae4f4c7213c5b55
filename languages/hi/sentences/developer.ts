import type { developer as english } from '@credenza/schema/sentences/developer'
import type { Twin } from '@credenza/schema/sentences/sentence'

export const developer: Twin<typeof english> = {
  'invalid.too_many_api_keys': ({ max }) =>
    `आपके पास ज़्यादा से ज़्यादा ${max} API कुंजियाँ हो सकती हैं। जो अब इस्तेमाल नहीं होती उसे रद्द करें।`,
  'invalid.scopes_of_a_verifier': 'सत्यापनकर्ता की कुंजियों को सिर्फ़ check और ask अनुमतियाँ मिल सकती हैं।',
  'not_found.api_key': 'API कुंजी नहीं मिली।',
  'too_many_requests.api_key': ({ calls, seconds }) =>
    `इस API कुंजी से एक मिनट में ${calls} कॉल हो चुकी हैं। ${seconds} सेकंड बाद फिर से कोशिश करें।`,

  'invalid.webhook_credentials': 'पते से उपयोगकर्ता का नाम और पासवर्ड हटाएँ। उनकी जगह मैसेज पर हस्ताक्षर होता है।',
  'invalid.webhook_private': 'सार्वजनिक इंटरनेट का पता डालें।',
  'invalid.webhook_off': 'वेबहुक चालू करें, फिर टेस्ट भेजें।',
  'invalid.too_many_webhooks': ({ max }) =>
    `आपके पास ज़्यादा से ज़्यादा ${max} वेबहुक हो सकते हैं। जो अब इस्तेमाल नहीं होता उसे मिटाएँ।`,
  'invalid.events_of_a_verifier': 'सत्यापनकर्ता के वेबहुक में सिर्फ़ धारकों से उसके अनुरोधों की घटनाएँ हो सकती हैं।',
  'not_found.webhook': 'वेबहुक नहीं मिला।',
  'not_found.webhook_message': 'मैसेज नहीं मिला।',

  'too_large.check_files': ({ max }) =>
    `एक साथ ज़्यादा से ज़्यादा ${max.toLocaleString('hi-IN-u-nu-latn')} फ़ाइलें जाँचें।`,
  'too_large.check_megabytes': ({ max }) => `एक साथ ज़्यादा से ज़्यादा ${max} MB जाँचें।`,
  'invalid.check_empty': 'जाँचने के लिए कोई फ़ाइल नहीं है। कम से कम एक चुनें।',
  'not_found.check': 'जाँच नहीं मिली। जाँचें पूरी होने के एक दिन बाद मिटा दी जाती हैं।',
  'not_found.check_report': 'सभी फ़ाइलें जाँचे जाने के बाद रिपोर्ट तैयार होगी।',
  'too_many_requests.checks': 'अभी बहुत कुछ जाँचा जा रहा है। कृपया थोड़ी देर में फिर से कोशिश करें।',

  'not_found.checkpoint': 'इस साइज़ का कोई चेकपॉइंट ब्लॉकचेन पर दर्ज नहीं है।',
  'not_found.log_entries': 'इस लॉग में अभी कोई एंट्री नहीं है।',
  'not_found.tile': 'टाइल नहीं मिली।',
  'not_found.later_tile': 'लॉग में अभी ऐसी कोई टाइल नहीं है।',
  'not_found.later_entries': 'लॉग में अभी ऐसी एंट्री नहीं हैं।',
  'not_found.signed_checkpoint': 'इस लॉग के किसी चेकपॉइंट पर यहाँ हस्ताक्षर नहीं हुआ।',
  'not_found.publication': 'यह साइट इस पते पर कुछ प्रकाशित नहीं करती।',
  'not_found.did': 'इस सर्वर पर ऐसा कोई DID नहीं है।',
  'not_found.status_list': 'स्थिति सूची नहीं मिली।',
  'invalid.witness_keys': 'हर गवाह को उसकी जाँच कुंजी (C2SP, 0x04) से एक ही बार लिखें।',
  'invalid.quorum': 'ज़रूरी हस्ताक्षरों की संख्या गवाहों की संख्या से ज़्यादा है।',

  'malformed.object': ({ name }) => `${name} में ऑब्जेक्ट होना चाहिए`,
  'malformed.text': ({ name }) => `${name} में टेक्स्ट होना चाहिए`,
  'malformed.texts': ({ name }) => `${name} में टेक्स्ट की सूची होनी चाहिए`,
  'malformed.credential_status': 'credentialStatus में revocation के लिए BitstringStatusListEntry होना चाहिए।',
  'malformed.status': 'status का true होना ज़रूरी है: रद्द किए हुए को पहले जैसा नहीं किया जा सकता।',
  'malformed.credential': ({ problem }) => `क्रेडेंशियल: ${problem}`,
  'malformed.credential_issuer': ({ did }) =>
    `क्रेडेंशियल: जारीकर्ता ${did} होना चाहिए, जिसकी कुंजी से यहाँ हस्ताक्षर होता है।`,
  'malformed.credential_proof': 'क्रेडेंशियल: इसका एक सबूत पढ़ा नहीं जा सकता।',
  'malformed.credential_ours': ({ url }) =>
    `क्रेडेंशियल: इसे इस सर्वर का अपना दस्तावेज़ समझा जा सकता है। यहाँ स्थिति की सूचियों पर हस्ताक्षर नहीं होते, और न ऐसे दस्तावेज़ पर जिसका आईडी किसी प्रमाणपत्र का हो या ${url}/ से शुरू हो।`,
  'not_found.credential': 'इस आईडी का कोई क्रेडेंशियल स्थिति के साथ जारी नहीं हुआ।',
}
