import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { ownNameTexts as english } from '../../../web/src/texts/own-name.ts'

export const ownNameTexts: Texts<typeof english> = {
  title: 'आपका अपना पता',
  lead: 'आपके सहकर्मी और विद्यार्थी आपके अपने होस्ट के नाम पर साइन इन कर सकते हैं, और आपके ईमेल आपके अपने डोमेन से आ सकते हैं। पहले “संस्था का साइन-इन” में डोमेन साबित करें।',
  hostTitle: 'साइन इन कहाँ होता है',
  host: 'होस्ट का नाम',
  hostHint: (to) =>
    `जैसे certificates.uni.example। अपने DNS में उसे ${to} की ओर करें (CNAME), और इस सेवा के संचालक से कहें कि उसे चालू करे।`,
  save: 'सेव करें',
  saveHost: 'होस्ट का नाम सेव करें',
  saveSender: 'भेजने वाला पता सेव करें',
  saved: 'सेव हो गया।',
  open: 'साइन-इन पेज खोलें',
  senderTitle: 'आपके ईमेल कहाँ से आते हैं',
  address: 'ईमेल पता',
  addressHint: 'विद्यार्थी और सहकर्मी इसे भेजने वाले के रूप में देखते हैं। इस सेवा के पते के लिए खाली छोड़ें।',
  replyTo: 'जवाबों का पता',
  replyToHint: 'अगर जवाब उसी पते पर आने चाहिए तो खाली छोड़ें।',
  addRecord: 'यह TXT रिकॉर्ड अपने DNS में जोड़ें, फिर जाँचें। तब तक ईमेल इस सेवा के पते से आते हैं।',
  recordName: 'नाम',
  recordValue: 'मान',
  copied: 'कॉपी हो गया!',
  check: 'जाँचें',
  missing: 'रिकॉर्ड अभी नहीं मिला। DNS के बदलाव में घंटे लग सकते हैं।',
  on: 'आपके ईमेल इस पते से आते हैं। रिकॉर्ड रहने दें: पाने वाले मेल सर्वर उसे जाँचते हैं।',
}
