import type { RefObject } from 'react'
import { useOffer } from '../../ui/actions/use-offer.js'
import { spanOf } from './rules/climate.js'
import type { ClimateLimits } from './rules/climate-limits.js'
import type { TemperatureUnit } from './rules/temperature.js'
import type { SetPoints } from './set-points.js'
import { useSetPoints } from './use-set-points.js'
import type { ClimateControl } from './use-climate-control.js'

interface Options {
  readonly control: Pick<ClimateControl, 'climate' | 'set' | 'hold'>
  readonly limits: ClimateLimits
  readonly unit: TemperatureUnit
  readonly isOffline: boolean
}

interface LiveSetPoints {
  /** `undefined` if the mode uses none. */
  readonly points: SetPoints | undefined
  /** `true` while they take no presses. */
  readonly isMuted: boolean
  /** Contains the controls. */
  readonly ref: RefObject<HTMLDivElement | null>
}

/** Returns the set points of a thermostat. They take no presses at once after they appeared or another mode replaced them. */
export function useLiveSetPoints({ control, limits, unit, isOffline }: Options): LiveSetPoints {
  const { climate, set, hold } = control
  const { heat, cool } = spanOf(limits, climate.mode)
  const tones = [heat && 'heat', cool && 'cool'].filter(Boolean).join()
  const { ref, isMuted, take } = useOffer<HTMLDivElement>(isOffline || !tones ? undefined : tones)
  const points = useSetPoints({
    climate,
    limits,
    unit,
    onChange(changed, requestedAt) {
      const offer = take()
      if (offer) set(changed, offer, requestedAt)
    },
    onHold: hold
  })
  return { points, isMuted, ref }
}
