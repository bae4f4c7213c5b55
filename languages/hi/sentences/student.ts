import type { Twin } from '@credenza/schema/sentences/sentence'
import type { student as english } from '@credenza/schema/sentences/student'
import { words } from '../field-names.ts'
import { messages } from '../messages.ts'

export const student: Twin<typeof english> = {
  'not_found.student': 'विद्यार्थी नहीं मिला।',
  'already_exists.student_email': 'इस ईमेल वाला विद्यार्थी पहले से मौजूद है।',
  'already_exists.roll_number': 'इस रोल नंबर वाला विद्यार्थी पहले से मौजूद है।',
  'already_exists.roll_number_of': ({ name, email }) => `यह रोल नंबर ${name}, ${email} का है।`,
  student_changed: 'इस बीच किसी और ने इस विद्यार्थी की जानकारी बदली है। उनके बदलाव देखें, फिर दोबारा सेव करें।',
  student_archived: 'यह विद्यार्थी संग्रहित है। पहले विद्यार्थी को वापस लाएँ।',
  student_erased:
    'इस व्यक्ति ने अपना खाता मिटा दिया है। अगर आप उन्हें दूसरा प्रमाणपत्र जारी करेंगे, तो उन्हें नया खाता मिलेगा।',
  student_in_use: 'प्रमाणपत्र मौजूद हैं।',
  'student_in_use.course': 'कोर्स में प्रमाणपत्र के लिए सुझाया गया।',
  'student_in_use.changed': 'इसके बाद बदला, बुलाया या संग्रहित किया गया।',
  'student_in_use.named_again': 'इसके बाद किसी दूसरी सूची या प्रोग्राम में आया, या दूसरे विभाग में ले जाया गया।',
  'student_in_use.signed_in': 'इसके बाद खाते में साइन इन हुआ।',
  'student_in_use.held': 'डेटा कानूनी रोक में है।',
  invited_recently: 'इस विद्यार्थी को न्योता भेजे एक दिन भी नहीं हुआ है। कल फिर से कोशिश करें।',
  'invalid.email_repeated': ({ row }) => `पंक्ति ${row} में भी यही ईमेल है।`,
  'invalid.roll_number_repeated': ({ row }) => `पंक्ति ${row} में भी यही रोल नंबर है।`,

  'not_found.import': 'इंपोर्ट नहीं मिला।',
  import_not_ready: 'यह सूची अभी पढ़ी जा रही है। थोड़ी देर में फिर से कोशिश करें।',
  'import_not_ready.started': 'यह इंपोर्ट शुरू हो चुका है।',
  'import_not_ready.others': 'दूसरी सूची इंपोर्ट हो रही है। उसके पूरा होने पर फिर से कोशिश करें।',
  'import_not_ready.undoing': 'एक इंपोर्ट पहले जैसा किया जा रहा है। उसके पूरा होने पर फिर से कोशिश करें।',
  'invalid.file_needed': messages.selectFile,
  'invalid.columns_missing': ({ fields }) =>
    `ये कॉलम नहीं हैं: ${fields.map(words).join(', ')}। सभी कॉलम देखने के लिए नमूना डाउनलोड करें।`,
  'invalid.columns_shared': 'हर फ़ील्ड के लिए शीट का अलग कॉलम चुनें।',
  'invalid.list_place': 'इस फ़ाइल की कोई शीट और पंक्ति चुनें।',
  'invalid.cell_error': 'इस सेल का फ़ॉर्मूला काम नहीं कर रहा। उसे अपनी स्प्रेडशीट में सुधारें।',
  'invalid.digits_lost':
    'इस संख्या के आखिरी अंक खो गए हैं, जैसे 8.01E+14 में। कॉलम का फ़ॉर्मैट टेक्स्ट करें और संख्या दोबारा टाइप करें।',
  'invalid.several_phones': 'इसमें एक से ज़्यादा फ़ोन नंबर हैं। एक रखें।',
  'invalid.no_such_date': 'इस सूची के लिए चुने गए दिन और महीने के क्रम में ऐसी कोई तारीख नहीं है।',
  'invalid.hijri_date': 'यह हिजरी तारीख लगती है। ग्रेगोरियन तारीख लिखें, जैसे 30/06/2025।',
  'invalid.date_order_needed': 'चुनें कि पहले दिन आता है या महीना।',
  'invalid.dates_unsettled':
    '03/04/2000 जैसी तारीखें दो तरह से पढ़ी जा सकती हैं। उन्हें 2000-04-03 की तरह लिखें या “डेटा अपलोड” में चुनें कि पहले दिन आता है या महीना।',
  'invalid.sheet_empty': 'फ़ाइल खाली है। कॉलम देखने के लिए नमूना डाउनलोड करें।',
  'invalid.sheet_slow': 'यह स्प्रेडशीट पढ़ने में बहुत समय लगा। इसे कई फ़ाइलों में बाँटें।',
  'invalid.sheet_damaged': 'यह स्प्रेडशीट खराब है। इसे अपने स्प्रेडशीट प्रोग्राम में खोलें, दोबारा सेव करें और नई फ़ाइल चुनें।',
  'invalid.sheet_quotation': ({ row }) =>
    `पंक्ति ${row} के बाद का एक उद्धरण चिह्न बंद नहीं है। उसे सुधारकर फिर से कोशिश करें।`,
  'invalid.sheet_locked': 'यह स्प्रेडशीट पासवर्ड से सुरक्षित है। पासवर्ड हटाकर इसे दोबारा चुनें।',
  'invalid.sheet_roster_delta':
    'इस OneRoster फ़ाइल में सिर्फ़ बदलाव हैं (delta)। सब कुछ (bulk) एक्सपोर्ट करके नई फ़ाइल चुनें।',
  'invalid.sheet_roster_version':
    'यह OneRoster फ़ाइल वर्शन 1.1 या 1.2 की नहीं है। इनमें से किसी में एक्सपोर्ट करके नई फ़ाइल चुनें।',
  'invalid.sheet_roster_users':
    'इस OneRoster फ़ाइल में सभी लोगों की सूची नहीं है (users.csv, bulk)। उस सूची के साथ एक्सपोर्ट करके नई फ़ाइल चुनें।',
  'invalid.sheet_roster_grades':
    'अंतिम ग्रेड नहीं मिले। results.csv वाली OneRoster फ़ाइल चाहिए, जिसमें हर कक्षा का एक ही परिणाम हो, या एक परिणाम जिसका नाम Final Grade हो।',
  'invalid.sheet_roster_column': ({ file, column }) =>
    `इस OneRoster फ़ाइल में ${file} का कॉलम ${column} नहीं है। इसे दोबारा एक्सपोर्ट करके नई फ़ाइल चुनें।`,
  'unsupported_type.sheet': 'यह फ़ाइल स्प्रेडशीट नहीं है। इसे .xlsx, .xls या .csv के रूप में सेव करके दोबारा चुनें।',
  'too_large.sheet': 'यह स्प्रेडशीट पढ़ने के लिए बहुत बड़ी है। एक सादी शीट रखें या इसे कई फ़ाइलों में बाँटें।',
  'too_large.sheet_bytes': ({ bytes }) => `फ़ाइल ${bytes} बाइट से बड़ी है`,
  'too_large.sheet_rows': ({ max }) =>
    `इस स्प्रेडशीट में ${max.toLocaleString('hi-IN-u-nu-latn')} से ज़्यादा पंक्तियाँ हैं। इसे कई फ़ाइलों में बाँटें।`,
  'too_large.sheet_row': ({ row }) => `पंक्ति ${row} बहुत बड़ी है। जो विद्यार्थी के बारे में नहीं है, वह सब हटाएँ।`,

  wallet_in_use: 'आपके वॉलेट में एक प्रमाणपत्र ट्रांसफ़र हो चुका है, इसलिए आपको यही वॉलेट रखना होगा।',
  'invalid.signature_of_another': 'यह हस्ताक्षर इस मैसेज और वॉलेट से मेल नहीं खाता। मैसेज पर फिर से हस्ताक्षर करें।',
  'invalid.message_outdated': 'इस मैसेज की अवधि खत्म हो गई है। नया मैसेज लें और उस पर हस्ताक्षर करें।',
}
