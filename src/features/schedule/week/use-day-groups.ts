import { useState } from 'react'
import type { Device } from '../../../core/resources/resources.js'
import type { WeekPrograms } from '../rules/daily-programs.js'
import { type DayGroup, dayGroups, joined } from '../rules/week-groups.js'

interface DayGroups {
  readonly groups: readonly DayGroup[]
  /** `true` if there are more groups than shown at first. */
  readonly canUnfold: boolean
  readonly isUnfolded: boolean
  /** Shows every group that can have a program of its own, or joins groups with the same program again. */
  unfold(isUnfolded: boolean): void
}

/**
 * Returns the groups of days that are edited together: neighbors with the same program, until they are unfolded. They
 * stay while their programs are edited.
 */
export function useDayGroups(device: Device, week: WeekPrograms): DayGroups {
  const all = dayGroups(device)
  const fold = (): readonly DayGroup[] => joined(all, (day, previous) => week[day] === week[previous])
  const [folded, setFolded] = useState(fold)
  const [isUnfolded, setIsUnfolded] = useState(false)
  // A change elsewhere may have given their days different programs.
  const isUniform = folded.every(([first = 'monday', ...rest]) => rest.every((day) => week[day] === week[first]))
  const groups = isUniform ? folded : fold()
  return {
    groups: isUnfolded ? all : groups,
    canUnfold: isUnfolded || groups.length < all.length,
    isUnfolded,
    unfold(next) {
      if (!next) setFolded(fold)
      setIsUnfolded(next)
    }
  }
}
