import { counted } from '../sentences/counted.ts'

export const countedDays = (days: number): string =>
  counted(days, { one: 'يوم واحد', two: 'يومين', few: 'أيام', many: 'يومًا' })
