import type { Texts } from '../../../web/src/lib/texts.ts'
import type { unreadable as english } from '../../en/document/unreadable.ts'

export const unreadable: Texts<typeof english> = {
  reasons: {
    'Refused: the file is larger than 5 MB.': 'अस्वीकार: फ़ाइल 5 MB से बड़ी है।',
    'Refused: a ZIP within a ZIP is not opened.': 'अस्वीकार: ZIP के अंदर की ZIP नहीं खोली जाती।',
    'Refused: it holds more than 1,000 files.': 'अस्वीकार: इसमें 1,000 से ज़्यादा फ़ाइलें हैं।',
    'Refused: it unpacks to more than can be checked at once.':
      'अस्वीकार: खुलने पर यह एक बार में जाँचने की सीमा से बड़ी हो जाती है।',
    'Refused: a file in it unpacks to far more than it is.':
      'अस्वीकार: इसकी एक फ़ाइल खुलने पर कहीं ज़्यादा बड़ी हो जाती है।',
    'Refused: it is locked with a password.': 'अस्वीकार: इस पर पासवर्ड लगा है।',
    'Refused: the picture has more than 25 megapixels.': 'अस्वीकार: तस्वीर 25 मेगापिक्सल से बड़ी है।',
    'Refused: the file takes too much time or memory to read.':
      'अस्वीकार: फ़ाइल पढ़ने में बहुत ज़्यादा समय या मेमोरी लगती है।',
    'The ZIP is damaged and could not be read to its end.': 'ZIP खराब है और अंत तक नहीं पढ़ी जा सकी।',
    'The file is empty.': 'फ़ाइल खाली है।',
    'The file holds no certificate.': 'फ़ाइल में कोई प्रमाणपत्र नहीं है।',
    'The PDF carries no certificate.': 'PDF में कोई प्रमाणपत्र नहीं है।',
    'The file is damaged, or of a kind that is not read here.':
      'फ़ाइल खराब है, या ऐसे प्रकार की है जो यहाँ नहीं पढ़ा जाता।',
    'The picture is damaged, or too large.': 'तस्वीर खराब है या बहुत बड़ी है।',
    'The picture is interlaced. Save it again without that.': 'तस्वीर इंटरलेस्ड है। इसे उसके बिना दोबारा सेव करें।',
    'No QR code could be read in the picture, and it carries no certificate.':
      'तस्वीर में कोई QR कोड नहीं पढ़ा जा सका, और उसमें कोई प्रमाणपत्र नहीं है।',
    'The presentation holds no certificate.': 'प्रेज़ेंटेशन में कोई प्रमाणपत्र नहीं है।',
    'The link no longer works.': 'लिंक अब काम नहीं करता।',
    'The link does not lead to a certificate.': 'लिंक किसी प्रमाणपत्र पर नहीं ले जाता।',
    'The link is incomplete: the part after # opens the certificate.':
      'लिंक अधूरा है: # के बाद का हिस्सा प्रमाणपत्र खोलता है।',
    'There is no certificate at this link.': 'इस लिंक पर कोई प्रमाणपत्र नहीं है।',
    'The certificate is not signed yet, or was erased.':
      'प्रमाणपत्र पर अभी हस्ताक्षर नहीं हुए हैं, या उसे मिटा दिया गया है।',
    'The certificate’s document could not be fetched.': 'प्रमाणपत्र का दस्तावेज़ नहीं मिल सका।',
    'The key in the link does not open this certificate.': 'लिंक की कुंजी यह प्रमाणपत्र नहीं खोलती।',
    'The file is damaged.': 'फ़ाइल खराब है।',
    'The file is not JSON.': 'फ़ाइल JSON नहीं है।',
    'The file is too large to be a certificate.': 'फ़ाइल इतनी बड़ी है कि प्रमाणपत्र नहीं हो सकती।',
    'The file lacks the answers that it was checked with.': 'फ़ाइल में वे जवाब नहीं हैं जिनसे इसे जाँचा गया था।',
    'The file is not a certificate: a JSON object is expected.':
      'फ़ाइल प्रमाणपत्र नहीं है: JSON ऑब्जेक्ट होना चाहिए।',
    'The file has a part that a certificate file does not have.':
      'फ़ाइल में ऐसा हिस्सा है जो प्रमाणपत्र की फ़ाइल में नहीं होता।',
    'The endorsements in the file are not a list of at most 20 credentials.':
      'फ़ाइल की स्वीकृतियाँ ज़्यादा से ज़्यादा 20 क्रेडेंशियल की सूची नहीं हैं।',
    'The log proof in the file needs entry, index, size, path and checkpoint.': 'फ़ाइल में लॉग का प्रमाण अधूरा है।',
    'The anchor in the file needs chainId, contract and transaction.':
      'फ़ाइल में ब्लॉकचेन की प्रविष्टि अधूरी है: chainId, contract और transaction चाहिए।',
  },
  notFollowed: (host) => `लिंक ${host} पर नहीं ले जाता, इसलिए उसे नहीं खोला गया।`,
  tooMany: (most) => `प्रेज़ेंटेशन में ${most} से ज़्यादा प्रमाणपत्र हैं।`,
}
