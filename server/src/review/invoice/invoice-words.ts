/** The words of tax documents, in English and Arabic: the tax authority may ask for either. */
const pairs = {
  taxInvoice: ['Tax invoice', 'فاتورة ضريبية'],
  taxCreditNote: ['Tax credit note', 'إشعار دائن ضريبي'],
  invoice: ['Invoice', 'فاتورة'],
  creditNote: ['Credit note', 'إشعار دائن'],
  number: ['Number', 'الرقم'],
  issuedOn: ['Date of issue', 'تاريخ الإصدار'],
  period: ['Date of supply', 'تاريخ التوريد'],
  seller: ['Supplier', 'المورّد'],
  buyer: ['Customer', 'العميل'],
  currency: ['Currency', 'العملة'],
  trn: ['TRN', 'رقم التسجيل الضريبي'],
  address: ['Address', 'العنوان'],
  of: ['Corrects invoice', 'تصحيح للفاتورة'],
  why: ['Reason', 'السبب'],
  item: ['Review of certificates', 'مراجعة شهادات'],
  share: ['Platform share of reviews', 'حصة المنصة من المراجعات'],
  quantity: ['Quantity', 'الكمية'],
  unit: ['Unit price', 'سعر الوحدة'],
  net: ['Net', 'الصافي'],
  rate: ['VAT rate', 'النسبة'],
  vat: ['VAT', 'الضريبة'],
  total: ['Total', 'الإجمالي'],
  zero: ['Zero-rated', 'نسبة الصفر'],
  exempt: ['Exempt', 'معفى'],
  totalNet: ['Total without VAT (AED)', 'الإجمالي بدون الضريبة (درهم)'],
  totalVat: ['Total VAT (AED)', 'إجمالي الضريبة (درهم)'],
  payable: ['Total with VAT (AED)', 'الإجمالي شاملًا الضريبة (درهم)'],
  credited: ['Total credited (AED)', 'إجمالي المبلغ الدائن (درهم)'],
  cancelled: ['The supply was cancelled', 'أُلغي التوريد'],
  treatment: ['The tax treatment has changed', 'تغيّرت المعاملة الضريبية'],
  price: ['The agreed price has changed', 'تغيّر المقابل المتفق عليه'],
  returned: ['The supply was returned', 'أُرجع التوريد'],
  error: ['Tax was charged in error', 'فُرضت الضريبة خطأً'],
} as const

export type InvoiceWord = keyof typeof pairs

/** Both languages on one line. */
export const bothWords = (word: InvoiceWord): string => pairs[word].join(' · ')
/** Both languages on two lines, for a narrow column. */
export const stackedWords = (word: InvoiceWord): string => pairs[word].join('\n')
