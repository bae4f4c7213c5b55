import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { gateTexts as english } from '../../../web/src/texts/gate.ts'

export const gateTexts: Texts<typeof english> = {
  complete: '+ ऑनबोर्डिंग पूरी करें',
  onboardTitle: 'अपनी ऑनबोर्डिंग पूरी करें।',
  onboardText: 'एडमिन की मंज़ूरी से पहले हमें आपके कारोबार का लाइसेंस और थोड़ी जानकारी चाहिए।',
  waitText: 'आपकी जानकारी की समीक्षा हो रही है। मंज़ूरी मिलते ही आप काम शुरू कर सकते हैं।',
  returnedTitle: 'आपका आवेदन लौटाया गया है।',
  returnedText: 'इसे सुधारकर दोबारा भेजें। एडमिन ने लिखा है:',
  suspendedTitle: 'आपकी संस्था निलंबित है।',
  suspendedText: 'जब तक एडमिन निलंबन नहीं हटाते, आप कुछ बना नहीं सकते और कोई फ़ैसला नहीं कर सकते। कारण:',
  noReason: 'कोई कारण नहीं बताया गया।',
}
