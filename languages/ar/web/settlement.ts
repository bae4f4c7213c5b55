import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { settlementTexts as english } from '../../../web/src/texts/settlement.ts'

export const settlementTexts: Texts<typeof english> = {
  title: 'الأرصدة',
  lead: 'المستحق لجهات التحقق، والمستحق على جهات الإصدار والطلبة.',
  search: 'البحث بالاسم أو بمرجع الدفع',
  empty: 'لم يُحتسب أي رسم بعد.',
  columns: { name: 'الاسم', role: 'الصفة', reference: 'مرجع الدفع', standing: 'الرصيد', action: 'الإجراء' },
  earned: (amount) => `مستحق له ${amount}`,
  owes: (amount) => `مستحق عليه ${amount}`,
  settled: 'مسدَّد',
  record: 'تسجيل تسوية',
  recordFor: (name) => `تسجيل تسوية لحساب ${name}`,
  payout: (amount) => `مستحق له ${amount}. سجّل المبلغ المصروف، ويمكن أن يكون جزءًا من المستحق.`,
  payment: (amount) => `مستحق عليه ${amount}. سجّل المبلغ المدفوع، ويمكن أن يكون جزءًا من المستحق.`,
  amount: 'المبلغ (AED)',
  amountWrong: (most) => `أدخل مبلغًا لا يتجاوز ${most}، مثل 1250 أو 99.50.`,
  reference: 'المرجع',
  referenceHint: 'مرجع المصرف، ويظهر في كشف الحساب.',
  referenceNeeded: 'أدخل مرجعًا.',
  confirm: 'تسجيل',
  recording: 'جارٍ التسجيل...',
  final: 'لا يمكن التراجع عن تسوية مسجّلة.',
  recorded: 'سُجّلت التسوية.',
  openStatement: (name) => `كشف حساب ${name}`,
  statementLead: 'الرسوم والمدفوعات شهرًا بشهر.',
}
