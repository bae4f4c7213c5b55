import type { account as english } from '@credenza/schema/sentences/account'
import type { Twin } from '@credenza/schema/sentences/sentence'
import { messages } from '../messages.ts'

const duration = (seconds: number): string =>
  seconds < 60 ? `${seconds} सेकंड` : `${Math.ceil(seconds / 60)} मिनट`

export const account: Twin<typeof english> = {
  not_signed_in: 'जारी रखने के लिए साइन इन करें।',
  'not_signed_in.api_key': 'सही API कुंजी भेजें: Authorization: Bearer crd_…',
  sign_in_failed: 'ईमेल, पासवर्ड या भूमिका गलत है।',
  sign_in_expired: 'साइन इन में बहुत समय लग गया। फिर से साइन इन करें।',
  forbidden: 'आपकी भूमिका में इसकी अनुमति नहीं है।',
  'forbidden.api_key': 'API कुंजियाँ सिर्फ़ /v1, /vc-api और /scim/v2 वाली कॉल के लिए काम करती हैं।',
  'forbidden.scope': ({ scopes }) => `इस API कुंजी के पास यह अनुमति नहीं है: ${scopes.join(' या ')}।`,
  'forbidden.owner_only': 'यह सिर्फ़ आपकी संस्था के मालिक कर सकते हैं।',
  'forbidden.member_role': 'आपकी संस्था में आपकी भूमिका इसकी अनुमति नहीं देती। संस्था के मालिक से कहें।',
  'forbidden.departmental': 'यह पूरी संस्था के लोगों और API कुंजियों के लिए है, विभागों के लिए नहीं।',
  'forbidden.starter_left':
    'जिस व्यक्ति या API कुंजी ने यह काम शुरू किया था, उसे अब इसकी अनुमति नहीं है। जिन्हें अनुमति हो, वे फिर से आज़मा सकते हैं।',
  'forbidden.setup_link_used': 'सेट अप का यह लिंक इस्तेमाल हो चुका है। नया लिंक पाने के लिए सर्वर दोबारा शुरू करें।',
  email_taken: messages.emailTaken,
  otp_wrong: messages.otpWrong,
  otp_expired: 'इस कोड की अवधि खत्म हो गई है या यह इस्तेमाल हो चुका है। नए कोड के लिए “कोड दोबारा भेजें” दबाएँ।',
  'otp_expired.tries': 'बहुत बार गलत कोड डाला गया। नए कोड के लिए “कोड दोबारा भेजें” दबाएँ।',
  reset_token_invalid: 'इस पासवर्ड रीसेट की अवधि खत्म हो गई है या यह इस्तेमाल हो चुका है। अपने ईमेल से फिर शुरू करें।',
  'too_many_requests.otp': messages.otpTooSoon,
  'too_many_requests.attempts': ({ seconds }) => `बहुत ज़्यादा कोशिशें हुईं। ${duration(seconds)} रुकें, फिर कोशिश करें।`,
  'invalid.password_wrong': 'यह आपका पासवर्ड नहीं है। इसे देखकर फिर से कोशिश करें।',
  'invalid.password_initial': messages.initialPasswordAgain,
  'invalid.member_role': 'ऐसी भूमिका चुनें जो आपकी संस्था में हो।',
  'invalid.password_common': 'इस पासवर्ड का अंदाज़ा लगाना बहुत आसान है। लंबा पासवर्ड चुनें, जैसे चार अलग-अलग शब्द।',
  'invalid.password_known':
    'यह पासवर्ड ऐसे नामों से बना है जिनका अंदाज़ा लगाना आसान है। कुछ और चुनें, जैसे चार अलग-अलग शब्द।',
  'not_found.session': 'यह सेशन पहले ही खत्म हो चुका है।',
  'not_found.application_request': 'यह अनुरोध समाप्त हो चुका है। ऐप में फिर से शुरू करें।',
  'not_found.application': 'यह ऐप अब जुड़ा हुआ नहीं है।',
  'not_signed_in.application_token': 'ऐक्सेस टोकन नहीं है, समाप्त हो चुका है या रद्द किया गया है।',
  'forbidden.application_scope': 'यह ऐक्सेस टोकन इसकी अनुमति नहीं देता।',
  'not_found.badge': 'ऐसा कोई बैज नहीं है।',
  'invalid.badge': 'ऐसा ओपन बैज 3.0 भेजें जिसकी पहचान संख्या हो।',
  'invalid.badge_signature': 'इस बैज के हस्ताक्षर की जाँच नहीं हो सकी।',
  'invalid.badge_schema': 'यह बैज उस स्कीमा के अनुसार नहीं है जिसका यह नाम लेता है।',
  'invalid.badge_app': 'यह ऐप ओपन बैज 3.0 के अनुसार बैज नहीं देता। इसका पता जाँचें, या बैज फ़ाइल जोड़ें।',
  'invalid.badge_visit': 'ऐप ने हमें अनुमति नहीं दी, या इसमें दस मिनट से ज़्यादा लगे। फिर से शुरू करें।',
  'unavailable.badge_app': 'यह ऐप जवाब नहीं दे रहा। इसका पता जाँचें, और कुछ मिनट बाद फिर कोशिश करें।',
  'invalid.badge_older': 'इस बैज का नया वर्शन पहले से रखा है।',
  'invalid.badge_large': ({ kilobytes }) => `एक बैज ${kilobytes} KB तक का हो सकता है।`,
  'invalid.badges_full': ({ most }) => `आपके पास पहले से ${most} बैज रखे हैं। पहले कुछ हटाएँ।`,
  'invalid.badges_large': ({ megabytes }) =>
    `आपके सभी बैज मिलाकर ${megabytes} MB से अधिक नहीं हो सकते। पहले कुछ हटाएँ।`,
  'invalid.profile':
    'पूरी प्रोफ़ाइल भेजें। उसकी पहचान, नाम और ईमेल बदले नहीं जा सकते; सिर्फ़ संपर्क विवरण, परिचय, चित्र और नाम जोड़े जा सकते हैं।',

  second_factor_required: 'पहले पासकी या ऑथेंटिकेटर ऐप सेट अप करें।',
  'second_factor_required.last': 'इसे हटाने से पहले दूसरी पासकी या ऑथेंटिकेटर ऐप जोड़ें।',
  second_factor_stale: 'दूसरे चरण की पुष्टि करें, फिर कोशिश करें।',
  second_factor_wrong: 'यह मेल नहीं खाया। इसे देखकर फिर से कोशिश करें।',
  'second_factor_wrong.unknown_passkey': 'इस भूमिका का कोई खाता यह पासकी इस्तेमाल नहीं करता।',
  second_factor_expired: 'साइन इन में बहुत समय लग गया या बहुत बार गलत कोशिश हुई। फिर से साइन इन करें।',
  'already_exists.passkey': 'यह पासकी पहले से इस्तेमाल में है।',
  'not_found.passkey': 'पासकी नहीं मिली।',
  'not_found.authenticator_app': 'आपने कोई ऑथेंटिकेटर ऐप सेट अप नहीं किया है।',

  welcome_ended: 'इस लिंक से अब पासवर्ड सेट नहीं हो सकता। साइन इन करें या “पासवर्ड भूल गए” चुनें।',
  invitation_ended: 'इस न्योते की अवधि खत्म हो गई है या यह इस्तेमाल हो चुका है या वापस ले लिया गया है। नया न्योता माँगें।',
  'already_exists.invitation': 'इन्हें पहले ही न्योता भेजा जा चुका है। इसके बजाय न्योता दोबारा भेजें।',
  'invalid.too_many_colleagues': ({ max }) =>
    `आपके ज़्यादा से ज़्यादा ${max} सहकर्मी हो सकते हैं। जो जा चुके हैं उन्हें हटाएँ।`,
  'invalid.assignee': 'ऐसे व्यक्ति को चुनें जो आपकी संस्था से जुड़ चुका हो।',
  'not_found.invitation': 'न्योता नहीं मिला।',
  'not_found.colleague': 'सहकर्मी नहीं मिला।',

  'not_found.department': 'विभाग नहीं मिला।',
  'not_found.in_departments': 'आपके विभागों में नहीं मिला।',
  'already_exists.department': ({ name }) => `${name} नाम का विभाग पहले से है।`,
  'invalid.department': 'अपनी संस्था का कोई खुला विभाग चुनें।',
  'invalid.department_needed': 'वह विभाग चुनें जिसमें आप काम कर रहे हैं, फिर दोबारा कोशिश करें।',
  'invalid.department_itself': 'कोई दूसरा विभाग चुनें।',
  'invalid.too_many_departments': ({ max }) => `आपके पास ज़्यादा से ज़्यादा ${max} विभाग हो सकते हैं। कुछ को मिला दें।`,
  second_admin_needed:
    'इसके लिए दो एडमिन चाहिए। आपका अनुरोध दर्ज हुआ: किसी दूसरे एडमिन को सात दिनों के भीतर यही करना होगा।',
  'invalid.one_admin': 'पहले एक दूसरा एडमिन होना चाहिए। किसी को न्योता भेजें।',
}
