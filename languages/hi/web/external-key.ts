import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { externalKeyTexts as english } from '../../../web/src/texts/external-key.ts'

export const externalKeyTexts: Texts<typeof english> = {
  title: 'कुंजी भंडार में कुंजियाँ',
  lead: 'आपकी कुंजियाँ किसी हार्डवेयर मॉड्यूल या कुंजी सेवा में रह सकती हैं। तब हर हस्ताक्षर वहीं बनता है, और हमारे पास कुंजी की कोई प्रति नहीं होती।',
  stores: {
    pkcs11: 'हार्डवेयर मॉड्यूल (PKCS #11)',
    'aws-kms': 'AWS KMS',
    'google-kms': 'Google Cloud KMS',
    'azure-key-vault': 'Azure Key Vault',
  },
  current: (label, store) => `आप कुंजी ${label} से हस्ताक्षर करते हैं। वह यहाँ है: ${store}।`,
  currentForWallets: (label, store) =>
    `डिजिटल वॉलेट के प्रमाणपत्रों पर कुंजी ${label} से हस्ताक्षर होते हैं। वह यहाँ है: ${store}।`,
  back: 'फिर से हमारे पास रखी कुंजी से हस्ताक्षर करने के लिए ऊपर हस्ताक्षर कुंजी बदलें।',
  use: 'कुंजी किस पर हस्ताक्षर करती है',
  uses: { documents: 'प्रमाणपत्र', wallets: 'जो डिजिटल वॉलेट में जाता है' },
  store: 'कुंजी भंडार',
  label: 'कुंजी का नाम',
  labelHint: (prefix, kind) =>
    `${kind} प्रकार की कुंजी, जिसका नाम ${prefix} से शुरू हो। भंडार चलाने वाले से उसे बनाने को कहें।`,
  effects: {
    documents: 'जिस पर पहले हस्ताक्षर हुए, वह मान्य रहता है। आपको नया डिजिटल हस्ताक्षर मिलता है।',
    wallets: 'जिस पर पहले हस्ताक्षर हुए, वह मान्य रहता है।',
  },
  connect: 'इस कुंजी को जाँचें और इस्तेमाल करें',
  connecting: 'जाँच हो रही है…',
  connected: 'अब आप इस कुंजी से हस्ताक्षर करते हैं।',
}
