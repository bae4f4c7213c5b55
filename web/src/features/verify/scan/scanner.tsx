import { Button, Stack, Text } from '@mantine/core'
import { Flashlight } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { verifyTexts } from '../../../texts/verify.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { type CameraFault, closeCamera, faultOf, hasLight, openCamera, setLight } from './camera.ts'
import styles from './scanner.module.css'
import { watchVideo } from './watch-video.ts'

const texts = verifyTexts.scan

interface ScannerProps {
  opened: boolean
  onClose: () => void
  /** Takes the texts of the codes in view; returns what is wrong with them, or nothing if the scanner is done. */
  onCodes: (texts: readonly string[]) => Promise<string | undefined>
}

/** A dialog with the camera, open until it sees a certificate's code or is closed. */
export default function Scanner({ opened, onClose, onCodes }: ScannerProps) {
  return (
    <Dialog title={texts.title} opened={opened} onClose={onClose}>
      {opened && <Viewfinder onCodes={onCodes} />}
    </Dialog>
  )
}

function Viewfinder({ onCodes }: Pick<ScannerProps, 'onCodes'>) {
  const video = useRef<HTMLVideoElement>(null)
  const take = useRef(onCodes)
  take.current = onCodes
  const [attempt, setAttempt] = useState(0)
  const [fault, setFault] = useState<CameraFault>()
  const [stream, setStream] = useState<MediaStream>()
  const [advice, setAdvice] = useState('')

  useEffect(() => {
    const left = new AbortController()
    setFault(undefined)
    const look = async () => {
      const opened = await openCamera()
      const close = () => closeCamera(opened)
      if (left.signal.aborted) return close()
      left.signal.addEventListener('abort', close)
      video.current!.srcObject = opened
      await video.current!.play()
      setStream(opened)
      await watchVideo(video.current!, left.signal, (texts) => {
        void take.current(texts).then((wrong = '') => setAdvice(wrong))
      })
    }
    look().catch((error) => left.signal.aborted || setFault(faultOf(error)))
    return () => {
      left.abort()
      setStream(undefined)
    }
  }, [attempt])

  if (fault) {
    return (
      <Stack align="flex-start" role="alert">
        <Text fw={550}>{texts.faults[fault].sentence}</Text>
        <Text>{texts.faults[fault].advice}</Text>
        {fault !== 'unsupported' && (
          <Button variant="default" onClick={() => setAttempt((count) => count + 1)}>
            {texts.retry}
          </Button>
        )}
      </Stack>
    )
  }
  return (
    <Stack>
      <video ref={video} className={styles.video} aria-label={texts.picture} muted playsInline />
      <Text role="status">{stream ? advice || texts.hold : texts.starting}</Text>
      {stream && hasLight(stream) && <LightButton stream={stream} />}
    </Stack>
  )
}

function LightButton({ stream }: { stream: MediaStream }) {
  const [lit, setLit] = useState(false)
  const toggle = async () => {
    await setLight(stream, !lit)
    setLit(!lit)
  }
  return (
    <Button
      variant="default"
      leftSection={<Flashlight size={15} />}
      aria-pressed={lit}
      onClick={() => void toggle()}
    >
      {texts.light}
    </Button>
  )
}
