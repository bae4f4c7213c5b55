import type { organisation as english } from '@credenza/schema/sentences/organisation'
import type { Twin } from '@credenza/schema/sentences/sentence'
import { messages } from '../messages.ts'

/** How an organisation stands, as an adjective. */
const standing: Record<string, string> = {
  registered: 'पंजीकृत',
  pending: 'लंबित',
  returned: 'लौटाई गई',
  approved: 'मंज़ूर',
  suspended: 'निलंबित',
}
const named = (status: string): string => standing[status] ?? status

export const organisation: Twin<typeof english> = {
  not_approved: messages.waitForApproval,
  suspended: ({ reason }) => `आपकी संस्था निलंबित है। ${reason}`.trim(),
  'suspended.invitation': ({ organisation }) =>
    `${organisation} निलंबित है, इसलिए अभी कोई इसमें शामिल नहीं हो सकता। बहाल होने के बाद अपना न्योता फिर से खोलें।`,
  'suspended.batch': 'यह पूरा होने से पहले आपकी संस्था निलंबित कर दी गई।',
  already_onboarded: 'एडमिन पहले से इस जानकारी की समीक्षा कर रहे हैं।',
  'not_signed_in.application': 'अपना आवेदन सुधारकर दोबारा जमा करने के लिए साइन इन करें।',
  'forbidden.application': 'यह आपका आवेदन नहीं है।',
  'already_decided.organisation': ({ status, from, to }) =>
    `यह संस्था ${named(status)} है; सिर्फ़ ${named(from)} संस्था ${named(to)} हो सकती है।`,
  'already_decided.application_changed': 'यह आवेदन दोबारा जमा हुआ है। इसे एक बार फिर पढ़ें, तब फ़ैसला करें।',
  look_alike: ({ name }) => `यह नाम किसी और संस्था के नाम से बहुत मिलता-जुलता है: ${name}।`,
  'not_found.registration': 'पंजीकरण नहीं मिला। अपनी जानकारी के साथ फिर से शुरू करें।',
  'not_found.organisation': 'संस्था नहीं मिली।',

  'invalid.verifiers_not_approved': 'सिर्फ़ मंज़ूर सत्यापनकर्ता चुनें।',
  'invalid.verifiers_chosen_by_issuers': 'सत्यापनकर्ता सिर्फ़ जारीकर्ता चुनते हैं।',
  'invalid.profile_image_needed': messages.newImageNeeded,
  'invalid.profile_image_size': ({ side }) => `प्रोफ़ाइल इमेज ${side} × ${side} पिक्सेल की होनी चाहिए।`,
  'unsupported_type.profile_image': 'प्रोफ़ाइल इमेज JPEG होनी चाहिए।',
  'too_large.profile_image': ({ kilobytes }) => `प्रोफ़ाइल इमेज ${kilobytes} KB से कम होनी चाहिए।`,

  'not_found.key': 'संस्था के पास ऐसी कोई कुंजी नहीं है।',
  'unavailable.key_store':
    'जिस कुंजी भंडार में आपकी हस्ताक्षर कुंजी है, वह जवाब नहीं दे रहा। कुछ खोया नहीं है। थोड़ी देर में फिर से कोशिश करें।',
  'unavailable.key_refused':
    'कुंजी भंडार हमें आपकी हस्ताक्षर कुंजी इस्तेमाल नहीं करने देता: शायद वह बंद या हटा दी गई है। भंडार चलाने वाले से पूछें।',
  'unavailable.key_wrong':
    'कुंजी भंडार ने किसी और कुंजी के हस्ताक्षर से जवाब दिया। उसे इस्तेमाल नहीं किया गया। भंडार चलाने वाले से पूछें।',
  'unavailable.key_store_gone': 'आपकी हस्ताक्षर कुंजी ऐसे भंडार में है जिससे यह सिस्टम अब जुड़ा नहीं है। संचालक से पूछें।',
  'unavailable.seal':
    'इस PDF पर मुहर लगाने वाली सेवा उत्तर नहीं दे रही है। प्रमाणपत्र पर कोई असर नहीं पड़ा है। थोड़ी देर बाद फिर कोशिश करें।',
  'unavailable.seal_refused':
    'इस PDF पर मुहर लगाने वाली सेवा अपनी मुहर नहीं दे रही है। प्रमाणपत्र पर कोई असर नहीं पड़ा है। संचालक से मुहर की सेटिंग देखने को कहें।',
  'unavailable.seal_stolen':
    'जारीकर्ता ने बताया है कि इस PDF पर मुहर लगाने वाली कुंजी चोरी हो गई है। प्रमाणपत्र पर कोई असर नहीं पड़ा है। जारीकर्ता को मुहर के लिए दूसरी कुंजी की व्यवस्था करनी होगी।',
  'invalid.seal_remote': 'आपकी मुहर एक प्रदाता के पास है। उसके प्रमाणपत्र वहीं से आते हैं और उसकी कुंजी वहीं बदली जाती है।',
  'invalid.store_label': ({ prefix }) =>
    `नाम ${prefix} से शुरू होना चाहिए और उसमें केवल लैटिन अक्षर, अंक, हाइफ़न, अंडरस्कोर और ज़्यादा से ज़्यादा एक स्लैश हो।`,
  'invalid.store_not_connected': 'यह सिस्टम इस कुंजी भंडार से जुड़ा नहीं है।',
  'invalid.store_key_unknown': 'कुंजी भंडार में इस नाम की कोई कुंजी नहीं है, या वह इस सिस्टम को उसे इस्तेमाल नहीं करने देता।',
  'invalid.store_key_kind': ({ algorithm }) => `${algorithm} कुंजी चुनें।`,
  'invalid.store_key_used': 'इस कुंजी से यहाँ पहले हस्ताक्षर हो चुके हैं। नई कुंजी बनाएँ।',
  'invalid.theft_in_future': 'बीता हुआ समय चुनें।',
  'invalid.theft_before_key': 'उस समय यह कुंजी मौजूद नहीं थी।',
  'invalid.theft_later': 'पहले का समय पहले ही बताया जा चुका है। आप उसे पीछे ले जा सकते हैं, आगे नहीं।',

  held: 'इस व्यक्ति का डेटा कानूनी रोक में है। पहले रोक हटाएँ।',
  'not_found.breach': 'उल्लंघन का मामला नहीं मिला।',
  'already_decided.breach_closed': 'यह मामला बंद है।',
  'not_found.hold': 'रोक नहीं मिली।',
  'not_found.hold_subject': 'इस आईडी का कोई व्यक्ति या संस्था नहीं है।',
  'invalid.retention_days': ({ least, most }) => `${least} से ${most} दिन तक चुनें।`,
}
