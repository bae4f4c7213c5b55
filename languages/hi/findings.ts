import { causeOf } from '@credenza/credential/judge'
import type { Check, FindingCode, Verification } from '@credenza/credential/verify'
import { ownWords } from '../direction.ts'

type Details = Record<string, string>

const on = (at: string | undefined) => (at ? ` ${day(at)} को` : '')
const because = (reason: string | undefined) => (reason ? `: ${ownWords(reason)}` : '।')

const tooCostly = 'इसे जाँचने में बहुत समय या मेमोरी लगती है'
const limits: Record<string, string> = {
  members: 'इसमें 2,500 से ज़्यादा मद हैं',
  levels: 'यह 40 से ज़्यादा स्तर गहरा है',
  proofs: 'इसमें पाँच से ज़्यादा हस्ताक्षर हैं',
  contexts: 'इसमें दस से ज़्यादा शब्दावलियों का नाम है',
  'repeated-context': 'इसमें एक ही शब्दावली का नाम दो बार है',
  cost: tooCostly,
}

/** As in findings.ts of the credential package. */
function seen({ seen, witnesses, seenBy, wrongSignatures }: Details): string {
  if (seen === undefined) return ''
  const who =
    seen === '0'
      ? ` ${witnesses} गवाहों में से किसी ने इसे नहीं देखा।`
      : ` ${witnesses} में से ${seen} गवाहों ने इसे देखा: ${seenBy}।`
  return wrongSignatures ? `${who} गलत हस्ताक्षर नहीं गिना जाता: ${wrongSignatures}।` : who
}

/** How many of the issuer's own signers approved it; nothing where none were asked. */
const approved = ({ approvals, signers }: Details): string =>
  approvals === undefined ? '' : ` उससे पहले ${signers} में से ${approvals} हस्ताक्षरकर्ताओं ने इसे मंज़ूर किया।`

/** What each code of findings.ts says, in Hindi. */
const findings: Record<FindingCode, string | ((details: Details) => string)> = {
  'well-formed': 'दस्तावेज़ पूरा है और सही बना हुआ है।',
  malformed: 'दस्तावेज़ सही बना हुआ क्रेडेंशियल नहीं है।',
  'undefined-terms': 'दस्तावेज़ में ऐसे शब्द हैं जिनका अर्थ उसकी शब्दावलियों में नहीं दिया है।',
  'unknown-context': 'दस्तावेज़ में ऐसी शब्दावली है जो यहाँ नहीं जानी जाती।',
  'unknown-shape': 'दस्तावेज़ का रूप ऐसा है जिसे यहाँ जाँचा नहीं जा सकता।',
  'not-our-form': 'इसमें इस साइट की एक संस्था को जारीकर्ता बताया गया है, पर इसका रूप उसके प्रमाणपत्रों जैसा नहीं है।',
  'page-later': 'यह जिस पेज में आया, उस पर आने वाले समय की तारीख है, या इस उपकरण की घड़ी गलत है।',
  'page-altered': 'यह जिस पेज में आया, उसे बनने के बाद बदला गया है।',
  'pdf-altered': 'यह जिस PDF में आया, उसे मुहर लगने के बाद बदला गया है।',
  'pdf-unsealed': 'यह जिस PDF में आया, उस पर मुहर नहीं है, इसलिए उसके पन्नों पर कुछ और लिखा हो सकता है।',
  'pdf-seal-unknown':
    'यह जिस PDF में आया, उस पर जारीकर्ता की कुंजी से मुहर नहीं लगी है, इसलिए उसके पन्नों पर कुछ और लिखा हो सकता है।',
  'paper-damaged': 'कागज़ का कोड खराब है या उसकी जगह कुछ और लगा दिया गया है।',
  'paper-newer': 'कागज़ का कोड नए वर्शन का है, जिसे यहाँ जाँचा नहीं जा सकता।',
  'paper-altered': 'कागज़ के कोड अलग-अलग प्रमाणपत्रों के हैं या उनमें से एक नकली है: कागज़ में छेड़छाड़ हुई है।',
  'paper-link-unopened': 'कागज़ पर कोड के साथ छपा लिंक खोला नहीं जा सका, इसलिए दोनों की तुलना नहीं हुई।',
  'beyond-limits': ({ limit }) => `यह दस्तावेज़ यहाँ नहीं जाँचा जाता: ${limits[limit ?? ''] ?? tooCostly}।`,
  'signature-valid': (details) =>
    `हस्ताक्षर दस्तावेज़ से मेल खाता है: हस्ताक्षर के बाद इसमें कुछ नहीं बदला गया।${approved(details)}`,
  'signature-invalid': 'हस्ताक्षर मेल नहीं खाता: या तो दस्तावेज़ बदला गया है या इस कुंजी से उस पर हस्ताक्षर हुआ ही नहीं।',
  'no-issuer-proof': 'दस्तावेज़ पर उसके जारीकर्ता का हस्ताक्षर नहीं है।',
  'unknown-cryptosuite': 'दस्तावेज़ पर ऐसे तरीके से हस्ताक्षर हुआ है जो यहाँ नहीं जाना जाता।',
  'signer-nonexistent': 'इसमें बताया गया जारीकर्ता मौजूद नहीं है, इसलिए कोई भी हस्ताक्षर उसका नहीं हो सकता।',
  'key-not-listed': 'इस पर बताए गए जारीकर्ता की किसी कुंजी से हस्ताक्षर नहीं हुआ।',
  'key-ended': 'जिस कुंजी से दस्तावेज़ पर हस्ताक्षर हुआ, उसे जारीकर्ता ने वापस ले लिया है।',
  'key-unconfirmed': ({ keyId }) =>
    `कागज़ पर ठीक वही शब्द हैं जिन पर कुंजी ${keyId?.split('#')[1]} से हस्ताक्षर हुआ। वह कुंजी जारीकर्ता की है या नहीं, यह अभी पता नहीं चल सकता।`,
  'key-unavailable': 'जारीकर्ता की प्रकाशित कुंजियों तक अभी नहीं पहुँचा जा सकता, इसलिए हस्ताक्षर नहीं जाँचा गया।',
  'key-unreadable': 'जिस कुंजी से दस्तावेज़ पर हस्ताक्षर हुआ, वह ऐसे प्रकार की है जो यहाँ पढ़ी नहीं जा सकती।',
  'signature-unchecked': 'हस्ताक्षर जाँचा नहीं जा सकता, क्योंकि दस्तावेज़ का रूप अनजान है।',
  'issuer-approved': ({ name }) => `इस पर ${name || 'इसके जारीकर्ता'} ने हस्ताक्षर किया, जो एक मंज़ूर संस्था है।`,
  'issuer-approved-before-theft': ({ name, since }) =>
    `इस पर ${name || 'इसके जारीकर्ता'} ने हस्ताक्षर किया, जो एक मंज़ूर संस्था है। कुंजी${on(since)} चोरी हुई, पर प्रमाणपत्र उससे पहले से सार्वजनिक लॉग में है।`,
  'key-not-issuers': 'इस पर बताए गए जारीकर्ता की किसी कुंजी से हस्ताक्षर नहीं हुआ।',
  'issuer-nonexistent': 'इसमें बताया गया जारीकर्ता मौजूद नहीं है।',
  'issuer-unproven': 'इसमें एक मंज़ूर संस्था को जारीकर्ता बताया गया है, पर उस संस्था के हस्ताक्षर की पुष्टि नहीं हुई।',
  'issuer-refused': 'जारीकर्ता को मंज़ूरी देने से मना किया गया।',
  'issuer-struck-off': ({ since }) => `जारीकर्ता को${on(since)} सूची से हटाया गया।`,
  'key-stolen': ({ since }) => `कुंजी${on(since)} चोरी हुई, प्रमाणपत्र के लॉग में आने से पहले।`,
  'key-stolen-time-unknown': 'कुंजी चोरी हुई और इसका कोई सबूत नहीं कि प्रमाणपत्र चोरी से पहले का है।',
  'did-unreachable': 'जारीकर्ता की प्रकाशित कुंजियों तक अभी नहीं पहुँचा जा सकता।',
  'issuer-unreachable': 'जारीकर्ता मंज़ूर है या नहीं, यह अभी पता नहीं चल सकता।',
  'issuer-unknown': 'जारीकर्ता को यहाँ कोई नहीं जानता, इसलिए यहाँ कोई उसकी ज़िम्मेदारी नहीं ले सकता।',
  'issuer-not-approved': 'जारीकर्ता मंज़ूर नहीं है या हस्ताक्षर के समय मंज़ूर नहीं था।',
  'issuer-unvouched':
    'जारीकर्ता के बारे में इस सर्वर के रिकॉर्ड अब उसके लॉग से मेल नहीं खाते, इसलिए यह उनकी ज़िम्मेदारी नहीं लेता।',
  'within-period': ({ until }) => (until ? `यह ${day(until)} तक मान्य है।` : 'इसकी अवधि खत्म नहीं होती।'),
  'no-period': 'मान्य रहने की कोई अवधि नहीं दी गई है।',
  expired: ({ until }) => `इसकी अवधि${on(until)} खत्म हो गई।`,
  'not-yet-valid': ({ from }) => `यह ${day(from)} से पहले मान्य नहीं है।`,
  'clock-behind': 'इस उपकरण की घड़ी गलत है: अभी-अभी जिस पर हस्ताक्षर हुए, उस पर बाद की तारीख है।',
  'period-unreadable': 'मान्य रहने की अवधि पढ़ी नहीं जा सकती।',
  'not-revoked': 'यह न रद्द है, न निलंबित।',
  revoked: ({ at, reason }) => `इसे${on(at)} रद्द किया गया${because(reason)}`,
  suspended: ({ at, reason }) => `इसे${on(at)} निलंबित किया गया${because(reason)}`,
  superseded: ({ at, reason }) => `इसकी जगह${on(at)} सुधारा हुआ प्रमाणपत्र आया${because(reason)}`,
  'status-list-of-another': 'इसकी स्थिति सूची किसी और जारीकर्ता की है।',
  'status-list-unreachable': 'रद्द प्रमाणपत्रों की सूची तक अभी नहीं पहुँचा जा सकता।',
  'status-list-stale': 'रद्द प्रमाणपत्रों की सूची पुरानी है।',
  'status-list-unsound':
    'रद्द प्रमाणपत्रों की सूची वैसी नहीं है जैसी होनी चाहिए: खराब है, किसी और प्रकार की है या उस पर सही हस्ताक्षर नहीं है।',
  'status-type-unknown': ({ type }) =>
    `इसकी स्थिति ऐसे तरीके से रखी गई है जो यहाँ नहीं जाना जाता${type ? `: ${type}` : ''}।`,
  'status-entries-too-many': 'इसमें रद्द प्रमाणपत्रों की इतनी सूचियों का नाम है जितनी यहाँ नहीं देखी जातीं।',
  'status-entry-incomplete': 'इसमें पूरा नहीं बताया गया कि स्थिति कहाँ रखी है, इसलिए स्थिति देखी नहीं जा सकती।',
  'statements-unreachable': 'जारीकर्ता की बाद की घोषणाएँ लाई या जाँची नहीं जा सकीं।',
  'status-missing': 'इसमें किसी स्थिति सूची का नाम नहीं है, हालाँकि इसका जारीकर्ता ऐसी सूची रखता है।',
  'no-status': 'इसका जारीकर्ता इसकी कोई स्थिति प्रकाशित नहीं करता।',
  logged: ({ index, time, ...witnessed }) =>
    `यह सार्वजनिक लॉग की एंट्री ${index} है, जो${on(time)} दर्ज हुई।${seen(witnessed)}`,
  'witnesses-missing': ({ quorum, ...witnessed }) =>
    `लॉग की जिस स्थिति में यह है, उसे बहुत कम गवाहों ने देखा है: ${quorum} ${quorum === '1' ? 'ज़रूरी है' : 'ज़रूरी हैं'}।${seen(witnessed)}`,
  'log-root-differs': 'इसका सबूत लॉग की उस स्थिति तक नहीं पहुँचता जिस पर हस्ताक्षर हुआ।',
  'log-digest-differs': 'लॉग में इसकी जगह की एंट्री किसी और दस्तावेज़ की है।',
  'log-issuer-differs': 'लॉग में इसकी जगह की एंट्री किसी और जारीकर्ता की है।',
  'checkpoint-forged': 'इसके सबूत में लॉग की जो स्थिति है, उस पर लॉग ने हस्ताक्षर नहीं किया।',
  'checkpoint-unusable': 'इसका सबूत खराब है या किसी और लॉग का है।',
  'log-unknown': 'इसके लॉग की कुंजी यहाँ नहीं जानी जाती, इसलिए इसका सबूत नहीं जाँचा गया।',
  'log-key-differs': 'इसके लॉग के लिए बताई गई कुंजी वह नहीं है जिस पर आप भरोसा करते हैं, इसलिए इसका सबूत नहीं जाँचा गया।',
  'no-log-proof': 'लॉग में एंट्री होने का कोई सबूत नहीं है।',
  'log-not-applicable': 'इसका जारीकर्ता सार्वजनिक लॉग में शामिल नहीं है।',
  anchored: ({ blockTime }) => `लॉग की जिस स्थिति में यह है, वह${on(blockTime)} चेन पर दर्ज हुई।`,
  'anchor-root-differs': 'चेन पर लॉग की कोई और स्थिति दर्ज है।',
  'chain-unreachable': 'चेन तक अभी नहीं पहुँचा जा सकता।',
  'not-anchored': 'लॉग की जिस स्थिति में यह है, वह अभी चेन पर दर्ज नहीं हुई है।',
  'anchor-not-final': 'चेन पर इसका रिकॉर्ड अभी अंतिम नहीं हुआ है।',
  'nothing-to-anchor': 'लॉग में एंट्री का सबूत न होने पर चेन पर देखने को कुछ नहीं है।',
  'anchor-not-applicable': 'चेन पर देखने के लिए कोई रिकॉर्ड नहीं है।',
  endorsed: ({ name, at }) => `इसे ${name || 'एक सत्यापनकर्ता'} ने${on(at)} स्वीकार किया।`,
  'endorsed-before-theft': ({ name, at, since }) =>
    `इसे ${name || 'एक सत्यापनकर्ता'} ने${on(at)} स्वीकार किया। सत्यापनकर्ता की कुंजी${on(since)} चोरी हुई, पर स्वीकृति उससे पहले से सार्वजनिक लॉग में है।`,
  'endorsement-key-stolen': ({ since }) => `सत्यापनकर्ता की कुंजी${on(since)} चोरी हुई, स्वीकृति के लॉग में आने से पहले।`,
  'endorsement-time-unknown': 'सत्यापनकर्ता की कुंजी चोरी हुई और इसका कोई सबूत नहीं कि स्वीकृति चोरी से पहले की है।',
  'endorsement-digest-differs': 'स्वीकृति किसी और दस्तावेज़ की है।',
  'endorsement-forged': 'स्वीकृति पर सत्यापनकर्ता का सही हस्ताक्षर नहीं है।',
  'endorsement-withdrawn': 'स्वीकृति वापस ले ली गई।',
  'endorsement-not-in-force': 'स्वीकृति अभी लागू नहीं है।',
  'verifier-not-entitled': 'स्वीकृति पर ऐसी संस्था का हस्ताक्षर है जिसे स्वीकृति देने का अधिकार नहीं है।',
  declined: ({ at, reason }) => `इसे एक सत्यापनकर्ता ने${on(at)} अस्वीकार किया${because(reason)}`,
  'awaiting-decision': 'अभी किसी सत्यापनकर्ता ने इस पर फ़ैसला नहीं किया है।',
  'endorsement-unchecked': 'स्वीकृति अभी जाँची नहीं जा सकती।',
  'endorsement-not-applicable': 'इसका जारीकर्ता सत्यापनकर्ताओं की समीक्षा में शामिल नहीं है।',
  'not-a-credential': 'यह नहीं जाँचा गया, क्योंकि दस्तावेज़ क्रेडेंशियल नहीं है।',
  unread: 'यह नहीं जाँचा गया, क्योंकि हस्ताक्षर जिस पर है वह पढ़ा नहीं जा सका।',
  'paper-unread': 'इसकी जाँच नहीं हुई, क्योंकि कागज़ में छेड़छाड़ हुई है।',
  'not-worked-on': 'यह नहीं जाँचा गया, क्योंकि इस दस्तावेज़ को जाँचने में बहुत काम लगता है।',
  internal: 'यह जाँच नहीं की जा सकी।',
}

/** The sentence of a check. A code that this version does not know keeps the sentence it came with. */
export function checkSentence({ code, sentence, details }: Check): string {
  const finding = findings[code as FindingCode]
  return typeof finding === 'function' ? finding(details) : (finding ?? sentence)
}

/** The headline of a verdict, built as `headline` of judge.ts builds it. */
export function verdictHeadline({ verdict, checks }: Verification): string {
  if (verdict === 'VALID') return 'यह प्रमाणपत्र मान्य है।'
  const cause = causeOf(checks)
  const reason = cause ? checkSentence(cause) : ''
  if (verdict === 'INVALID') return reason || 'यह प्रमाणपत्र मान्य नहीं है।'
  return `हम नहीं कह सकते कि यह प्रमाणपत्र मान्य है या नहीं। ${reason}`.trim()
}

/**
 * `20 नवंबर 2026`, the day that is written, with the digits used on all our pages; anything that is not a date is returned
 * unchanged.
 */
function day(at = ''): string {
  const date = new Date(at.slice(0, 10))
  if (Number.isNaN(date.getTime())) return at
  const parts = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const
  return date.toLocaleDateString('hi-IN-u-nu-latn', parts)
}
