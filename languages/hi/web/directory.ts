import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { directoryTexts as english } from '../../../web/src/texts/directory.ts'

export const directoryTexts: Texts<typeof english> = {
  title: 'डायरेक्टरी',
  lead: 'अपनी संस्था की डायरेक्टरी (Microsoft Entra, Okta या SCIM 2.0 वाली कोई और) से सहकर्मी जोड़ें और हटाएँ। वहाँ यह पता और एक कुंजी डालें।',
  address: 'SCIM पता',
  copied: 'कॉपी हो गया!',
  newKey: 'कुंजी बनाएँ',
  keyName: 'डायरेक्टरी',
  keyLead:
    'इस कुंजी से आपकी डायरेक्टरी लोग और समूह भेजती है। इससे और कुछ नहीं खुलता और इसकी समय-सीमा नहीं है। आप इसे डेवलपर पेज पर रद्द कर सकते हैं।',
  keyMade: 'आपकी डायरेक्टरी की कुंजी',
  keyNoun: 'कुंजी',
  done: 'हो गया',
  keys: 'आपकी डायरेक्टरी की कुंजियाँ',
  lastUsed: (time) => `पिछला इस्तेमाल ${time}`,
  unused: 'अभी इस्तेमाल नहीं हुई',
  groups: 'आपकी डायरेक्टरी के समूह',
  noGroups: 'अभी कोई समूह नहीं। आपकी डायरेक्टरी भेजेगी तो यहाँ दिखेंगे।',
  people: (count) => `लोग: ${count}`,
  role: 'समूह के लोगों की भूमिका',
  noRole: 'कोई भूमिका नहीं',
  noRoleMay: 'इस समूह से किसी को पहुँच नहीं मिलती',
  change: 'भूमिका बदलें',
  changeOf: (group) => `भूमिका बदलें: ${group}`,
  changeNote:
    'समूह के जो लोग अभी यहाँ नहीं हैं उन्हें ईमेल से न्योता जाता है। जिनकी कोई भूमिका नहीं रही उनकी पहुँच तुरंत खत्म हो जाती है।',
  changed: 'समूह की भूमिका बदल दी गई।',
}
