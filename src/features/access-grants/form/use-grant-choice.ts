import { useState } from 'react'
import type { FormEdit } from '../../../core/actions/rebase-form.js'
import { parseInstant } from '../../../core/values/parse-instant.js'
import { NO_TIME, type TypedTime, timeAt } from '../../../core/values/typed-time.js'
import type { WayMode } from '../rules/access-grant.js'
import type { RecreatedAccessGrant } from '../rules/access-grant-parameters.js'
import { type GrantForm, newGrantRules } from '../rules/form/grant-form.js'
import type { DoorOffer } from '../rules/form/offered-doors.js'
import {
  type ChosenDoors,
  chosenDoors,
  firstChoice,
  offeredChoice,
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
      const person = { who: 'new', personId: undefined, name, email, phone } as const
      return { ...person, doors, ...times, modes, pin: 'any', code: '', uses: '1' }
    },
    /** Returns the values of removed access, as far as they are offered. */
    recreated(removed: RecreatedAccessGrant): Partial<GrantForm> {
      const { user_identity_id: personId, starts_at, ends_at, requested_access_methods: ways } = removed
      const doors = offeredChoice(offer, removed)
      const { zone, isZoneAutomatic } = proposed({ doors }).times
      const toTime = (text: string | undefined): TypedTime => {
        const instant = parseInstant(text)
        return instant === undefined ? NO_TIME : timeAt(instant, zone)
      }
      const code = ways.find((way) => way.code !== undefined)?.code
      return {
        who: 'known',
        personId,
        doors,
        start: toTime(starts_at),
        end: toTime(ends_at),
        isEndless: ends_at === undefined,
        zone,
        isZoneAutomatic,
        modes: ['code'],
        ...(code !== undefined && { pin: 'own', code })
      }
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
