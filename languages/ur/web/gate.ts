import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { gateTexts as english } from '../../../web/src/texts/gate.ts'

export const gateTexts: Texts<typeof english> = {
  complete: '+ آن بورڈنگ مکمل کریں',
  onboardTitle: 'اپنی آن بورڈنگ مکمل کریں۔',
  onboardText: 'ایڈمنسٹریٹر کی منظوری سے پہلے ہمیں آپ کا کاروباری لائسنس اور کچھ تفصیلات چاہییں۔',
  waitText: 'آپ کی تفصیلات کا جائزہ لیا جا رہا ہے۔ منظوری ملتے ہی آپ شروع کر سکتے ہیں۔',
  returnedTitle: 'آپ کی درخواست واپس کر دی گئی ہے۔',
  returnedText: 'اسے درست کر کے دوبارہ بھیجیں۔ ایڈمنسٹریٹر نے لکھا:',
  suspendedTitle: 'آپ کا ادارہ معطل ہے۔',
  suspendedText: 'ایڈمنسٹریٹر کے معطلی ختم کرنے تک آپ کچھ بنا یا طے نہیں کر سکتے۔ وجہ:',
  noReason: 'کوئی وجہ نہیں بتائی گئی۔',
}
