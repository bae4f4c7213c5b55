import { useEffect, useRef } from 'react'
import {
  type FieldValues,
  type UseFormProps,
  type UseFormReturn,
  useForm as useAnyForm,
} from 'react-hook-form'
import { focusFirstFaulty } from './faulty-fields.ts'

/**
 * A form that, after a refused submit, focuses its first faulty field in the order of the page. The library would take the
 * order in which fields register: those of `register` before those with a controller, whatever is above.
 */
export function useForm<Values extends FieldValues, Context = unknown, Sent = Values>(
  props: UseFormProps<Values, Context, Sent>,
): UseFormReturn<Values, Context, Sent> {
  const form = useAnyForm({ ...props, shouldFocusError: false })
  const sent = useRef<Element>(null)
  const { submitCount } = form.formState
  // The errors are drawn only now.
  useEffect(() => {
    if (submitCount > 0) focusFirstFaulty(sent.current)
  }, [submitCount])
  const handleSubmit: typeof form.handleSubmit = (onValid, onInvalid) => {
    const submit = form.handleSubmit(onValid, onInvalid)
    return (event) => {
      sent.current = event?.target instanceof Element ? event.target : null
      return submit(event)
    }
  }
  return { ...form, handleSubmit }
}
