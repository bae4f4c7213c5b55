import { messages } from '@credenza/schema/messages'
import { Button, Text, VisuallyHidden } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import toast from 'react-hot-toast'
import { ApiFailure, messageOf } from '../../../lib/api/api-failure.ts'
import { minutesAndSeconds, useCountdown } from '../../../lib/use-countdown.ts'
import { recoveryTexts } from '../../../texts/recovery.ts'

const texts = recoveryTexts.verify

interface ResendCodeProps {
  /** When the first countdown ends, in milliseconds since 1970. */
  untilMs: number
  onResend: () => Promise<{ resendInSeconds: number }>
  /** When a new countdown begins. */
  onWait?: (seconds: number) => void
  onResent: () => void
}

/** 'Resend Code' once the countdown has ended. The seconds are visible, but not read out one by one. */
export function ResendCode({ untilMs: firstUntilMs, onResend, onWait, onResent }: ResendCodeProps) {
  const [untilMs, setUntilMs] = useState(firstUntilMs)
  const seconds = useCountdown(untilMs)
  const startCountdown = (wait: number) => {
    onWait?.(wait)
    setUntilMs(Date.now() + wait * 1000)
  }
  const resend = useMutation({
    mutationFn: () =>
      toast.promise(onResend(), {
        loading: messages.otpResending,
        success: messages.otpResent,
        error: messageOf,
      }),
    onSuccess: ({ resendInSeconds }) => {
      startCountdown(resendInSeconds)
      onResent()
    },
    onError: (error) => {
      if (error instanceof ApiFailure && error.retryAfterSeconds) startCountdown(error.retryAfterSeconds)
    },
  })
  return (
    <div>
      <VisuallyHidden role="status">{seconds === 0 && !resend.isPending && texts.resendReady}</VisuallyHidden>
      {seconds > 0 ? (
        <Text fz="sm" c="dimmed">
          {texts.resendIn}{' '}
          <Text
            span
            role="timer"
            aria-live="off"
            fz="sm"
            fw={500}
            style={{ fontVariantNumeric: 'tabular-nums' }}
          >
            {minutesAndSeconds(seconds)}
          </Text>
        </Text>
      ) : (
        <Button
          variant="subtle"
          size="compact-md"
          mx={-8}
          loading={resend.isPending}
          onClick={() => resend.mutate()}
        >
          {resend.isPending ? texts.resending : texts.resend}
        </Button>
      )}
    </div>
  )
}
