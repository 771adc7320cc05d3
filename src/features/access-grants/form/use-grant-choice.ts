import { useState } from 'react'
import type { FormEdit } from '../../../core/actions/rebase-form.js'
import { parseInstant } from '../../../core/values/parse-instant.js'
import type { WayMode } from '../rules/access-grant.js'
import { type GrantForm, newGrantRules } from '../rules/form/grant-form.js'
import type { DoorOffer } from '../rules/form/offered-doors.js'
import {
  type ChosenDoors,
  chosenDoors,
  firstChoice,
  possibleModes,
  proposedModes
} from '../rules/form/offered-doors.js'
import { areTimesUntouched, proposedTimes } from '../rules/form/proposed-times.js'
import type { PlaceDoors } from './use-chosen-doors.js'

/** First values of a new access. */
export interface FirstValues {
  readonly personName?: string | undefined
  readonly personEmail?: string | undefined
  readonly personPhone?: string | undefined
  readonly startsAt?: string | undefined
  readonly endsAt?: string | undefined
}

interface Options {
  readonly first: FirstValues
  readonly offer: DoorOffer
  /** Ways in that the host offers. */
  readonly offered: readonly WayMode[]
  readonly places: PlaceDoors
}

type Choice = Pick<GrantForm, 'doors'>

/** Returns what follows from the doors of a form. */
export function useGrantChoice({ first, offer, offered, places }: Options) {
  const [openedAt] = useState(() => Date.now())
  const chosenBy = ({ doors }: Choice): ChosenDoors => chosenDoors(doors, offer, places.doorsIn)

  function proposed(form: Choice) {
    const chosen = chosenBy(form)
    const [startsAt, endsAt] = [first.startsAt, first.endsAt].map(parseInstant)
    const spaces = form.doors.spaceIds.flatMap((id) => offer.places.find((place) => place.id === id)?.space ?? [])
    return {
      times: proposedTimes({ openedAt, places: spaces, chosen, startsAt, endsAt }),
      modes: proposedModes(possibleModes(offered, chosen))
    }
  }
  return {
    chosenBy,
    /** Returns the ways in that the chosen doors may take. */
    possibleBy: (form: Choice): readonly WayMode[] => possibleModes(offered, chosenBy(form)),
    /** Returns the time zone of the chosen doors. */
    zoneOf: (form: Choice): string => proposed(form).times.zone,
    /** Returns the values with which a form begins. */
    initial(): GrantForm {
      const doors = firstChoice(offer)
      const { times, modes } = proposed({ doors })
      const { personName: name = '', personEmail: email = '', personPhone: phone = '' } = first
      return { name, email, phone, doors, ...times, modes, pin: 'any', code: '', uses: '1' }
    },
    /** Returns the values that follow the chosen doors, until the user changes them. */
    following({ initial, values }: FormEdit<GrantForm>): GrantForm {
      const { times, modes } = proposed(values)
      // A time zone that the user has chosen is no change of an access.
      const { zone, isZoneAutomatic } = values
      return {
        ...initial,
        ...(areTimesUntouched(values, initial) ? times : { zone, isZoneAutomatic }),
        ...(newGrantRules.isSame.modes?.(values.modes, initial.modes) && { modes })
      }
    }
  }
}
