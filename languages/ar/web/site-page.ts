import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { sitePageTexts as english } from '../../../web/src/texts/site-page.ts'

export const sitePageTexts: Texts<typeof english> = {
  titles: { contact: 'اتصل بنا', privacy: 'الخصوصية', terms: 'شروط الاستخدام' },
  footer: 'عن هذا الموقع',
  changed: (date) => `آخر تغيير في ${date}`,
  notFound: 'هذه الصفحة غير موجودة',
  notFoundText: 'لم تنشرها الجهة المشغّلة لهذا الموقع.',
  edit: {
    title: 'الصفحات العامة',
    lead: 'صفحات الاتصال والخصوصية والشروط. تظهر كل منها في أسفل الموقع بعد أن تكتبها بلغة واحدة على الأقل.',
    format: [
      'اترك سطرًا فارغًا بين الفقرات.',
      'ابدأ العنوان بـ # أو ##، وابدأ عنصر القائمة بـ -.',
      'اكتب الرابط هكذا: \u2066[الكلمات](https://…)\u2069 أو \u2066[الكلمات](mailto:…)\u2069.',
    ],
    languages: 'اللغات',
    written: 'مكتوبة',
    textOf: (page, language) => `${page}، باللغة ${language}`,
    instead: (language) => `إلى أن تكتب نصًا بهذه اللغة، يرى قراؤها النص باللغة ${language}.`,
    unwritten: 'لا تظهر هذه الصفحة لأحد حتى تكتبها بلغة واحدة على الأقل.',
    preview: 'معاينة',
    open: 'فتح الصفحة',
    save: 'حفظ',
    saving: 'جارٍ الحفظ...',
    discard: 'تجاهل التغييرات',
    saved: 'حُفظت الصفحة. يراها الزوار خلال دقيقة.',
  },
}
