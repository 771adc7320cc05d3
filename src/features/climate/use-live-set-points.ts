import { type RefObject, useState } from 'react'
import { useOffer } from '../../ui/actions/use-offer.js'
import { useOnChange } from '../../ui/use-on-change.js'
import { spanOf } from './rules/climate.js'
import type { ClimateLimits } from './rules/climate-limits.js'
import type { TemperatureUnit } from './rules/temperature.js'
import type { ClimateTone, SetPoints } from './set-points.js'
import type { ClimateControl } from './use-climate-control.js'
import { useSetPoints } from './use-set-points.js'

interface Options {
  readonly control: Pick<ClimateControl, 'climate' | 'activating' | 'set' | 'hold'>
  readonly limits: ClimateLimits
  readonly unit: TemperatureUnit
  readonly isOffline: boolean
}

interface LiveSetPoints {
  /** `undefined` if the mode uses none. */
  readonly points: SetPoints | undefined
  /** The set point that the user moved last, until the mode changes or a preset is turned on. */
  readonly moved: ClimateTone | undefined
  /** `true` while they take no presses. */
  readonly isMuted: boolean
  /** Contains the controls. */
  readonly ref: RefObject<HTMLDivElement | null>
}

/** Returns the set points of a thermostat. They take no presses at once after they appeared or another mode replaced them. */
export function useLiveSetPoints({ control, limits, unit, isOffline }: Options): LiveSetPoints {
  const { climate, activating, set, hold } = control
  const { heat, cool } = spanOf(limits, climate.mode)
  const tones = [heat && 'heat', cool && 'cool'].filter(Boolean).join()
  const { ref, isMuted, take } = useOffer<HTMLDivElement>(isOffline || !tones ? undefined : tones)
  const [moved, setMoved] = useState<ClimateTone>()
  useOnChange(`${climate.mode} ${activating}`, () => setMoved(undefined))
  const points = useSetPoints({
    climate,
    limits,
    unit,
    onChange(changed, tone, requestedAt) {
      const offer = take()
      if (!offer) return
      setMoved(tone)
      set(changed, offer, requestedAt)
    },
    onHold: hold
  })
  return { points, moved, isMuted, ref }
}
