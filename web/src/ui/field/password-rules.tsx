import { List, VisuallyHidden } from '@mantine/core'
import { Check, Circle } from 'lucide-react'
import { common } from '../../texts/common.ts'

interface PasswordRulesProps {
  label: string
  rules: readonly { text: string; met: boolean }[]
}

/** The rules for a new password, ticked off during typing. They are shown by words and shape, not only by colour. */
export function PasswordRules({ label, rules }: PasswordRulesProps) {
  return (
    <List aria-label={label} listStyleType="none" spacing={4} fz="sm" c="dimmed" center>
      {rules.map(({ text, met }) => (
        <List.Item
          key={text}
          icon={met ? <Check size={16} color="var(--good)" /> : <Circle size={16} strokeWidth={1.5} />}
        >
          <VisuallyHidden>{met ? common.ruleMet : common.ruleNotMet}</VisuallyHidden> {text}
        </List.Item>
      ))}
    </List>
  )
}
