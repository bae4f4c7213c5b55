import { useId } from 'react'

const waves = 12
const points = 360
const copies = 10
const turns = Array.from({ length: copies }, (_, copy) => (copy * 360) / waves / copies)
const scales = [0.42, 0.7, 1, 1.32, 1.7]

/** A rosette of fine lines, as in security printing: overlapping waves around a circle. */
export function Guilloche({ className }: { className?: string }) {
  const id = useId()
  return (
    <svg
      className={className}
      viewBox="-250 -177 500 354"
      aria-hidden="true"
      preserveAspectRatio="xMidYMid slice"
    >
      <defs>
        <path id={`${id}wave`} d={ring} fill="none" stroke="currentColor" strokeWidth="0.5" />
        <g id={`${id}ring`}>
          {turns.map((degrees) => (
            <use key={degrees} href={`#${id}wave`} transform={`rotate(${degrees})`} />
          ))}
        </g>
      </defs>
      {scales.map((scale) => (
        <use key={scale} href={`#${id}ring`} transform={`scale(${scale})`} />
      ))}
    </svg>
  )
}

const ring = Array.from({ length: points }, (_, step) => {
  const angle = (step / points) * 2 * Math.PI
  const radius = 118 + 24 * Math.sin(angle * waves)
  return `${step === 0 ? 'M' : 'L'}${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`
})
  .join('')
  .concat('Z')
