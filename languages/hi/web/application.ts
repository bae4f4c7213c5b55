import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { applicationTexts as english } from '../../../web/src/texts/application.ts'

export const applicationTexts: Texts<typeof english> = {
  scopes: {
    'credential.readonly': 'आपके सभी प्रमाणपत्र और बैज पढ़ना',
    'credential.upsert': 'आपके खाते में बैज जोड़ना और बदलना',
    'profile.readonly': 'आपका नाम, ईमेल और प्रोफ़ाइल पढ़ना',
    'profile.update': 'आपकी प्रोफ़ाइल में संपर्क विवरण और परिचय जोड़ना',
  },
  consent: {
    title: 'एक ऐप आपके बैज माँग रहा है',
    lead: 'तभी आगे बढ़ें जब आपने अभी खुद ऐप में यह शुरू किया हो। किसी ने ऐप या उसके नाम की जाँच नहीं की है।',
    name: 'ऐप अपना नाम बताता है',
    website: 'वेबसाइट',
    host: 'जवाब यहाँ जाएगा',
    wants: 'यह चाहता है',
    stays: 'यह अनुमति तब तक रहेगी जब तक आप इसे “मेरी प्रोफ़ाइल” में, “सुरक्षा” के अंतर्गत, न हटाएँ।',
    once: 'यह अनुमति एक घंटे तक रहेगी।',
    terms: 'ऐप की शर्तें',
    privacy: 'ऐप की गोपनीयता नीति',
    allow: 'जोड़ें',
    deny: 'न जोड़ें',
    ended: 'यह अनुरोध समाप्त हो चुका है। ऐप में फिर से शुरू करें।',
  },
  list: {
    title: 'जुड़े हुए ऐप',
    lead: 'वे ऐप जो आपके प्रमाणपत्र और बैज पढ़ सकते हैं या बैज जोड़ सकते हैं। जो काम में न हो उसे हटाएँ।',
    none: 'कोई ऐप जुड़ा नहीं है।',
    lastUsed: (date) => `आखिरी बार ${date} को इस्तेमाल हुआ`,
    end: 'अलग करें',
    endNamed: (app) => `${app} को अलग करें`,
    ended: 'ऐप हटाया गया।',
  },
}
