import type { DocumentFacts } from '../src/index.ts'

/** A person, a title and an issuer in each script that certificates can use. */
export const scripts = {
  thai: {
    name: 'สมชาย ใจดีมีสุข',
    title: 'ปริญญาวิทยาศาสตรมหาบัณฑิต สาขาวิศวกรรมข้อมูล น้ำ',
    issuer: 'มหาวิทยาลัยเชียงใหม่',
  },
  devanagari: {
    name: 'प्रिया शर्मा त्रिपाठी',
    title: 'विज्ञान स्नातकोत्तर उपाधि',
    issuer: 'दिल्ली विश्वविद्यालय',
  },
  bengali: {
    name: 'রবীন্দ্রনাথ ঠাকুর',
    title: 'বিজ্ঞানে স্নাতকোত্তর ডিগ্রি',
    issuer: 'ঢাকা বিশ্ববিদ্যালয়',
  },
  tamil: {
    name: 'கார்த்திகேயன் சுப்பிரமணியன்',
    title: 'அறிவியல் முதுகலைப் பட்டம்',
    issuer: 'சென்னைப் பல்கலைக்கழகம்',
  },
  urdu: {
    name: 'محمد علی جناح ٹھاکر ڑں',
    title: 'ڈیٹا انجینئرنگ میں ماسٹر ڈگری',
    issuer: 'جامعہ پنجاب لاہور',
  },
  persian: { name: 'ژیلا گل‌محمدی پورچیان', title: 'کارشناسی ارشد مهندسی داده', issuer: 'دانشگاه تهران' },
  'arabic with vowel marks': { name: 'مُحَمَّد الأنصاري', title: 'عِلَاج', issuer: 'جامعة آل لامار' },
  hebrew: { name: 'יעל כהן־לוי', title: 'תואר מוסמך במדעי הנתונים', issuer: 'האוניברסיטה העברית' },
  greek: {
    name: 'Ελένη Παπαδοπούλου',
    title: 'Μεταπτυχιακό Δίπλωμα Ειδίκευσης',
    issuer: 'Πανεπιστήμιο Αθηνών',
  },
  cyrillic: {
    name: 'Иван Щербаков Ґалаґан',
    title: 'Магистр наук в области данных',
    issuer: 'Київський університет',
  },
  chinese: { name: '王小明', title: '数据工程理学硕士', issuer: '北京大学' },
  japanese: { name: '山田 さくら', title: '理学修士（データ工学）', issuer: '東京大学' },
  korean: { name: '김민준', title: '데이터 공학 석사', issuer: '서울대학교' },
} satisfies Record<string, Partial<DocumentFacts>>
