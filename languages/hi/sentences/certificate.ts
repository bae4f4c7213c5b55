import type { certificate as english } from '@credenza/schema/sentences/certificate'
import type { Twin } from '@credenza/schema/sentences/sentence'
import { messages } from '../messages.ts'

export const certificate: Twin<typeof english> = {
  'not_found.certificate': messages.certificateNotFound,
  not_signed: 'जारीकर्ता ने अभी इस प्रमाणपत्र पर हस्ताक्षर नहीं किया है।',
  letter_required: 'यह प्रमाणपत्र एक विद्यार्थी ने अपलोड किया है। इसे अलग से, अधिकार पत्र के साथ सत्यापित करें।',
  already_signed: 'प्रमाणपत्र पहले से सत्यापित है',
  'already_signed.meanwhile': 'इस पर पहले ही हस्ताक्षर हो चुका है।',
  already_decided: 'इस प्रमाणपत्र पर पहले ही फ़ैसला हो चुका है। पहला फ़ैसला ही माना जाएगा।',
  'already_decided.meanwhile': 'इस पर पहले ही फ़ैसला हो चुका है।',
  not_accepted: 'किसी सत्यापनकर्ता ने यह प्रमाणपत्र स्वीकार नहीं किया है।',
  not_recorded: 'प्रमाणपत्र ब्लॉकचेन पर दर्ज हो रहा है। थोड़ी देर में फिर से कोशिश करें।',
  already_transferred: 'यह प्रमाणपत्र पहले ही ट्रांसफ़र हो चुका है।',
  'already_transferred.final': 'ट्रांसफ़र को पहले जैसा नहीं किया जा सकता।',
  already_suspended: 'यह प्रमाणपत्र पहले से निलंबित है।',
  not_suspended: 'यह प्रमाणपत्र निलंबित नहीं है।',
  certificate_suspended: 'यह प्रमाणपत्र निलंबित है। पहले जारीकर्ता को इसे बहाल करना होगा।',
  key_compromised: 'इस पर ऐसी कुंजी से हस्ताक्षर हुआ जो बाद में चोरी हो गई। जारीकर्ता को इसे दोबारा जारी करना होगा।',
  already_superseded: 'इस प्रमाणपत्र की जगह सुधरा हुआ प्रमाणपत्र आ चुका है।',
  already_revoked: 'यह प्रमाणपत्र रद्द है।',

  'invalid.recipient': 'यह प्राप्तकर्ता आपके विद्यार्थियों में नहीं है।',
  'invalid.certificate_type': 'अपनी श्रेणियों में से प्रमाणपत्र का प्रकार चुनें।',
  'invalid.public_key': 'यह सार्वजनिक कुंजी आपकी संस्था की नहीं है। मेरी प्रोफ़ाइल से वॉलेट का पता कॉपी करें।',
  'invalid.digital_signature': 'यह डिजिटल हस्ताक्षर आपकी संस्था का नहीं है। इसे मेरी प्रोफ़ाइल से कॉपी करें।',
  missing_glyph: ({ characters }) =>
    `प्रमाणपत्र के फ़ॉन्ट में ये अक्षर नहीं हैं: ${characters.join(', ')}। इसे दूसरे अक्षरों में लिखें।`,
  'not_found.document': 'इस प्रमाणपत्र का दस्तावेज़ मिटा दिया गया है।',
  'unavailable.documents': 'दस्तावेज़ स्टोर तक अभी नहीं पहुँचा जा सकता। थोड़ी देर में फिर से कोशिश करें।',
  'unavailable.transfer': 'ब्लॉकचेन ने ट्रांसफ़र नहीं होने दिया। कुछ खोया नहीं है और संचालक को बता दिया गया है।',

  recall_ended: 'इसे पहले जैसा करने का समय निकल चुका है।',
  'invalid.nothing_selected': 'इस चयन से कुछ भी मेल नहीं खाता।',
  'not_found.batch': 'बैच नहीं मिला।',
  'not_found.batch_file': 'इस बैच की कोई फ़ाइल नहीं है। फ़ाइलें बैच पूरा होने के 24 घंटे बाद तक मिलती हैं।',

  share_link_ended: 'यह लिंक अब काम नहीं करता। भेजने वाले से नया लिंक माँगें।',
  'not_found.share_link': 'लिंक नहीं मिला।',
  'too_many_requests.share_links': ({ max }) => `आप इस प्रमाणपत्र के ${max} लिंक बना चुके हैं। उनमें से कोई एक शेयर करें।`,
}
