/** The Arabic twin of field-messages.ts. */

/** Names of fields, each in the form that fits 'الحقل «…» مطلوب'. */
export const fieldNames: Record<string, string> = {
  name: 'الاسم',
  fullName: 'الاسم الكامل',
  fatherName: 'اسم الأب',
  motherName: 'اسم الأم',
  collegeName: 'اسم الكلية',
  courseName: 'اسم المساق',
  year: 'السنة',
  rollNumber: 'رقم القيد',
  mobileNumber: 'رقم الهاتف المتحرك',
  mobile: 'رقم الهاتف المتحرك',
  dateOfBirth: 'تاريخ الميلاد',
  email: 'البريد الإلكتروني',
  password: 'كلمة المرور',
  confirmPassword: 'تأكيد كلمة المرور',
  organizationName: 'اسم المؤسسة',
  type: 'النوع',
  registrationNumber: 'رقم التسجيل',
  tin: 'الرقم الضريبي',
  industry: 'القطاع',
  website: 'الموقع الإلكتروني',
  headquartersAddress: 'عنوان المقر الرئيسي',
  city: 'المدينة',
  state: 'الإمارة أو المنطقة',
  country: 'الدولة',
  zip: 'الرمز البريدي',
  accreditationCertificate: 'شهادة الاعتماد',
  selectedRole: 'الصفة',
  role: 'المنصب',
  registrationId: 'معرّف التسجيل',
  bankAccountDetails: 'نوع الحساب المصرفي',
  accountHolderName: 'اسم صاحب الحساب',
  accountNumber: 'رقم الحساب',
  bankName: 'اسم المصرف',
  branchName: 'اسم الفرع',
  swiftFscCode: 'رمز سويفت',
  paymentPreference: 'طريقة الدفع المفضلة',
  businessLicense: 'الرخصة التجارية',
  taxCertificate: 'الشهادة الضريبية',
  proofOfAddress: 'إثبات العنوان',
  governmentIDProof: 'إثبات الهوية الحكومية',
  proofOfAuthorization: 'إثبات التفويض',
  certificateType: 'نوع الشهادة',
  title: 'عنوان الشهادة',
  date: 'التاريخ',
  issuerName: 'جهة الإصدار',
  reason: 'السبب',
  effectiveFrom: 'تاريخ السريان',
  reference: 'المرجع',
  displayName: 'الاسم المعروض',
  subject: 'موضوع الرسالة',
  body: 'نص الرسالة',
}

export const words = (field: string): string => fieldNames[field] ?? field
export const required = (field: string): string => `الحقل «${words(field)}» مطلوب`
export const tooLong = (max: number): string => `استخدم ${max} حرفًا على الأكثر.`
export const notADate = (field: string): string => `يجب أن يكون «${words(field)}» تاريخًا، مثل 2025-06-30`
export const controlCharacters = 'أزل رموز التحكم.'
export const passwordTooShort = 'استخدم 8 أحرف على الأقل.'
export const notAFlag = 'أجب بنعم أو لا.'
export const unknownPlaceholder = (name: string, known: readonly string[]): string =>
  `لا يمكن استخدام {{${name}}} هنا. استخدم ${known.map((one) => `{{${one}}}`).join('، ')}.`
export const linkMissing = 'اكتب {{link}} حيث يجب أن يظهر رابط الشهادة.'
export const amountNeeded = 'أدخل مبلغًا أكبر من 0.'
export const validBeforeIssue = 'لا يمكن أن تنتهي قبل تاريخ إصدارها.'
