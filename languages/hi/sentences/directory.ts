import type { directory as english } from '@credenza/schema/sentences/directory'
import type { Twin } from '@credenza/schema/sentences/sentence'

export const directory: Twin<typeof english> = {
  'invalid.directory_key_alone': 'डायरेक्टरी की कुंजी को सिर्फ़ scim अनुमति मिलती है।',
  'invalid.too_many_directory_users': ({ max }) =>
    `डायरेक्टरी ज़्यादा से ज़्यादा ${max} लोग भेज सकती है। सिर्फ़ यहाँ काम करने वालों को भेजें।`,
  'invalid.too_many_directory_groups': ({ max }) =>
    `डायरेक्टरी ज़्यादा से ज़्यादा ${max} समूह भेज सकती है। सिर्फ़ भूमिका देने वाले समूह भेजें।`,
  'invalid.directory_members': 'सदस्य वही लोग हो सकते हैं जिन्हें डायरेक्टरी ने भेजा है।',
  'already_exists.directory_user': 'डायरेक्टरी में इस userName का एक व्यक्ति पहले से है।',
  'already_exists.directory_group': 'डायरेक्टरी में इस नाम का एक समूह पहले से है।',
  'not_found.directory_user': 'डायरेक्टरी में यह व्यक्ति नहीं मिला।',
  'not_found.directory_group': 'डायरेक्टरी में यह समूह नहीं मिला।',
  'not_found.directory_resource': '/scim/v2 के नीचे ऐसा कोई संसाधन नहीं है।',
  'forbidden.directory_owner': 'डायरेक्टरी मालिक का खाता बंद या हटा नहीं सकती। उसे डायरेक्टरी में बाहर रखें।',
  'malformed.scim_filter': 'फ़िल्टर पढ़ा नहीं जा सका, या उसमें ऐसा गुण है जो यहाँ नहीं रखा जाता।',
  'malformed.scim_path': 'एक कार्रवाई का पथ पढ़ा नहीं जा सका।',
  'malformed.scim_target': 'एक कार्रवाई के पथ से कुछ नहीं मिला।',
  'malformed.scim_value': 'एक कार्रवाई का मान उसके पथ से मेल नहीं खाता।',
  'malformed.scim_read_only': ({ attribute }) => `${attribute} को बदला नहीं जा सकता।`,
}
