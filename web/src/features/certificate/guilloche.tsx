const waves = 12
const points = 360
const copies = 10
const id = 'guilloche-ring'

/** A rosette of fine lines, as printed on documents of value: waves around a circle, laid over each other. */
export function Guilloche({ className }: { className?: string }) {
  return (
    <svg
      className={className}
      viewBox="-250 -177 500 354"
      aria-hidden="true"
      preserveAspectRatio="xMidYMid slice"
    >
      <defs>
        <path id={id} d={ring} fill="none" stroke="currentColor" strokeWidth="0.5" />
      </defs>
      {[0.42, 0.7, 1, 1.32, 1.7].map((scale) =>
        Array.from({ length: copies }, (_, copy) => (
          <use
            key={`${scale} ${copy * 3}`}
            href={`#${id}`}
            transform={`scale(${scale}) rotate(${(copy * 360) / waves / copies})`}
          />
        )),
      )}
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
