import 'react-image-crop/dist/ReactCrop.css'
import { profileImage } from '@credenza/schema/constants'
import { Text } from '@mantine/core'
import { useRef, useState } from 'react'
import { centerCrop, makeAspectCrop, type PercentCrop, ReactCrop } from 'react-image-crop'
import { useObjectUrl } from '../../../lib/browser/use-object-url.ts'
import { profileTexts as texts } from '../../../texts/profile.ts'
import { drawSquare, jpegOf } from './crop-square.ts'
import styles from './image-cropper.module.css'

interface ImageCropperProps {
  image: File
  /** Called with the square as a JPEG whenever the crop comes to rest. */
  onSquare: (square: Blob) => void
  onUnreadable: () => void
}

/** Crops a picture to a square by mouse, touch or arrow keys. The preview is exactly the picture that is sent. */
export default function ImageCropper({ image, onSquare, onUnreadable }: ImageCropperProps) {
  const url = useObjectUrl(image)
  const picture = useRef<HTMLImageElement>(null)
  const preview = useRef<HTMLCanvasElement>(null)
  const [crop, setCrop] = useState<PercentCrop>()

  const takeOver = async (settled: PercentCrop) => {
    if (!picture.current || !preview.current || settled.width === 0) return
    drawSquare(preview.current, picture.current, settled)
    const jpeg = await jpegOf(preview.current)
    if (jpeg) onSquare(jpeg)
    else onUnreadable()
  }
  const start = ({ currentTarget: { width, height } }: { currentTarget: HTMLImageElement }) => {
    const initial = centerCrop(
      makeAspectCrop({ unit: '%', width: profileImage.initialCropPercent }, 1, width, height),
      width,
      height,
    )
    setCrop(initial)
    void takeOver(initial)
  }
  return (
    <div>
      <Text fz="sm" c="dimmed" mb="xs">
        {texts.cropHint}
      </Text>
      {/* The library counts from the left, whatever the reading direction. */}
      <div className={styles.area} dir="ltr">
        <ReactCrop
          crop={crop}
          aspect={1}
          keepSelection
          minWidth={32}
          minHeight={32}
          onChange={(_, percent) => setCrop(percent)}
          onComplete={(_, percent) => void takeOver(percent)}
          ariaLabels={texts.cropLabels}
          className={styles.cropper}
        >
          <img ref={picture} src={url} alt={texts.cropPicture} onLoad={start} onError={onUnreadable} />
        </ReactCrop>
        <figure className={styles.preview}>
          <canvas
            ref={preview}
            width={profileImage.sidePx}
            height={profileImage.sidePx}
            role="img"
            aria-label={texts.preview}
          />
          <Text component="figcaption" fz="sm" c="dimmed">
            {texts.preview}
          </Text>
        </figure>
      </div>
    </div>
  )
}
