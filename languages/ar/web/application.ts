import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { applicationTexts as english } from '../../../web/src/texts/application.ts'

export const applicationTexts: Texts<typeof english> = {
  scopes: {
    'credential.readonly': 'قراءة كل شهاداتك وشاراتك',
    'credential.upsert': 'إضافة شارات إلى حسابك واستبدالها',
    'profile.readonly': 'قراءة اسمك وبريدك الإلكتروني وملفك الشخصي',
    'profile.update': 'إضافة بيانات اتصال ووصف إلى ملفك الشخصي',
  },
  consent: {
    title: 'تطبيق يطلب شاراتك',
    lead: 'تابع فقط إن كنت أنت من بدأ هذا الآن في التطبيق. لم يتحقق أحد من التطبيق ولا من اسمه.',
    name: 'اسم التطبيق كما يقول',
    website: 'الموقع',
    host: 'يذهب الرد إلى',
    wants: 'يريد',
    stays: 'يبقى له ذلك حتى تفصله من «ملفي الشخصي»، في «الأمان».',
    once: 'يبقى له ذلك ساعة واحدة.',
    terms: 'شروط التطبيق',
    privacy: 'سياسة خصوصية التطبيق',
    allow: 'ربط',
    deny: 'عدم الربط',
    ended: 'انتهى هذا الطلب. ابدأ من جديد في التطبيق.',
  },
  list: {
    title: 'التطبيقات المتصلة',
    lead: 'تطبيقات يمكنها قراءة شهاداتك وشاراتك أو إضافة شارات. افصل ما لا تستخدمه.',
    none: 'لا يوجد تطبيق متصل.',
    lastUsed: (date) => `آخر استخدام ${date}`,
    end: 'فصل',
    endNamed: (app) => `فصل ${app}`,
    ended: 'فُصل التطبيق.',
  },
}
