import type { Texts } from '../../../web/src/lib/texts.ts'
import type { healthTexts as english } from '../../../web/src/texts/health.ts'

export const healthTexts: Texts<typeof english> = {
  title: 'सिस्टम की हालत',
  lead: 'प्लैटफ़ॉर्म का हर हिस्सा कैसा चल रहा है, हर 15 सेकंड में जाँचा जाता है।',
  again: 'फिर से जाँचें',
  allWell: 'सब ठीक चल रहा है।',
  someAttention: (count, shown) =>
    count === 1 ? 'एक हिस्से पर ध्यान देना ज़रूरी है।' : `${shown} हिस्सों पर ध्यान देना ज़रूरी है।`,
  someDown: (count, shown) => (count === 1 ? 'एक हिस्सा बंद है।' : `${shown} हिस्से बंद हैं।`),
  parts: {
    database: 'डेटाबेस',
    jobs: 'बैकग्राउंड के काम',
    mail: 'ईमेल',
    documents: 'दस्तावेज़ स्टोर',
    log: 'पारदर्शिता लॉग',
    chain: 'चेन',
    history: 'इतिहास',
  },
  states: { ok: 'ठीक है', attention: 'ध्यान दें', down: 'बंद है' },
  mails: {
    title: 'इंतज़ार में पड़े और नाकाम ईमेल',
    table: 'इंतज़ार में पड़े और नाकाम ईमेल',
    retry: 'अभी दोबारा भेजें',
    retried: 'सभी दोबारा भेजे जा रहे हैं।',
    empty: 'सभी ईमेल भेजे जा चुके हैं।',
    kinds: {
      'account.code': 'पासवर्ड रीसेट करने का कोड',
      'account.password-changed': 'पासवर्ड बदला गया',
      'account.passkey-added': 'पासकी जोड़ी गई',
      'account.passkey-removed': 'पासकी हटाई गई',
      'account.totp-added': 'ऑथेंटिकेटर ऐप जोड़ा गया',
      'account.totp-removed': 'ऑथेंटिकेटर ऐप हटाया गया',
      'account.recovery-codes-replaced': 'रिकवरी कोड बदले गए',
      'account.recovery-code-used': 'रिकवरी कोड इस्तेमाल हुआ',
      'organisation.approved': 'संस्था को मंज़ूरी दी गई',
      'organisation.returned': 'आवेदन लौटाया गया',
      'organisation.suspended': 'संस्था निलंबित की गई',
      'organisation.reinstated': 'संस्था बहाल की गई',
      'organisation.key-compromised': 'हस्ताक्षर कुंजी चोरी हुई',
      'certificate.key-compromised': 'दोबारा जारी किए जाने वाले प्रमाणपत्र',
    },
    states: { queued: 'इंतज़ार में', failed: 'नहीं जा सका' },
    columns: {
      kind: 'प्रकार',
      recipient: 'किसे',
      state: 'स्थिति',
      attempts: 'कोशिशें',
      lastError: 'पिछली गड़बड़ी',
      created: 'कब बना',
    },
  },
}
