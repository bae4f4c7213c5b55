import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { sitePageTexts as english } from '../../../web/src/texts/site-page.ts'

export const sitePageTexts: Texts<typeof english> = {
  titles: {
    contact: 'संपर्क',
    privacy: 'निजता',
    terms: 'इस्तेमाल की शर्तें',
  },
  footer: 'इस साइट के बारे में',
  changed: (date) => `पिछला बदलाव ${date} को`,
  notFound: 'यह पेज मौजूद नहीं है',
  notFoundText: 'इस साइट के संचालक ने इसे प्रकाशित नहीं किया है।',
  edit: {
    title: 'सार्वजनिक पेज',
    lead: 'आपके संपर्क, निजता और शर्तों के पेज। कम से कम एक भाषा में लिखते ही हर पेज फ़ुटर में दिखने लगता है।',
    format: [
      'दो पैराग्राफ़ के बीच एक खाली लाइन छोड़ें।',
      'शीर्षक को # या ## से और सूची की हर मद को - से शुरू करें।',
      'लिंक ऐसे लिखें: [शब्द](https://…) या [शब्द](mailto:…)।',
    ],
    languages: 'भाषाएँ',
    written: 'टेक्स्ट मौजूद है',
    textOf: (page, language) => `${page}, ${language} में`,
    instead: (language) => `जब तक आप यह टेक्स्ट न लिखें, इस भाषा के पाठकों को ${language} वाला दिखेगा।`,
    unwritten: 'जब तक आप इसे कम से कम एक भाषा में न लिखें, यह पेज किसी को नहीं दिखता।',
    preview: 'झलक',
    open: 'पेज खोलें',
    save: 'सेव करें',
    saving: 'सेव हो रहा है...',
    discard: 'बदलाव छोड़ें',
    saved: 'पेज सेव हो गया। एक मिनट के अंदर आने वालों को दिखने लगेगा।',
  },
}
