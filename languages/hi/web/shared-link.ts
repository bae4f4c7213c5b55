import type { Texts } from '../../../web/src/lib/texts.ts'
import type { sharedLinkTexts as english } from '../../../web/src/texts/shared-link.ts'

export const sharedLinkTexts: Texts<typeof english> = {
  title: 'शेयर किया गया प्रमाणपत्र',
  waiting: 'लिंक खुल रहा है...',
  onceTitle: 'यह लिंक एक ही बार खुलता है',
  onceText:
    'किसी ने आपके साथ प्रमाणपत्र शेयर किया है। लिंक एक बार काम करता है: आपके खोलने के बाद उसे कोई दोबारा नहीं खोल सकता, आप भी नहीं।',
  open: 'प्रमाणपत्र खोलें',
  endedTitle: 'यह लिंक अब काम नहीं करता',
  ended: {
    used: 'यह एक बार खुलने के लिए बना था और कोई इसे खोल चुका है।',
    expired: 'इसकी अवधि खत्म हो चुकी है।',
    revoked: 'इसे बनाने वाले ने इसे रद्द कर दिया है।',
  },
  askAgain: 'अगर आपको अब भी प्रमाणपत्र देखना है, तो भेजने वाले से नया लिंक माँगें।',
  incompleteTitle: 'यह लिंक अधूरा है',
  incompleteText: '# के बाद का हिस्सा नहीं है या कट गया है। वही पूरा लिंक इस्तेमाल करें जो आपको भेजा गया था।',
  unknownTitle: 'लिंक नहीं मिला',
  unknownText: 'देखें कि आपके पास वही पूरा लिंक है जो आपको भेजा गया था।',
  failedTitle: 'लिंक नहीं खुल सका',
  fetchFailed: 'प्रमाणपत्र का डेटा लोड नहीं हो सका।',
}
