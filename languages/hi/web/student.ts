import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { studentTexts as english } from '../../../web/src/texts/student.ts'

export const studentTexts: Texts<typeof english> = {
  list: {
    title: 'विद्यार्थी जानकारी',
    search: 'विद्यार्थी खोजें',
    add: '+ विद्यार्थी जोड़ें',
    import: 'विद्यार्थियों का डेटा इंपोर्ट करें',
    columns: {
      name: 'विद्यार्थी का नाम',
      universityName: 'विश्वविद्यालय का नाम',
      collegeName: 'कॉलेज का नाम',
      courseName: 'कोर्स का नाम',
      year: 'साल',
      rollNumber: 'रोल नंबर',
      mobileNumber: 'मोबाइल नंबर',
      email: 'ईमेल पता',
      walletAddress: 'वॉलेट का पता',
    },
    wallet: 'वॉलेट का पता',
    walletCopied: 'वॉलेट का पता कॉपी हो गया!',
    year: 'साल',
    allYears: 'सभी साल',
    course: 'कोर्स',
    allCourses: 'सभी कोर्स',
  },
  add: {
    title: 'विद्यार्थी जोड़ें',
    lead: 'विद्यार्थी इसी ईमेल और पासवर्ड से साइन इन करते हैं।',
    save: 'सेव करें',
    saving: 'विद्यार्थी जोड़े जा रहे हैं...',
    failed: 'विद्यार्थी नहीं जोड़ा जा सका',
    optional: 'ज़रूरी नहीं',
    fields: {
      name: 'नाम',
      fatherName: 'पिता का नाम',
      motherName: 'माता का नाम',
      collegeName: 'कॉलेज का नाम',
      courseName: 'कोर्स का नाम',
      year: 'साल',
      rollNumber: 'रोल नंबर',
      mobileNumber: 'मोबाइल नंबर',
      dateOfBirth: 'जन्म तिथि',
      email: 'ईमेल',
      password: 'पासवर्ड',
    },
  },
}
