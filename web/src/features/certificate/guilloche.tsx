const turns = 72
const steps = 360

/** A rosette of fine lines, as printed on documents of value; drawn once, from a hypotrochoid. */
export function Guilloche({ className }: { className?: string }) {
  return (
    <svg
      className={className}
      viewBox="-250 -180 500 360"
      aria-hidden="true"
      preserveAspectRatio="xMidYMid slice"
    >
      <path d={rosette} fill="none" stroke="currentColor" strokeWidth="0.6" />
      <path
        d={rosette}
        fill="none"
        stroke="currentColor"
        strokeWidth="0.4"
        transform="scale(1.9) rotate(11)"
      />
    </svg>
  )
}

const rosette = Array.from({ length: steps * 3 + 1 }, (_, step) => {
  const angle = (step / steps) * 2 * Math.PI
  const radius = 105 + 42 * Math.cos((angle * turns) / 3.0001)
  return `${step === 0 ? 'M' : 'L'}${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`
}).join('')
