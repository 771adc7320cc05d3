import { useState } from 'react'
import { isUncertain } from '../../../core/actions/verify-outcomes.js'
import { isRefused } from '../../../core/queries/is-refused.js'
import { parseInstant } from '../../../core/values/parse-instant.js'
import { useAction } from '../../../element/actions/use-action.js'
import { useElement, useTexts } from '../../../element/custom-element/element-context.js'
import { type FormControl, toSaveResult, useForm } from '../../../element/form/use-form.js'
import { errorReason } from '../../../element/hooks/error-text.js'
import { ACCESS_GRANT_FORM } from '../../../messages/access-grant-form/en.js'
import { createAccessGrant, newAccessGrantKey } from '../access-grant-actions.js'
import { accessGrantListQuery, type GrantFilters } from '../data/access-grant-queries.js'
import type { WayMode } from '../rules/access-grant.js'
import { type GrantForm, newGrantRules, type Person } from '../rules/form/grant-form.js'
import { isEmail, isPhone, isUseCount } from '../rules/form/grant-form-errors.js'
import { randomGrantKey } from '../rules/form/grant-key.js'
import { newGrantParameters } from '../rules/form/grant-parameters.js'
import { chosenDoors, type DoorOffer, firstChoice, possibleModes, proposedModes } from '../rules/form/offered-doors.js'
import { areTimesUntouched, proposedTimes } from '../rules/form/proposed-times.js'
import { LostResponse } from './lost-response.js'
import { type DoorSelection, usePlaceDoors, useReadPlaces } from './use-chosen-doors.js'
import { useGrantErrors, useGrantMessages } from './use-grant-messages.js'
import { useLostResponse } from './use-lost-response.js'
import { type PinLimits, usePinLimits } from './use-pin-limits.js'

/** First values of a new access, and parameters that the host determines. */
export interface NewGrantOptions {
  readonly personName?: string | undefined
  readonly personEmail?: string | undefined
  readonly personPhone?: string | undefined
  readonly startsAt?: string | undefined
  readonly endsAt?: string | undefined
  readonly reservationKey?: string | undefined
  readonly accessGrantKey?: string | undefined
  readonly customizationProfileId?: string | undefined
}

interface Options {
  readonly host: NewGrantOptions
  readonly offer: DoorOffer
  /** Ways in that the host offers. */
  readonly offered: readonly WayMode[]
  /** The person, if the host has chosen one. */
  readonly person: Person | undefined
  /** Filters of the list in which the new access appears. */
  readonly filters: GrantFilters
  readonly onCreated: (accessGrantId: string) => void
}

export interface NewGrantControl {
  readonly form: FormControl<GrantForm>
  readonly selection: DoorSelection
  readonly possible: readonly WayMode[]
  /** Chosen ways in that are possible. */
  readonly modes: readonly WayMode[]
  readonly limits: PinLimits
  /** `true` if everything can be sent. */
  readonly isValid: boolean
  readonly canSubmit: boolean
  /** `true` if the platform doesn't let this session give access. */
  readonly isRefused: boolean
  /** Time zone of the chosen doors. */
  readonly doorZone: string
}

/** Keeps and sends the form of a new access. */
export function useNewGrantForm({ host, offer, offered, person, filters, onCreated }: Options): NewGrantControl {
  const messages = useTexts()
  const { options } = useElement()
  const texts = useTexts(ACCESS_GRANT_FORM)
  const create = useAction(createAccessGrant)
  const places = usePlaceDoors()
  const grantMessages = useGrantMessages()
  const toErrors = useGrantErrors()
  const limitsOf = usePinLimits(offer, places)
  const [openedAt] = useState(() => Date.now())
  const [ownKey] = useState(randomGrantKey)
  const [hasRefused, setRefused] = useState(false)
  const grantKey = host.accessGrantKey ?? ownKey
  const list = accessGrantListQuery(filters)
  const lost = useLostResponse({ grantKey, list, onFound: onCreated })

  const chosenBy = ({ doors }: Pick<GrantForm, 'doors'>) => chosenDoors(doors, offer, places.doorsIn)
  /** What is proposed for the chosen doors, until the user changes it. */
  function proposed(form: Pick<GrantForm, 'doors'>) {
    const chosen = chosenBy(form)
    const [startsAt, endsAt] = [host.startsAt, host.endsAt].map(parseInstant)
    const spaces = form.doors.spaceIds.flatMap((id) => offer.places.find((place) => place.id === id)?.space ?? [])
    return {
      times: proposedTimes({ openedAt, places: spaces, chosen, startsAt, endsAt }),
      modes: proposedModes(possibleModes(offered, chosen))
    }
  }
  const [first] = useState((): GrantForm => {
    const doors = firstChoice(offer)
    const { times, modes } = proposed({ doors })
    const { personName = '', personEmail = '', personPhone = '' } = host
    return {
      name: personName,
      email: personEmail,
      phone: personPhone,
      doors,
      ...times,
      modes,
      pin: 'any',
      code: '',
      uses: '1'
    }
  })
  const modesOf = (form: GrantForm): readonly WayMode[] => {
    const possible = possibleModes(offered, chosenBy(form))
    return form.modes.filter((mode) => possible.includes(mode))
  }

  function validate(form: GrantForm) {
    const modes = modesOf(form)
    const { name, ...times } = grantMessages(form)
    const { spaceIds } = form.doors
    const { doors, areKnown } = chosenBy(form)
    const hasDoor = doors.length > 0 || (!areKnown && spaceIds.length > 0)
    const isNamed = !person && !options.disablePersonInformation
    return {
      ...times,
      name: person ? undefined : name,
      email: isNamed && !isEmail(form.email) ? texts.emailInvalid : undefined,
      phone: isNamed && !isPhone(form.phone) ? texts.phoneInvalid : undefined,
      doors: hasDoor ? undefined : texts.chooseDoor,
      modes: modes.length > 0 ? undefined : texts.chooseWay,
      code: modes.includes('code') && form.pin === 'own' ? limitsOf(form, chosenBy(form)).error : undefined,
      uses: modes.includes('mobile_key') && !isUseCount(form.uses) ? texts.usesInvalid : undefined
    }
  }

  const form = useForm<GrantForm>({
    rules: newGrantRules,
    initial: () => first,
    latest({ initial, values }) {
      const { times, modes } = proposed(values)
      // A zone that the user has chosen is no change of an access.
      const { zone, isZoneAutomatic } = values
      return {
        ...initial,
        ...(areTimesUntouched(values, initial) ? times : { zone, isZoneAutomatic }),
        ...(newGrantRules.isSame.modes?.(values.modes, initial.modes) && { modes })
      }
    },
    validate: ({ values }) => validate(values),
    toServerErrors: (error, { values }) => toErrors(error, values),
    key: newAccessGrantKey(grantKey),
    async submit({ values }) {
      lost.setKnowledge('none-lost')
      const params = newGrantParameters({
        form: values,
        doors: chosenBy(values),
        modes: modesOf(values),
        keys: { ...host, accessGrantKey: grantKey },
        person,
        hidesPerson: options.disablePersonInformation === true
      })
      const success = { message: texts.created }
      const outcome = await create({ params, list }, { texts: { success } })
      if (outcome.status === 'failed' && isUncertain(outcome.error)) lost.setKnowledge('unknown')
      if (outcome.status === 'failed') setRefused(isRefused(outcome.error))
      return toSaveResult(outcome, ({ access_grant_id }) => access_grant_id)
    },
    failed: ({ name }) => ({ subject: name.trim(), message: texts.createFailed }),
    describeFailure(error) {
      if (isRefused(error)) return texts.refused
      if (lost.knowledge === 'not-given') return texts.notGiven
      if (lost.knowledge !== 'none-lost')
        return <LostResponse isChecking={lost.knowledge === 'checking'} onCheck={() => void lost.check()} />
      return (
        <>
          {texts.createFailed}
          <small>{errorReason(error, messages)}</small>
        </>
      )
    },
    onSaved: onCreated
  })
  const { values } = form
  useReadPlaces(values.doors.spaceIds)
  const chosen = chosenBy(values)
  return {
    form,
    selection: { ...places, chosen },
    possible: possibleModes(offered, chosen),
    modes: modesOf(values),
    limits: limitsOf(values, chosen),
    isValid: !Object.values(validate(values)).some(Boolean),
    canSubmit: lost.knowledge === 'none-lost' || lost.knowledge === 'not-given',
    isRefused: hasRefused,
    doorZone: proposed(values).times.zone
  }
}
