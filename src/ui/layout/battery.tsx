import { Status } from '../feedback/status.js'
import type { Tone } from '../style/tone.js'

type BatteryProps = {
  /** From 0 to 1. */
  level?: number | undefined
  tone?: Tone | undefined
  /** Accessible name without visible text. */
  quiet?: string | undefined
  /** The level as text. */
  label?: string | undefined
}

/** @param level from 0 to 1 */
export const BatteryIcon = ({ level }: { readonly level: number }) => (
  <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" aria-hidden>
    <rect x="2" y="7" width="17" height="10" rx="2" />
    <path d="M22.5 10.5v3" />
    <path d={`M5 10h${11 * Math.min(1, Math.max(0, level))}v4H5`} fill="currentColor" stroke="none" />
  </svg>
)

export const Battery = ({ level = 0, tone, quiet, label }: BatteryProps) => (
  <Status tone={tone} quiet={quiet} icon={<BatteryIcon level={level} />}>
    {label}
  </Status>
)
