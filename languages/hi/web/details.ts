import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { detailTexts as english, courseTexts as englishCourses } from '../../../web/src/texts/details.ts'

export const detailTexts: Texts<typeof english> = {
  labels: {
    grade: 'ग्रेड',
    gpa: 'GPA',
    honours: 'ऑनर्स',
    level: 'स्तर',
    credits: 'क्रेडिट',
    hours: 'घंटे',
  },
  custom: 'दूसरा फ़ील्ड',
  title: 'ग्रेड और दूसरा विवरण (ज़रूरी नहीं)',
  lead: 'इस बार बनने वाले हर प्रमाणपत्र में यह लिखा होगा।',
  add: 'ग्रेड, GPA, क्रेडिट या दूसरा विवरण जोड़ें',
  gpaScale: 'GPA कितने में से है',
  label: (number) => `फ़ील्ड ${number}: नाम`,
  value: (number) => `फ़ील्ड ${number}: वैल्यू`,
  addField: 'फ़ील्ड जोड़ें',
  pasted: {
    tooMany: (most) =>
      `हर प्राप्तकर्ता को अपना शीर्षक, ग्रेड या दूसरी जानकारी देने के लिए ज़्यादा से ज़्यादा ${most} चुनें, जैसे किसी एक कोर्स के।`,
    open: 'हर प्राप्तकर्ता को अलग शीर्षक, ग्रेड या दूसरा विवरण दें',
    title: 'हर प्राप्तकर्ता का अलग विवरण (ज़रूरी नहीं)',
    hint: 'अपनी स्प्रेडशीट से पंक्तियाँ कॉलम के नामों के साथ कॉपी करें और यहाँ चिपकाएँ। किसी एक कॉलम में रोल नंबर या ईमेल होना ज़रूरी है। “प्रमाणपत्र का शीर्षक” नाम का कॉलम हर प्रमाणपत्र को उसका अपना शीर्षक देता है। अंकतालिका के लिए विद्यार्थी के हर कोर्स को अलग पंक्ति दें, जिसमें “कोर्स कोड”, “कोर्स का शीर्षक”, “ग्रेड”, “क्रेडिट” और “सेमेस्टर” नाम के कॉलम हों।',
    roster: 'OneRoster फ़ाइल से अंतिम ग्रेड लें',
    readingRoster: 'ग्रेड पढ़े जा रहे हैं…',
    replaceQuestion: 'ये पंक्तियाँ बदलें?',
    replaceText: 'अभी की पंक्तियों की जगह फ़ाइल के ग्रेड आ जाएँगे।',
    replace: 'पंक्तियाँ बदलें',
    label: 'आपकी स्प्रेडशीट की पंक्तियाँ',
    matched: (count, total) => `${total} में से ${count} प्राप्तकर्ताओं का विवरण मिला।`,
    nameless: 'रोल नंबर या ईमेल वाला कोई कॉलम नहीं मिला। कॉलम के नाम भी कॉपी करें, जैसे रोल नंबर।',
    strangers: (rows) => `ये पंक्तियाँ किसी प्राप्तकर्ता की नहीं हैं और छोड़ दी गई हैं: ${rows}।`,
    faulty: (row, fields) => `पंक्ति ${row}: ${fields} जाँचें।`,
    contrary: (earlier, row, fields) =>
      `पंक्तियाँ ${earlier} और ${row} एक ही प्राप्तकर्ता की हैं, पर इनमें यह अलग है: ${fields}।`,
    others: 'ये कॉलम भी प्रमाणपत्रों पर दिखाएँ',
  },
  removeField: (number) => `फ़ील्ड ${number} हटाएँ`,
}

/** Words of the courses that a certificate lists. */
export const courseTexts: Texts<typeof englishCourses> = {
  title: 'कोर्स (ज़रूरी नहीं)',
  add: 'कोर्स जोड़ें',
  course: 'कोर्स',
  subject: (number) => `कोर्स ${number}: नाम`,
  grade: (number) => `कोर्स ${number}: ग्रेड`,
  credits: (number) => `कोर्स ${number}: क्रेडिट`,
  remove: (number) => `कोर्स ${number} हटाएँ`,
}
