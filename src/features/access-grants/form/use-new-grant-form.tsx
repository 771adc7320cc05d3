import { useState } from 'react'
import { isUncertain } from '../../../core/actions/verify-outcomes.js'
import { isRefused } from '../../../core/queries/is-refused.js'
import { useAction } from '../../../element/actions/use-action.js'
import { useElement, useTexts } from '../../../element/custom-element/element-context.js'
import { hasErrors } from '../../../element/form/form-errors.js'
import { type FormControl, toSaveResult, useForm } from '../../../element/form/use-form.js'
import { errorReason } from '../../../element/hooks/error-text.js'
import { useSessionState } from '../../../element/hooks/use-session-state.js'
import { ACCESS_GRANT_FORM } from '../../../messages/access-grant-form/en.js'
import { createAccessGrant, newAccessGrantKey } from '../create-access-grant.js'
import { accessGrantListQuery, type GrantFilters } from '../data/access-grant-queries.js'
import type { RejectedAccess } from '../removal/recreation-context.js'
import type { WayMode } from '../rules/access-grant.js'
import { randomGrantKey } from '../rules/access-grant-key.js'
import { type GrantForm, newGrantRules, type Person } from '../rules/form/grant-form.js'
import { newGrantParameters } from '../rules/form/grant-parameters.js'
import { knownPerson } from '../rules/form/known-people.js'
import type { DoorOffer } from '../rules/form/offered-doors.js'
import { LostResponse } from './lost-response.js'
import { type DoorSelection, usePlaceDoors, useReadPlaces } from './use-chosen-doors.js'
import { type FirstValues, useGrantChoice } from './use-grant-choice.js'
import { useGrantErrors } from './use-grant-messages.js'
import { useLostResponse } from './use-lost-response.js'
import { useNewGrantMessages } from './use-new-grant-messages.js'
import { type PinLimits, usePinLimits } from './use-pin-limits.js'

/** First values of a new access, and parameters that the host determines. */
export interface NewGrantOptions extends FirstValues {
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
  readonly hostPerson: Person | undefined
  /** Removed access with which the form begins. */
  readonly recreation: RejectedAccess | undefined
  /** Filters of the list in which the new access appears. */
  readonly filters: GrantFilters
  readonly onCreated: (accessGrantId: string) => void
}

export interface NewGrantControl {
  readonly form: FormControl<GrantForm>
  /** The person, if it is not a new one. */
  readonly person: Person | undefined
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
export function useNewGrantForm({
  host,
  offer,
  offered,
  hostPerson,
  recreation,
  filters,
  onCreated
}: Options): NewGrantControl {
  const messages = useTexts()
  const { options } = useElement()
  const texts = useTexts(ACCESS_GRANT_FORM)
  const create = useAction(createAccessGrant)
  const places = usePlaceDoors()
  const toErrors = useGrantErrors()
  const limitsOf = usePinLimits(offer, places)
  const messagesOf = useNewGrantMessages(hostPerson !== undefined)
  const people = useSessionState(({ shown }) => shown.userIdentities)
  const [ownKey] = useState(randomGrantKey)
  const [hasRefused, setRefused] = useState(false)
  const grantKey = host.accessGrantKey ?? ownKey
  const list = accessGrantListQuery(filters)
  const lost = useLostResponse({ grantKey, list, onFound: onCreated })
  const choice = useGrantChoice({ first: host, offer, offered, places })
  const hidesPerson = options.disablePersonInformation === true
  const removed = recreation?.params

  function personOf({ who, personId }: GrantForm): Person | undefined {
    const chosenId = who === 'known' ? personId : undefined
    const chosen =
      chosenId === undefined ? undefined : knownPerson(chosenId, people.get(chosenId)?.resource, hidesPerson)
    const person = hostPerson ?? chosen
    // Access that is given again keeps its name.
    const isSame = person !== undefined && person.id === removed?.user_identity_id
    return isSame && removed?.name !== undefined ? { ...person, name: removed.name } : person
  }
  const subjectOf = (values: GrantForm): string => personOf(values)?.name ?? values.name.trim()

  function derive(values: GrantForm) {
    const chosen = choice.chosenBy(values)
    const possible = choice.possibleBy(values)
    const modes = values.modes.filter((mode) => possible.includes(mode))
    const limits = limitsOf(values, chosen)
    return { chosen, possible, modes, limits, invalid: messagesOf(values, { chosen, modes, pinError: limits.error }) }
  }
  const form = useForm<GrantForm>({
    rules: newGrantRules,
    initial: choice.initial,
    prefill: () =>
      recreation && {
        values: { ...choice.initial(), ...choice.recreated(recreation.params) },
        error: recreation.error
      },
    latest: choice.following,
    validate: ({ values }) => derive(values).invalid,
    toServerErrors: (error, { values }) => toErrors(error, values),
    key: newAccessGrantKey(grantKey),
    async submit({ values }) {
      lost.setKnowledge('none-lost')
      const { chosen, modes } = derive(values)
      const params = newGrantParameters({
        form: values,
        doors: chosen,
        modes,
        keys: {
          ...host,
          accessGrantKey: grantKey,
          customizationProfileId: host.customizationProfileId ?? removed?.customization_profile_id
        },
        person: personOf(values),
        hidesPerson
      })
      const outcome = await create({ params, list }, { texts: { success: { message: texts.created } } })
      if (outcome.status === 'failed') {
        if (isUncertain(outcome.error)) lost.setKnowledge('unknown')
        setRefused(isRefused(outcome.error))
      }
      return toSaveResult(outcome, ({ access_grant_id }) => access_grant_id)
    },
    failed: (values) => ({ subject: subjectOf(values), message: texts.createFailed }),
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
  const { chosen, possible, modes, limits, invalid } = derive(values)
  return {
    form,
    person: personOf(values),
    selection: { ...places, chosen },
    possible,
    modes,
    limits,
    isValid: !hasErrors(invalid),
    canSubmit: lost.knowledge === 'none-lost' || lost.knowledge === 'not-given',
    isRefused: hasRefused,
    doorZone: choice.zoneOf(values)
  }
}
