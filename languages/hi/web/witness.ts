import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { witnessTexts as english } from '../../../web/src/texts/witness.ts'

export const witnessTexts: Texts<typeof english> = {
  title: 'गवाह',
  lead: 'हमारे लॉग पर और कौन हस्ताक्षर करता है और हम किनके लॉग पर करते हैं, ताकि कोई एक लॉग के दो अलग रूप न दिखा सके।',
  again: 'फिर से जाँचें',
  ours: {
    title: 'हमारे लॉग',
    table: 'हमारे लॉग के गवाह',
    quorum: (quorum, all) => `${all} में से ${quorum} गवाहों का हस्ताक्षर ज़रूरी है।`,
    none: 'अभी कोई गवाह नहीं है। सेटिंग WITNESSES में गवाह जोड़ें।',
    logs: { certificates: 'प्रमाणपत्र', statements: 'घोषणाएँ' },
    columns: { name: 'गवाह', log: 'लॉग', signed: 'कहाँ तक हस्ताक्षर', at: 'कब', state: 'स्थिति' },
    of: (signed, newest) => `${newest} में से ${signed}`,
    never: 'कभी नहीं',
    upToDate: 'अप-टू-डेट',
    behind: 'बराबरी पर आ रहा है',
    problems: {
      unreachable: 'संपर्क नहीं हो पा रहा',
      busy: 'व्यस्त',
      'unknown-log': 'हमारे लॉग को नहीं जानता',
      'other-key': 'हमारे लॉग की दूसरी कुंजी रखता है',
      refused: 'अलग इतिहास देख चुका है',
      ahead: 'ज़्यादा लंबा इतिहास देख चुका है',
      unreadable: 'ऐसे जवाब भेजता है जो पढ़े नहीं जा सकते',
    },
    contradicted: 'एक गवाह ने हमारे लॉग का अलग इतिहास देखा है',
    whatToDo:
      'या तो डेटाबेस को पुरानी स्थिति में लौटाया गया है या किसी ने उसे बदला है। प्रमाणपत्र जारी करना रोकें और docs/operations/witness.md पढ़ें।',
  },
  theirs: {
    title: 'वे लॉग जिनके हम गवाह हैं',
    table: 'वे लॉग जिनके हम गवाह हैं',
    none: 'अभी हम किसी लॉग के गवाह नहीं हैं। सेटिंग WITNESS_FOR में लॉग जोड़ें।',
    columns: {
      origin: 'लॉग',
      size: 'कहाँ तक हस्ताक्षर',
      at: 'कब',
      refusals: 'कितनी बार मना किया',
      last: 'पिछली बार मना किया',
    },
    never: 'कभी नहीं',
    notWatched: 'अब हम इसके गवाह नहीं हैं',
    refusals: {
      'other-root': 'उसी साइज़ की दूसरी स्थिति',
      'bad-proof': 'पिछली स्थिति से आगे नहीं बढ़ता',
    },
    forked: (origin) => `${origin} ने दो अलग इतिहासों पर हस्ताक्षर किए हैं`,
    proof:
      'यह हस्ताक्षर वाला नोट और वह नोट जिस पर हमने हस्ताक्षर किया, इसका सबूत हैं। इस लॉग पर भरोसा करने वाले सभी लोगों को बताएँ।',
    note: 'हस्ताक्षर वाला नोट',
    noteCopied: 'हस्ताक्षर वाला नोट कॉपी हो गया।',
  },
  own: {
    title: 'अपने लॉग का गवाह यहाँ बनवाएँ',
    lead: 'लॉग का संचालक सेटिंग WITNESSES में यह कुंजी और यह पता लिखे।',
    key: 'जाँच कुंजी',
    keyCopied: 'जाँच कुंजी कॉपी हो गई।',
    url: 'पता',
    urlCopied: 'पता कॉपी हो गया।',
  },
}
