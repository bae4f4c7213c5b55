import type { Texts } from '../../lib/texts.ts'
import type { settlementTexts as english } from '../settlement.ts'

export const settlementTexts: Texts<typeof english> = {
  title: 'الأرصدة',
  lead: 'المستحق لجهات التحقق، والمستحق على جهات الإصدار والطلبة.',
  search: 'البحث في الأرصدة',
  empty: 'يظهر هنا أول رصيد مع أول رسم يُحتسب.',
  columns: { name: 'الاسم', role: 'الصفة', standing: 'الموقف', action: 'الإجراء' },
  earned: (amount) => `مستحق له ${amount}`,
  owes: (amount) => `مستحق عليه ${amount}`,
  settled: 'مسدَّد',
  record: 'تسجيل تسوية',
  recordFor: (name) => `تسجيل تسوية لحساب ${name}`,
  payout: 'سجّل المبلغ المصروف، ويمكن أن يكون جزءًا من المستحق.',
  payment: 'سجّل المبلغ المدفوع، ويمكن أن يكون جزءًا من المستحق.',
  amount: 'المبلغ (AED)',
  amountWrong: (most) => `أدخل مبلغًا لا يتجاوز ${most}، مثل 1250 أو 99.50.`,
  reference: 'المرجع',
  referenceHint: 'ما يُعرف به الدفع لدى المصرف، ويظهر في كشف الحساب.',
  referenceNeeded: 'أدخل مرجعًا.',
  confirm: 'تسجيل',
  recording: 'جارٍ التسجيل...',
  final: 'السجل المالي يُضاف إليه فقط: لا يمكن التراجع عن تسوية.',
  recorded: 'سُجّلت التسوية.',
}
