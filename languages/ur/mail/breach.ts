import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { breach as english } from '../../en/mail/breach.ts'

export const breach: Texts<typeof english> = {
  subject: 'ممکن ہے کہ آپ کا ذاتی ڈیٹا کسی حفاظتی واقعے سے متاثر ہوا ہو',
  greeting: (name) => `السلام علیکم ${name}،`,
  says: (day) =>
    `${day} کو ہمیں ایک حفاظتی واقعے کا پتا چلا جس کا تعلق ہمارے پاس موجود آپ کے ذاتی ڈیٹا سے ہے۔`,
  next: 'اگر آپ کے سوالات ہیں یا جاننا چاہتے ہیں کہ ہمارے پاس آپ کا کیا ڈیٹا ہے تو اس سروس کے رابطہ صفحے سے لکھیں۔',
}
