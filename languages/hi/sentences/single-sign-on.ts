import type { Twin } from '@credenza/schema/sentences/sentence'
import type { singleSignOn as english } from '@credenza/schema/sentences/single-sign-on'

export const singleSignOn: Twin<typeof english> = {
  single_sign_on_required:
    'आपकी संस्था चाहती है कि आप उसका अपना साइन-इन इस्तेमाल करें। “अपने विश्वविद्यालय के साथ आगे बढ़ें” चुनें।',
  'single_sign_on_failed.expired': 'इस साइन-इन में बहुत समय लगा, या यह किसी दूसरे ब्राउज़र में शुरू हुआ था। फिर से शुरू करें।',
  'single_sign_on_failed.refused':
    'आपकी संस्था के साइन-इन ने आपको अंदर नहीं आने दिया। फिर कोशिश करें या संस्था के सहायता केंद्र से पूछें।',
  'single_sign_on_failed.untrusted':
    'आपकी संस्था के साइन-इन के जवाब पर भरोसा नहीं किया जा सकता। फिर से शुरू करें। दोबारा ऐसा हो, तो संस्था के मालिक को बताएँ।',
  'single_sign_on_failed.not_offered': 'आपकी संस्था का अपना साइन-इन उपलब्ध नहीं है। अपना पासवर्ड इस्तेमाल करें।',
  'single_sign_on_failed.no_email':
    'आपकी संस्था के साइन-इन ने आपका कोई पुष्ट ईमेल नहीं दिया। संस्था के सहायता केंद्र से पूछें।',
  'single_sign_on_failed.no_lasting_name':
    'आपके संगठन के साइन-इन ने आपकी स्थायी पहचान नहीं बताई। उसकी सहायता टीम से पूछें।',
  'single_sign_on_failed.domain': 'आपका ईमेल आपकी संस्था के किसी डोमेन पर नहीं है। संस्था के मालिक से कहें।',
  'single_sign_on_failed.email_elsewhere': 'आपका ईमेल पहले से किसी दूसरे खाते का है। हमसे मदद माँगें।',
  'single_sign_on_failed.no_role': 'आपकी संस्था ने आपको यहाँ कोई भूमिका नहीं दी है। संस्था के मालिक से कहें।',
  'single_sign_on_failed.removed': 'आपको यहाँ आपकी संस्था से हटा दिया गया है। संस्था के मालिक से फिर से न्योता माँगें।',
  'single_sign_on_failed.identity_taken': 'यह साइन-इन पहले से किसी दूसरे खाते से जुड़ा है।',
  'single_sign_on_failed.another_person': 'वहाँ किसी और ने साइन इन किया। वहाँ अपने खाते से साइन इन करें।',
  'single_sign_on_failed.not_recent':
    'आपकी संस्था के साइन-इन ने अभी दूसरे चरण की पुष्टि नहीं की। इसकी जगह अपनी पासकी इस्तेमाल करें।',
  'single_sign_on_failed.link_expired': 'इस कोड की अवधि खत्म हो गई है या इसे बहुत बार आज़माया गया। फिर से शुरू करें।',
  'unavailable.provider': 'आपकी संस्था का साइन-इन अभी जवाब नहीं दे रहा। कुछ मिनट बाद फिर कोशिश करें।',
  'invalid.provider_untested': 'साइन-इन चालू करने से पहले उसे जाँचें।',
  'invalid.owner_passkey': 'पहले अपने खाते में पासकी जोड़ें। संस्था का साइन-इन बंद होने पर आप इसी से अंदर आएँगे।',
  'second_factor_required.last_passkey':
    'आपकी संस्था में उसका अपना साइन-इन ज़रूरी है, इसलिए एक पासकी रखें। उसके बंद होने पर आप इसी से अंदर आएँगे।',
  'invalid.client_secret': 'वह सीक्रेट डालें जो प्रदाता ने आपको दिया है।',
  'invalid.certificate': 'प्रदाता का हस्ताक्षर प्रमाणपत्र दर्ज करें, जिसकी RSA कुंजी कम से कम 2048 बिट की हो।',
  'invalid.metadata':
    'वहाँ कोई SAML प्रदाता नहीं मिला जो HTTP-Redirect से अनुरोध लेता हो। पता जाँचें, या उसका मेटाडेटा चिपकाएँ।',
  'invalid.which_provider': 'इस मेटाडेटा में कई प्रदाता हैं। अपने प्रदाता की entity ID दर्ज करें।',
  'invalid.shared_domain':
    'इस डोमेन पर किसी का भी ईमेल हो सकता है। ऐसा डोमेन डालें जिसे सिर्फ़ आपकी संस्था इस्तेमाल करती है।',
  'already_exists.domain': 'किसी दूसरी संस्था ने यह डोमेन साबित कर दिया है। अगर यह आपका है, तो हमसे मदद माँगें।',
  'not_found.domain': 'डोमेन नहीं मिला।',
  'not_found.provider': 'पहले अपनी संस्था का साइन-इन सेट करें।',
}
